import Foundation

/// Room on the disk, and folders that can be written to.
struct DiskChecks {
  /// What a first build of the worksheet and of `kata verify` may take.
  static let neededBytes = 2_000_000_000

  let around: Surroundings
  let repository: Repository
  let directory: URL

  /// Whether `folder` takes what `kata` writes.
  func writing(_ folder: URL) -> Diagnosis {
    let path = Place.shortened(folder.path, from: directory)
    func diagnosis(_ found: String, _ mend: String?) -> Diagnosis {
      Diagnosis(
        name: "Writing", state: .stops(.inputOutput), found: "\(path): \(found)",
        needed: "a folder that is yours", mend: mend)
    }
    let typed = Mending.quoted(path)
    switch around.writing(folder) {
    case .worked:
      return Diagnosis(
        name: "Writing", state: .fine, found: "\(path) can be written",
        needed: "a folder that is yours")
    case .inTheWay:
      return diagnosis("something that is no folder is there", "mv \(typed) \(typed)-aside")
    case .foreign(let place):
      let place = Mending.quoted(Place.shortened(place, from: directory))
      return diagnosis("it belongs to another user", "sudo chown -R \"$(id -un)\" \(place)")
    case .forbidden(let place):
      let place = Mending.quoted(Place.shortened(place, from: directory))
      return diagnosis("it is read-only", "chmod -R u+w \(place)")
    case .failed(let words): return diagnosis(words, nil)
    }
  }

  var room: Diagnosis {
    let needed = "about \(DiskChecks.neededBytes / 1_000_000_000) GB"
    guard let free = around.freeBytes(repository.root) else {
      return Diagnosis(name: "Disk", state: .remark, found: "its room is not known", needed: needed)
    }
    let found = "\(DiskChecks.gigabytes(free)) free"
    if free >= DiskChecks.neededBytes {
      return Diagnosis(name: "Disk", state: .fine, found: found, needed: needed)
    }
    // All of it can be made again.
    let products = [
      repository.state.appending(path: "verify"), repository.exercises.appending(path: ".build"),
    ]
    .filter { around.exists($0.path) }
    .map { Mending.quoted(Place.shortened($0.path, from: directory)) }
    let isBuilt = around.exists(repository.scratch.appending(path: "debug").path)
    return Diagnosis(
      name: "Disk", state: isBuilt ? .remark : .stops(.inputOutput), found: found, needed: needed,
      mend: products.isEmpty ? nil : "rm -rf " + products.joined(separator: " "))
  }

  static func gigabytes(_ bytes: Int) -> String {
    let tenths = bytes / 100_000_000
    return "\(tenths / 10).\(tenths % 10) GB"
  }
}
