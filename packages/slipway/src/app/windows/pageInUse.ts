let key: string | undefined

/** The page beside the stack that the user is using; `undefined` while it is a page of the stack, or something else. */
export function pageInUse(): string | undefined {
  return key
}

/** Takes note of what the user presses or focuses; of nothing at the end. */
export function noteUse(target?: EventTarget): void {
  const page = target instanceof Element ? target.closest('[data-beside]') : null
  key = page?.getAttribute('data-layer') ?? undefined
}
