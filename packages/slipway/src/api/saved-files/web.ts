import { HostError } from '../../base/call/HostError.ts'
import { storedName } from '../../base/storedName.ts'
import { readFile } from '../temp-file/readFile.ts'
import type { SavedFileFacts, SavedFilesHost } from './host.ts'
import { privateFolder } from './privateFolder.ts'

/**
 * Facts in IndexedDB; contents in the Origin Private File System, or in IndexedDB if the browser has no such file system or
 * cannot write to it, as in private windows of Firefox.
 */
export const host: SavedFilesHost = {
  read: readFile,
  async open() {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    if (typeof indexedDB === 'undefined') throw new HostError('unavailable', 'there is no IndexedDB here')
    const { createStore, del, get, keys, set } = await import('../../vendor/idb-keyval.ts')
    const database = createStore('sw:files', 'files')
    const namesAfter = async (prefix: string) =>
      (await keys<string>(database)).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
    const factsName = (id = '') => storedName('file') + id
    const contentName = (id = '') => storedName('file-content') + id
    return {
      async write(id, content, signal) {
        if (await privateFolder.write(id, content, signal)) return
        // Bytes, because IndexedDB stores no files in private windows of WebKit.
        const bytes = await content.arrayBuffer()
        signal?.throwIfAborted()
        await set(contentName(id), bytes, database)
      },
      async content(id) {
        const file = await privateFolder.read(id)
        if (file) return file
        const bytes = await get<ArrayBuffer>(contentName(id), database)
        return bytes && new Blob([bytes])
      },
      async remove(id) {
        await privateFolder.remove(id)
        await del(contentName(id), database)
      },
      contents: async () => [...(await privateFolder.names()), ...(await namesAfter(contentName()))],
      setFacts: (id, facts) => set(factsName(id), facts, database),
      facts: (id) => get<SavedFileFacts>(factsName(id), database),
      removeFacts: (id) => del(factsName(id), database),
      ids: () => namesAfter(factsName()),
    }
  },
  async space() {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    // Pages without https have no storage manager, although its type is not optional.
    const manager: StorageManager | undefined = navigator.storage
    const { usage, quota } = (await manager?.estimate?.()) ?? {}
    if (usage === undefined || quota === undefined) return undefined
    return { usage, quota, persisted: await manager.persisted?.() }
  },
}
