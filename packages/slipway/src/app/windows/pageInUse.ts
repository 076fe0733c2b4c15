let key: string | undefined

/**
 * Key of the page in a window that the user is using; `undefined` if the user is using a page of the stack, or anything else.
 */
export function pageInUse(): string | undefined {
  return key
}

/** Records the element that the user presses or focuses; without an argument, resets the record. */
export function noteUse(target?: EventTarget): void {
  const page = target instanceof Element ? target.closest('[data-window]') : null
  key = page?.getAttribute('data-layer') ?? undefined
}
