/// The area behind a row, which the user sees coloured or plain.
final class Background {
  var isColored = false
}
