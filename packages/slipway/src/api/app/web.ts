import { unawaited } from '../../base/call/unawaited.ts'
import { isDev } from '../../base/isDev.ts'
import type { AppHost } from './host.ts'

/**
 * Listens on `window`. Errors of other origins lack the error object; errors of loading images and scripts are not
 * reported.
 */
export const host: AppHost = {
  onError(listener) {
    if (typeof window === 'undefined') return () => {}
    const onError = ({ error, message }: ErrorEvent) => listener(error ?? undefined, message)
    window.addEventListener('error', onError)
    return () => window.removeEventListener('error', onError)
  },
  onUnhandledRejection(listener) {
    if (typeof window === 'undefined') return () => {}
    const onRejection = ({ reason, promise }: PromiseRejectionEvent) => {
      // In production these refusals raise no event.
      if (!isDev || !unawaited.texts?.has(Object(reason))) listener({ reason, promise })
    }
    window.addEventListener('unhandledrejection', onRejection)
    return () => window.removeEventListener('unhandledrejection', onRejection)
  },
}
