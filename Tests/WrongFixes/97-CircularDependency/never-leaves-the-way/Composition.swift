/// The rules of the app.
func makeAppContainer() -> Container {
  let container = Container()
  container.register(Network.self) { _ in Network() }
  container.register(CurrentUser.self) { _ in CurrentUser() }
  container.register(Accounts.self) { try Accounts(container: $0) }
  container.register(Sync.self) { try Sync(container: $0) }
  return container
}
