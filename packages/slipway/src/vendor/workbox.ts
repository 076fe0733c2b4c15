/** The parts of Workbox that the service worker uses. */
export { CacheableResponsePlugin } from 'workbox-cacheable-response'
export type { WorkboxPlugin } from 'workbox-core'
export { ExpirationPlugin } from 'workbox-expiration'
export { PrecacheController } from 'workbox-precaching'
export { registerRoute } from 'workbox-routing'
export { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
