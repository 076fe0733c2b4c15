import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * Ignores files that the user drops beside the elements that accept files. A browser would open such a file in place of the app, and
 * unsent text would be lost. An element of the app accepts a drop if its own listener of `dragover` prevents the default.
 */
export function ignoreFileDrops(): Unsubscribe {
  const ignoring = new AbortController()
  const ignore = (event: DragEvent) => {
    const { dataTransfer, target } = event
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
    if (target instanceof Element && target.matches('input[type=file]')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, ignore, { signal: ignoring.signal })
  return () => ignoring.abort()
}
