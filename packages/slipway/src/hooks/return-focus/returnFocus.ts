import { type FocusPosition, focusedElement } from './focusPosition.ts'

let stopReturning: (() => void) | undefined

/**
 * Moves the focus to the next control if the element that had it before an overlay is gone when the overlay has closed, or is removed
 * before the user moves the focus, such as a row that is deleted after a question.
 */
export function returnFocus(position: FocusPosition): void {
  stopReturning?.()
  const move = () => {
    if (!focusedElement()) controlInstead(position)?.focus({ preventScroll: true })
    if (focusedElement()) stop()
  }
  const removals = new MutationObserver(() => {
    if (position.element.isConnected) return
    move()
    // Content that appears later is not what the user has worked with.
    stop()
  })
  const listening = new AbortController()
  const stop = () => {
    removals.disconnect()
    listening.abort()
    stopReturning = undefined
  }
  stopReturning = stop
  const options = { capture: true, signal: listening.signal }
  addEventListener('pointerdown', stop, options)
  addEventListener('focusin', ({ target }) => target !== position.element && stop(), options)
  removals.observe(document, { subtree: true, childList: true })
  if (!focusedElement()) move()
  if (!position.element.isConnected) stop()
}

/**
 * The control to focus instead of an element that was removed, disabled or hidden: the next one after its position, else the one before
 * it, in the same dialog or page; without a control, the dialog or the page's main element.
 */
export function controlInstead({ element, levels }: FocusPosition): HTMLElement | undefined {
  const scope = levels.find(({ parent }) => parent.isConnected && parent.matches(scopes))?.parent ?? document.body
  const level = levels.find(({ parent }) => parent.isConnected && scope.contains(parent))
  if (!level) return undefined
  const controls = [...scope.querySelectorAll<HTMLElement>(focusable)].filter(isUsable)
  const isAt = (child: Element) => child.parentElement === level.parent
  const next = element.isConnected ? undefined : level.following.find(isAt)
  const previous = element.isConnected ? element : level.preceding.find(isAt)
  const isAfter = (control: Element) => {
    if (next) return next.contains(control) || isBefore(next, control)
    if (previous) return !previous.contains(control) && isBefore(previous, control)
    return isBefore(level.parent, control) && !level.parent.contains(control)
  }
  const main = scope.matches('.sw-page-body, dialog') ? scope : scope.querySelector('main, .sw-page-body')
  return (
    controls.find(isAfter) ??
    controls.findLast((control) => !isAfter(control) && control !== element) ??
    (main instanceof HTMLElement ? main : undefined)
  )
}

const scopes = 'dialog, .sw-page-body'
const focusable =
  'a[href],button,input,select,textarea,summary,audio[controls],video[controls],iframe,[tabindex],[contenteditable]'

function isUsable(control: HTMLElement): boolean {
  if (control.tabIndex < 0 || control.matches(':disabled') || control.closest('[inert], dialog:not([open])'))
    return false
  // jsdom, which apps may use in tests, has no layout.
  return control.checkVisibility?.({ visibilityProperty: true }) ?? true
}

/** Whether an element begins before another one in the document. */
const isBefore = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
