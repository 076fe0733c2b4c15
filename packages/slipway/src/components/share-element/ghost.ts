import type { Box } from './flight.state.ts'

/** An element's likeness above the pages. */
export interface Ghost {
  readonly element: HTMLElement
  /** Where it lies while it is not moved. */
  readonly box: Box
}

/**
 * Puts a likeness of an element above the pages, at a place of the window. It looks as the element does there, wherever the
 * style sheets find it; nobody presses, reads or focuses it.
 */
export function createGhost(original: HTMLElement, root: Element, box: Box): Ghost {
  const likeness = original.cloneNode(true) as HTMLElement
  const [originals, copies] = [original, likeness].map((one) => [one, ...one.querySelectorAll('*')])
  for (const [index, copy] of (copies ?? []).entries()) {
    const from = originals?.[index]
    if (from && 'style' in copy) copyLook(from, copy as HTMLElement)
    // Each of the page's names is there once.
    for (const name of ['id', 'name', 'loading']) copy.removeAttribute(name)
    if (copy.localName === 'img') copy.setAttribute('decoding', 'sync')
  }
  Object.assign(likeness.style, { position: 'static', margin: '0', inlineSize: '100%', blockSize: '100%' })

  const element = document.createElement('div')
  element.className = 'sw-share-flight'
  element.ariaHidden = 'true'
  element.inert = true
  const { left, top } = root.getBoundingClientRect()
  const [x, y] = [box.x - left - root.clientLeft, box.y - top - root.clientTop]
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${box.width}px`, height: `${box.height}px` })
  element.append(likeness)
  root.append(element)
  return { element, box }
}

/** What it looks like comes from where it stands, so all of it is written down; and it moves with its ghost alone. */
function copyLook(from: Element, to: HTMLElement): void {
  const look = getComputedStyle(from)
  for (const name of look) to.style.setProperty(name, look.getPropertyValue(name))
  Object.assign(to.style, { animation: 'none', transition: 'none', visibility: 'visible' })
}
