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
        tell()
      }

      // The speaker's window: what to say, what comes next, and the time since it was first opened.
      let speaker = null
      let began = 0

      const tell = () => {
        if (!speaker || speaker.closed) return
        const heading = (slide) => slide?.querySelector("h1, h2, h3")?.textContent ?? "the end"
        const [output, next] = ["output", "footer"].map((name) => speaker.document.querySelector(name))
        const notes = slides[current].querySelector("aside")?.cloneNode(true) ?? ""
        output.value = slides[current].dataset.of + " · " + heading(slides[current])
        next.textContent = "Next: " + heading(slides[current + 1])
        speaker.document.querySelector("main").replaceChildren(notes)
        speaker.scrollTo(0, 0)
      }

      const tick = () => {
        if (!speaker || speaker.closed) return
        const seconds = Math.floor((Date.now() - began) / 1000)
        const two = (number) => String(Math.floor(number) % 60).padStart(2, "0")
        speaker.document.querySelector("time").textContent =
          Math.floor(seconds / 3600) + ":" + two(seconds / 60) + ":" + two(seconds)
      }

      const present = () => {
        if (speaker && !speaker.closed) return speaker.focus()
        speaker = open("", "_blank", "popup,width=900,height=700")
        if (!speaker) return
        const page = speaker.document
        page.title = "To say: " + document.title
        page.head.replaceChildren(document.querySelector("style").cloneNode(true))
        page.body.className = "speaker"
        page.body.innerHTML =
          "<header><output></output><time title='from 0:00:00'></time></header><main></main><footer></footer>"
        page.querySelector("time").onclick = () => { began = Date.now(); tick() }
        page.onkeydown = turn
        began ||= Date.now()
        tell()
        tick()
      }
      setInterval(tick, 500)
      // After a reload nobody would tell it anything.
      addEventListener("pagehide", () => speaker?.close())

      const named = () => (parseInt(location.hash.slice(1), 10) || 1) - 1

      const steps = {
        ArrowRight: 1, ArrowDown: 1, PageDown: 1, Enter: 1,
        ArrowLeft: -1, ArrowUp: -1, PageUp: -1, Backspace: -1,
      }

      let typed = ""

      const press = (key, backwards) => {
        if (/^[0-9]$/.test(key)) {
          typed += key
          return true
        }
        const number = typed
        typed = ""
        if (key === "Enter" && number) show(number - 1)
        else if (key in steps) show(current + steps[key])
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
        else if (key === "p") present()
        else return false
        return true
      }

      const turn = (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const isPressed = event.target.closest("button, a") && [" ", "Enter"].includes(event.key)
        if (!isPressed && press(event.key, event.shiftKey)) event.preventDefault()
      }
      addEventListener("keydown", turn)
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
