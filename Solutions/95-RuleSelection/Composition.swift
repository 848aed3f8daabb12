/// The rules of the app, module by module.
func makeAppRules() throws -> LoaderRules {
  let rules = LoaderRules()
  for register in [registerCore, registerLists, registerUsers] { try register(rules) }
  return rules
}

private func registerCore(in rules: LoaderRules) throws {
  try rules.register { ResourceLoader(source: "server") }
}

private func registerLists(in rules: LoaderRules) throws {
  try rules.register(for: ListScreen.self) { ResourceLoader(source: "cache") }
}

private func registerUsers(in rules: LoaderRules) throws {
  try rules.register(for: UsersScreen.self) { ResourceLoader(source: "directory") }
}
