import { secureFeature } from '../../base/call/browserFeature.ts'
import { HostError } from '../../base/call/HostError.ts'
import { takeOverMessage } from '../../service-worker/workerNames.ts'
import type { AppUpdateHost } from './host.ts'

/** Uses the registration of the app's service worker. A worker that waits is a downloaded deployment. */
export const host: AppUpdateHost = {
  async check() {
    const registration = await registrationOf(workers())
    try {
      await registration.update()
    } catch (error) {
      throw new HostError('unavailable', `the server could not be asked for a new deployment: ${error}`)
    }
    const { installing } = registration
    if (installing) await settled(installing)
    return registration.waiting !== null
  },
  watch(listener) {
    const found = typeof navigator === 'undefined' ? undefined : navigator.serviceWorker
    const stopped = new AbortController()
    const follow = (registration: ServiceWorkerRegistration) => {
      if (stopped.signal.aborted) return
      const { waiting, installing } = registration
      if (waiting) listener()
      const wait = (worker: ServiceWorker | null) => {
        // The first worker of an app replaces none, so it does not wait.
        if (worker)
          void settled(worker).then(() => registration.waiting === worker && !stopped.signal.aborted && listener())
      }
      wait(installing)
      registration.addEventListener('updatefound', () => wait(registration.installing), { signal: stopped.signal })
    }
    // `ready` waits for the registration, which may follow.
    void found?.ready.then(follow)
    return () => stopped.abort()
  },
  async apply(signal) {
    const { waiting } = await registrationOf(workers())
    if (!waiting) throw new HostError('unavailable', 'no new deployment has been downloaded')
    const taken = settled(waiting, 'activated')
    waiting.postMessage(takeOverMessage)
    await taken
    if (!signal?.aborted) location.reload()
  },
}

const workers = () => secureFeature<ServiceWorkerContainer>('service worker', () => navigator.serviceWorker)

async function registrationOf(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const registration = await container.getRegistration()
  if (registration) return registration
  throw new HostError('unavailable', 'the app has no service worker. Write slipway({ pwa: true }) in vite.config.ts')
}

/** Resolves when a worker has been installed, or has reached a later state: it may also be given up. */
function settled(worker: ServiceWorker, wanted: 'installed' | 'activated' = 'installed'): Promise<void> {
  const isDone = () =>
    worker.state === 'redundant' ||
    worker.state === 'activated' ||
    (wanted === 'installed' && worker.state !== 'installing')
  return new Promise((resolve) => {
    if (isDone()) return resolve()
    worker.addEventListener('statechange', function look() {
      if (!isDone()) return
      worker.removeEventListener('statechange', look)
      resolve()
    })
  })
}
