import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction } from '../../base/call/check.ts'
import { HostError } from '../../base/call/HostError.ts'

/**
 * Resolves when React has committed the updates that were made before the call, so that the document shows them: updates of events,
 * timers and transitions, in all roots.
 *
 * Does not wait for updates that are suspended, because they wait for data, code or an action themselves; nor for updates that
 * effects make afterwards.
 *
 * @param callback Called before the promise resolves.
 * @throws {ApiError} `invalid-argument` if `callback` is not a function; `unavailable` without a document; `failed` if `callback`
 * throws.
 * @platform web, capacitor
 *
 * @example
 * setItems([...items, item])
 * await nextTick()
 * list.current.lastElementChild.scrollIntoView()
 */
export function nextTick(callback?: () => void): Promise<void> {
  return callApi('nextTick', {}, async () => {
    if (callback !== undefined) checkFunction('nextTick', 'callback', callback)
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    await untilCommitted()
    callback?.()
  })
}

/**
 * React schedules the work of all roots in the order in which the roots have got it, so the work of a new root ends after all earlier
 * work. This needs a root for each call: the next call may be made while the last one waits.
 */
async function untilCommitted(): Promise<void> {
  // React's own microtask runs first. After it, a call in a transition is outside of the transition, which may wait for this call.
  await null
  const root = createRoot(document.createElement('div'))
  await new Promise<void>((resolve) => root.render(<Commits onEnd={resolve} />))
  root.unmount()
}

/**
 * Calls `onEnd` after a second commit. The first one follows the urgent updates. Only after these does React schedule transitions and
 * deferred values, which the second one follows: an update of an effect has their priority in the scheduler.
 */
function Commits({ onEnd }: { readonly onEnd: () => void }): null {
  const [isSecond, setIsSecond] = useState(false)
  useEffect(() => {
    if (isSecond) onEnd()
    else setIsSecond(true)
  }, [isSecond, onEnd])
  return null
}
