import { pathHref } from '../address/address.ts'
import type { History, HistoryFactory, HistoryListener } from './history.ts'

/** History in memory, for tests and for apps embedded in another page. Moves are asynchronous, as in a browser. */
export function memoryHistory(initialUrl = '/'): HistoryFactory {
  return (): History => {
    const entries: { url: string; state: unknown }[] = [{ url: initialUrl, state: undefined }]
    const listeners = new Set<HistoryListener>()
    const ids = [{}]
    let position = 0
    const current = () => entries[position] ?? { url: initialUrl, state: undefined }
    return {
      url: () => current().url,
      state: () => current().state,
      entryId: () => ids[position],
      href: (url) => pathHref('', url),
      push(url, state) {
        entries.splice(++position, entries.length, { url, state: structuredClone(state) })
        ids.splice(position, ids.length, {})
      },
      replace(url, state) {
        entries[position] = { url, state: structuredClone(state) }
      },
      go(delta) {
        queueMicrotask(() => {
          const target = position + delta
          if (delta === 0 || target < 0 || target >= entries.length) return
          position = target
          const { state } = current()
          for (const listener of [...listeners]) listener(false, state)
        })
      },
      listen(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }
}
