import {
  CacheableResponsePlugin,
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  PrecacheController,
  registerRoute,
  StaleWhileRevalidate,
  type WorkboxPlugin,
} from '../vendor/workbox.ts'
import { formerFiles } from './formerFiles.ts'
import { pageFile } from './pageFile.ts'
import { urlPattern } from './urlPattern.ts'
import { cacheNames, forgetMessage, takeOverMessage } from './workerNames.ts'
import type { WorkerPlan } from './workerPlan.ts'
import type { LongEvent, WorkerScope } from './workerScope.ts'

/** Replaced by the build. */
declare const slipwayPlan: WorkerPlan

const plan = slipwayPlan
const scope = globalThis as unknown as WorkerScope
const { origin } = scope.location
const base = new URL('.', scope.location.href).pathname
const names = cacheNames(base)
const urlOf = (file: string) => new URL(base + encodeURI(file).replace(/[?#]/g, encodeURIComponent), origin).href

/** Many servers send the app's page for a file that does not exist. It must not be stored as the file. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPage = response.headers.get('content-type')?.includes('text/html')
    return response.status === 200 && (!isPage || new URL(request.url).pathname.endsWith('.html')) ? response : null
  },
}

// The files of the app. The same cache has those of the former deployment, so unchanged files are not loaded again.
const precache = new PrecacheController({ cacheName: names.files, plugins: [onlyFiles] })
precache.addToCacheList(plan.files.map(({ url, revision }) => ({ url: urlOf(url), revision })))
const own = new Set(precache.getURLsToCacheKeys().values())
const former = formerFiles(scope, names.files, urlOf('slipway-former'), (url) => own.has(url))

scope.addEventListener('install', (event) => void precache.install(event as never))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))

async function activate(): Promise<void> {
  await former.note()
  await former.removeUnused()
  const kept = new Set(plan.rules.map((rule) => names.ofRule(rule)))
  for (const name of await caches.keys()) if (names.isOfRule(name) && !kept.has(name)) await caches.delete(name)
  await scope.clients.claim()
}

// Pages.
const isOutside = plan.outside.map((pattern) => urlPattern(pattern, origin))
const fileFor = (url: URL) => pageFile(url.pathname, base, scope.navigator.languages, plan)
registerRoute(
  ({ request, url, sameOrigin }) =>
    request.mode === 'navigate' && sameOrigin && !isOutside.some((test) => test(url)) && fileFor(url) !== undefined,
  async ({ event, request, url }) => {
    if (plan.fromNetwork) {
      const response = await fetch(request).catch(() => undefined)
      if (response) return response
    }
    const file = urlOf(fileFor(url) ?? '')
    const cacheKey = precache.getCacheKeyForURL(file) ?? file
    return precache.strategy.handle({ event, request: new Request(file), params: { cacheKey } })
  },
)

// The files of the app, also those of the former deployment. Files that are not stored in advance are stored when they are used.
const usedFiles = new CacheFirst({
  cacheName: names.used,
  plugins: [onlyFiles, asPlugin(new ExpirationPlugin({ maxEntries: 300 }))],
})
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && (url.pathname.startsWith(base + plan.assets) || precache.getCacheKeyForURL(url.href) !== undefined),
  async ({ event, request, url }) => {
    const cacheKey = precache.getCacheKeyForURL(url.href)
    if (cacheKey !== undefined) return precache.strategy.handle({ event, request, params: { cacheKey } })
    const old = await (await caches.open(names.files)).match(url.href)
    if (old) return old
    const response = await usedFiles.handle({ event, request })
    // The file no longer exists on the server: the app reloads the page, and then needs the new deployment.
    if (!response.ok) scope.registration.waiting?.postMessage(takeOverMessage)
    return response
  },
)

// Responses by rule. A response that arrives after the user has signed out is not stored.
let signOuts = 0
const strategies = {
  'network-first': NetworkFirst,
  'cache-first': CacheFirst,
  'stale-while-revalidate': StaleWhileRevalidate,
}
for (const rule of plan.rules) {
  const { maxEntries, maxAgeSeconds } = rule
  const isMatch = urlPattern(rule.urls, origin)
  const started = new WeakMap<Request, number>()
  const handler = new strategies[rule.strategy]({
    cacheName: names.ofRule(rule),
    plugins: [
      asPlugin(new CacheableResponsePlugin({ statuses: [0, 200] })),
      asPlugin(new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true })),
      {
        handlerWillStart: async ({ request }) => void started.set(request, signOuts),
        cacheWillUpdate: async ({ request, response }) =>
          rule.shared || started.get(request) === signOuts ? response : null,
      },
    ],
  })
  registerRoute(({ url, request }) => request.mode !== 'navigate' && isMatch(url), handler)
}

scope.addEventListener('message', (event) => {
  if (event.data === takeOverMessage) void scope.skipWaiting()
  const { started } = Object(event.data) as { readonly started?: readonly string[] }
  if (started) event.waitUntil(Promise.all([former.removeUnused(), storeUsed(event, started)]))
  if (event.data === forgetMessage) {
    signOuts++
    event.waitUntil(forgetUser())
  }
})

/** Stores the files that the first visit has loaded before the worker was in use. */
async function storeUsed(event: LongEvent, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (new URL(url).pathname.startsWith(base + plan.assets) && precache.getCacheKeyForURL(url) === undefined) {
      // A file that cannot be loaded is stored when it is used again.
      await usedFiles.handle({ event: event as never, request: new Request(url) }).catch(() => {})
    }
  }
}

/** The types of Workbox's own plugins do not fit its type of a plugin if optional properties may not be `undefined`. */
function asPlugin(plugin: CacheableResponsePlugin | ExpirationPlugin): WorkboxPlugin {
  return plugin as WorkboxPlugin
}

async function forgetUser(): Promise<void> {
  for (const name of await caches.keys()) if (names.isOfUser(name)) await caches.delete(name)
}
