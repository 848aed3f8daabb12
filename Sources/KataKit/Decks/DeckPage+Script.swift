extension DeckPage {
  /// Without it the page is all slides with their notes, one below the other.
  static let script = #"""
    (() => {
      const slides = [...document.querySelectorAll("section")]
      const body = document.body
      let current = 0

      // Makes type smaller until the slide fits, but no smaller than what can be read: then it scrolls.
      const fit = () => {
        const face = slides[current].querySelector(".face")
        const type = () => parseFloat(getComputedStyle(face).fontSize)
        let size = 1
        face.style.setProperty("--fit", size)
        while (face.scrollHeight > face.clientHeight && type() > 17 && size > .5) {
          face.style.setProperty("--fit", size -= .04)
        }
      }

      const show = (index) => {
        current = Math.max(0, Math.min(slides.length - 1, index))
        slides.forEach((slide, place) => slide.classList.toggle("current", place === current))
        document.querySelector("output").value = slides[current].dataset.of
        if (location.hash !== "#" + (current + 1)) history.replaceState(null, "", "#" + (current + 1))
        scrollTo(0, 0)
        fit()
      }

      const named = () => (parseInt(location.hash.slice(1), 10) || 1) - 1

      const steps = {
        ArrowRight: 1, ArrowDown: 1, PageDown: 1, Enter: 1,
        ArrowLeft: -1, ArrowUp: -1, PageUp: -1, Backspace: -1,
      }

      const press = (key, backwards) => {
        if (key in steps) show(current + steps[key])
        else if (key === " ") show(current + (backwards ? -1 : 1))
        else if (key === "Home") show(0)
        else if (key === "End") show(slides.length - 1)
        else if (key === "n") { body.classList.toggle("notes"); fit() }
        else if (key === "d") {
          const style = document.documentElement.style
          const isDark = style.colorScheme
            ? style.colorScheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches
          style.colorScheme = isDark ? "light" : "dark"
        }
        else if (key === "p") print()
        else return false
        return true
      }

      addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const isPressed = event.target.closest("button, a") && [" ", "Enter"].includes(event.key)
        if (!isPressed && press(event.key, event.shiftKey)) event.preventDefault()
      })
      addEventListener("click", (event) => {
        const button = event.target.closest("button")
        if (!button) return
        if (button.dataset.step) show(current + Number(button.dataset.step))
        else press(button.dataset.key)
      })
      addEventListener("hashchange", () => show(named()))
      addEventListener("resize", fit)
      body.classList.add("turned")
      show(named())
    })()
    """#
}
