/**
 * Adds a focusable element before and after the frame of the tests. In headless Firefox, a Tab press that leaves the window ends
 * all focus events in the window; these elements keep the focus inside.
 */
export function keepFocusInWindow(): void {
  const { body } = window.parent.document
  // The elements of the previous test file have lost their listeners together with the frame of that file.
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
