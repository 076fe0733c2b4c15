import type { WorkerScope } from './workerScope.ts'

/** Files of the former deployment, and the windows that were open when this one took over. */
interface FormerRecord {
  readonly windows: readonly string[]
  readonly files: readonly string[]
}

/**
 * Keeps the files of the former deployment while a window uses them: a tab that was open before the update still loads its pages from
 * them. Only files that are recorded are removed, because a download that has broken off has stored files of the next deployment.
 *
 * @param cacheName The cache of the files.
 * @param recordUrl Address of the record in this cache.
 * @param isOwn Whether a file belongs to this deployment.
 */
export function formerFiles(
  { clients, registration }: Pick<WorkerScope, 'clients' | 'registration'>,
  cacheName: string,
  recordUrl: string,
  isOwn: (url: string) => boolean,
) {
  const openWindows = async () => {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    return windows.map(({ id }) => id)
  }
  return {
    /** Records the files and the windows, when this deployment takes over. */
    async note(): Promise<void> {
      const cache = await caches.open(cacheName)
      const files = (await cache.keys()).map(({ url }) => url).filter((url) => !isOwn(url) && url !== recordUrl)
      const record: FormerRecord = { windows: await openWindows(), files }
      await cache.put(recordUrl, Response.json(record))
    },
    /** Removes the recorded files once no recorded window is open. A reload makes a new window. */
    async removeUnused(): Promise<void> {
      // The next deployment may have the same files.
      if (registration.installing || registration.waiting) return
      const cache = await caches.open(cacheName)
      const found = await cache.match(recordUrl)
      if (!found) return
      const { windows, files }: FormerRecord = await found.json()
      const open = await openWindows()
      if (windows.some((id) => open.includes(id))) return
      for (const url of files) await cache.delete(url)
      await cache.delete(recordUrl)
    },
  }
}
