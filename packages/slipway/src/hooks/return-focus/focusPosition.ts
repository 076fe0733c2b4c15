import type { Unsubscribe } from '../../base/emitter.ts'

/** An element and its surroundings in the document, from which the next control is found after the element was removed. */
export interface FocusPosition {
  readonly element: HTMLElement
  /** The ancestors from the inside to the outside, with the elements after and before the branch that contains the element. */
  readonly levels: readonly FocusLevel[]
}

interface FocusLevel {
  readonly parent: Element
  readonly following: readonly Element[]
  /** From the nearest to the first one. */
  readonly preceding: readonly Element[]
}

/** Reads the surroundings of an element that is in the document. */
export function focusPositionOf(element: HTMLElement): FocusPosition {
  const levels: FocusLevel[] = []
  for (let branch: Element = element; branch.parentElement; branch = branch.parentElement) {
    const parent = branch.parentElement
    const siblings = [...parent.children]
    const at = siblings.indexOf(branch)
    levels.push({ parent, following: siblings.slice(at + 1), preceding: siblings.slice(0, at).reverse() })
  }
  return { element, levels }
}

let last: FocusPosition | undefined
let watchers = 0

const note = () => {
  const element = focusedElement()
  if (element) last = focusPositionOf(element)
}

/**
 * The element that has the focus; `undefined` if the document's body has it. An element in a closed dialog loses the focus with the next
 * frame.
 */
export function focusedElement(): HTMLElement | undefined {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return undefined
  return activeElement.closest('dialog:not([open])') ? undefined : activeElement
}

/** Keeps the position of the focused element, because the event that opens an overlay may remove the element. Returns a function that stops. */
export function watchFocusPosition(): Unsubscribe {
  // A click may follow long after the focus, when other elements are around.
  if (watchers++ === 0) for (const type of ['focusin', 'click']) addEventListener(type, note, { capture: true })
  note()
  return () => {
    if (--watchers > 0) return
    for (const type of ['focusin', 'click']) removeEventListener(type, note, { capture: true })
    last = undefined
  }
}

/** The position of the element that has the focus, or had it until it was removed; `undefined` if the user has focused no element. */
export function currentFocusPosition(): FocusPosition | undefined {
  const element = focusedElement()
  if (element) return focusPositionOf(element)
  return last?.element.isConnected ? undefined : last
}
