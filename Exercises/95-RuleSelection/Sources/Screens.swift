/// A screen of the app.
class Screen {
  required init() {}
}

class SettingsScreen: Screen {}

/// A screen that lists something.
class ListScreen: Screen {}

class DocumentsScreen: ListScreen {}

/// Lists the people who work with the user.
class UsersScreen: ListScreen {}

/// Those who are not of the user's house.
class GuestsScreen: UsersScreen {}
