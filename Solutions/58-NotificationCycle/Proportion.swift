/// How the width of a picture stands to its height: 3 to 2, for instance.
struct Proportion {
  let width: Int
  let height: Int

  /// The height that goes with a width, in whole pixels, rounded up: a picture is never without any.
  func height(forWidth width: Int) -> Int {
    (width * height + self.width - 1) / self.width
  }

  /// The width that goes with a height, in whole pixels, rounded up.
  func width(forHeight height: Int) -> Int {
    (height * width + self.height - 1) / self.height
  }
}
