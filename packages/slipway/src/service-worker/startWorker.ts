import { trustedScriptUrl } from '../base/late/trustedScriptUrl.ts'
import { cacheNames, forgetMessage } from './workerNames.ts'

/** Time after which a window that is shown again asks for a new deployment. */
const checkEveryMs = 60 * 60 * 1_000

/**
 * Registers the app's service worker once the page has loaded, so that it does not compete with the first page, and asks for a new
 * deployment when the app is shown again after an hour.
 */
export function startWorker(url: string, base: string): void {
  // A browser has none on pages without https.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  const start = () => {
    // The browser asks the server for the worker at each check, whatever the headers of the file say.
    workers.register(trustedScriptUrl(url), { scope: base, updateViaCache: 'none' }).then(
      (registration) => {
        void reportStart(workers)
        checkAgain(registration)
      },
      (error) => reportError(new Error(`slipway: the service worker could not be registered: ${error}`)),
    )
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

/**
 * Lets the worker remove the files of the former deployment if this was the last window that used them, and store the files that a first
 * visit has loaded without it.
 */
async function reportStart(workers: ServiceWorkerContainer): Promise<void> {
  const isFirst = !workers.controller
  const { active } = await workers.ready
  const loaded = isFirst ? performance.getEntriesByType('resource').map(({ name }) => name) : []
  active?.postMessage({ started: loaded.filter((url) => url.startsWith(`${location.origin}/`)) })
}

function checkAgain(registration: ServiceWorkerRegistration): void {
  let checkedMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedMs < checkEveryMs) return
    checkedMs = Date.now()
    // Without a network there is nothing new.
    registration.update().catch(() => {})
  })
}

/** The functions of `slipway/api/identity` that tell who is signed in. */
interface Identity {
  getToken(): { readonly uid: string } | undefined
  onTokenChange(listener: (token: { readonly uid: string } | undefined) => void): unknown
}

/**
 * Removes the user's responses when the user signs out, the token expires, or another user signs in; also if this happened while the app
 * was closed. The worker does not store responses that arrive later.
 */
export function forgetOnSignOut(base: string, { getToken, onTokenChange }: Identity): void {
  let user: string | undefined
  const follow = (token: { readonly uid: string } | undefined) => {
    if (token?.uid !== user || !token) void forgetUser(base)
    user = token?.uid
  }
  const start = () => {
    user = getToken()?.uid
    if (user === undefined) void forgetUser(base)
    onTokenChange(follow)
  }
  // The app has read the token by then.
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

async function forgetUser(base: string): Promise<void> {
  const { isOfUser } = cacheNames(base)
  navigator.serviceWorker?.controller?.postMessage(forgetMessage)
  // Browsers have no caches on pages without https.
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) if (isOfUser(name)) await caches.delete(name)
}
