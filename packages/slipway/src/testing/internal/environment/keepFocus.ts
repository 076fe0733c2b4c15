/**
 * Puts something to focus before and after the frame of the tests. A Tab that leaves the window of a Firefox without a screen has
 * left it for good: from then on nothing in it hears of the focus.
 */
export function keepFocusInWindow(): void {
  const { body } = window.parent.document
  // Those of the file before are deaf: their listeners went with its frame.
  for (const old of body.querySelectorAll(`.${name}`)) old.remove()
  body.prepend(stop())
  body.append(stop())
}

const name = 'beside-the-tests'

function stop(): HTMLElement {
  const element = window.parent.document.createElement('div')
  element.className = name
  element.tabIndex = 0
  element.style.position = 'fixed'
  element.addEventListener('keydown', (event) => event.preventDefault())
  return element
}
