/// Nothing is observed any more; the owner saves.
enum Autosave {}
