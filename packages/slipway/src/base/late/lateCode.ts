import type { Unsubscribe } from '../emitter.ts'

/**
 * Code of a part that is loaded when the user begins to use the page: with the first press or key in the document, or when a
 * pointer or the focus enters an element of the part. From then on, each element starts the code at once. If the code cannot be
 * loaded, the next of these events tries again.
 *
 * @param load Imports the code.
 * @returns A function for each element: it calls `start` once the code is loaded, and returns a function that stops. `isEager`
 * loads the code at once, as `load` of the function does. `onFail` is called each time that the code cannot be loaded.
 *
 * @example
 * const lateSwing = lateCode(() => import('./attachSwing.ts'))
 * useEffect(() => lateSwing(element, (late) => late.attachSwing(element)), [element])
 */
export function lateCode<Late>(load: () => Promise<Late>) {
  let late: Late | undefined
  const waiting = new Set<() => void>()
  const use = async () => {
    try {
      late = await load()
    } catch {}
    for (const settle of waiting) settle()
  }
  const attach = (
    element: Element,
    start: (late: Late) => Unsubscribe | undefined,
    isEager = false,
    onFail?: () => void,
  ): Unsubscribe => {
    const listening = new AbortController()
    const { signal } = listening
    let stop: Unsubscribe | undefined
    // A function of its own: the window would ignore the same listener of a second element.
    const onUse = () => void use()
    const settle = () => {
      if (!late) return onFail?.()
      end()
      stop = start(late)
    }
    const end = () => {
      waiting.delete(settle)
      listening.abort()
    }
    if (late) settle()
    else {
      waiting.add(settle)
      for (const type of ['pointerover', 'focusin']) element.addEventListener(type, onUse, { signal })
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, onUse, { capture: true, signal })
      // The element may have been focused when it was mounted.
      if (isEager || element.contains(element.ownerDocument.activeElement)) void use()
    }
    return () => {
      end()
      stop?.()
    }
  }
  return Object.assign(attach, { load: use })
}
