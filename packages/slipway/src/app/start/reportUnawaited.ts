import { unawaited } from '../../base/call/unawaited.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'

/**
 * Reports refused calls that are not awaited, for the developer: a press that opens no page would otherwise change nothing and log
 * nothing. As in production, such a call raises no unhandled rejection. Does nothing outside browsers, which report rejections
 * in other ways.
 */
export function reportUnawaited(): Unsubscribe {
  if (typeof PromiseRejectionEvent === 'undefined') return () => {}
  const texts = new WeakMap<object, string>()
  unawaited.texts = texts
  const report = (event: PromiseRejectionEvent) => {
    const text = texts.get(Object(event.reason))
    if (!text) return
    event.preventDefault()
    event.stopImmediatePropagation()
    warnDeveloper(text)
  }
  // Before the listeners of the app, which get no such event in production either.
  addEventListener('unhandledrejection', report, { capture: true })
  return () => {
    delete unawaited.texts
    removeEventListener('unhandledrejection', report, { capture: true })
  }
}
