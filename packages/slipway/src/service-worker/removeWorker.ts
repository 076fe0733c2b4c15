import { cacheNames } from './workerNames.ts'
import type { WorkerScope } from './workerScope.ts'

// Replaces a worker in browsers that have one: removes its caches and itself.
const scope = globalThis as unknown as WorkerScope
scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  const { isOfApp } = cacheNames(new URL('.', scope.location.href).pathname)
  for (const name of await caches.keys()) if (isOfApp(name)) await caches.delete(name)
  await scope.registration.unregister()
}
