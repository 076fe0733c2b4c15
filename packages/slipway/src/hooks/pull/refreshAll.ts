import { reportLater } from '../../base/emitter.ts'
import { isPromise } from './isPromise.ts'

/**
 * Calls the listeners of a refresh. An error of one is reported, and the others are still called.
 *
 * @returns A promise that resolves when the promises of all listeners are settled; `undefined` if no listener returned a promise, so that
 * the refresh waits for `stopPullDownRefresh`.
 */
export function refreshAll(listeners: Iterable<() => unknown>): Promise<unknown> | undefined {
  const work: Promise<unknown>[] = []
  for (const listener of listeners) {
    try {
      const answer = listener()
      if (isPromise(answer)) work.push(Promise.resolve(answer).catch(reportLater))
    } catch (error) {
      reportLater(error)
      // A listener that has failed does not call `stopPullDownRefresh`.
      work.push(Promise.resolve())
    }
  }
  return work.length > 0 ? Promise.all(work) : undefined
}
