import type { Box } from './flight.state.ts'

/** A copy of an element above the pages. */
export interface Ghost {
  readonly element: HTMLElement
  /** The box of the copy before it is transformed. */
  readonly box: Box
}

/**
 * Puts a copy of an element above the pages, at a box in client coordinates. The copy keeps the computed styles of the
 * element, independent of selectors. It is inert and hidden from assistive technology.
 */
export function createGhost(original: HTMLElement, root: Element, box: Box): Ghost {
  const clone = original.cloneNode(true) as HTMLElement
  const [originals, copies] = [original, clone].map((one) => [one, ...one.querySelectorAll('*')])
  for (const [index, copy] of (copies ?? []).entries()) {
    const from = originals?.[index]
    if (from && 'style' in copy) copyLook(from, copy as HTMLElement)
    // Ids and names must stay unique in the document.
    for (const name of ['id', 'name', 'loading']) copy.removeAttribute(name)
    if (copy.localName === 'img') copy.setAttribute('decoding', 'sync')
  }
  Object.assign(clone.style, { position: 'static', margin: '0', inlineSize: '100%', blockSize: '100%' })

  const element = document.createElement('div')
  element.className = 'sw-share-flight'
  element.ariaHidden = 'true'
  element.inert = true
  const { left, top } = root.getBoundingClientRect()
  const [x, y] = [box.x - left - root.clientLeft, box.y - top - root.clientTop]
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${box.width}px`, height: `${box.height}px` })
  element.append(clone)
  root.append(element)
  return { element, box }
}

/**
 * Copies all computed styles, because selectors may not match the copy. Animations are switched off, because only the ghost
 * moves.
 */
function copyLook(from: Element, to: HTMLElement): void {
  const look = getComputedStyle(from)
  for (const name of look) to.style.setProperty(name, look.getPropertyValue(name))
  Object.assign(to.style, { animation: 'none', transition: 'none', visibility: 'visible' })
}
