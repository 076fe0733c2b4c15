import { getStorage, type StorageHost } from '../../../api/storage/index.ts'
import { createEmitter } from '../../../base/emitter.ts'

/** The storage of one origin, which all its tabs share. */
export interface MemoryStorage {
  readonly texts: Map<string, string>
  readonly values: Map<string, unknown>
  /** Capacity of `texts` in characters. Writing more throws the error of a browser. */
  room: number
  /** Error with which the storage for values fails; `undefined` if it works. */
  failure: unknown
  /** Opens a tab, and returns its access to the storage. */
  open(): StorageHost
}

/** Creates a storage in memory that behaves like a browser's. Each test creates its own. */
export function memoryStorage(): MemoryStorage {
  const texts = new Map<string, string>()
  const values = new Map<string, unknown>()
  const changes = createEmitter<{ change: { readonly name: string; readonly by: StorageHost } }>()
  const storage: MemoryStorage = { texts, values, room: Infinity, failure: undefined, open }

  function open(): StorageHost {
    const work = async <Answer>(answer: () => Answer): Promise<Answer> => {
      await Promise.resolve()
      if (storage.failure) throw storage.failure
      return answer()
    }
    const host: StorageHost = {
      texts: {
        get: (name) => texts.get(name),
        set(name, text) {
          const used = [...texts].reduce((total, entry) => total + entry.join('').length, 0)
          const freed = name.length + (texts.get(name)?.length ?? -name.length)
          if (used - freed + name.length + text.length > storage.room) throw quotaExceeded()
          texts.set(name, text)
          changes.emit('change', { name, by: host })
        },
        remove(name) {
          if (texts.delete(name)) changes.emit('change', { name, by: host })
        },
        names: () => [...texts.keys()],
      },
      values: () =>
        work(() => ({
          get: (name) => work(() => structuredClone(values.get(name))),
          set: (name, value) => work(() => void values.set(name, structuredClone(value))),
          remove: (names) => work(() => void names.map((name) => values.delete(name))),
          names: () => work(() => [...values.keys()]),
        })),
      onOtherChange: (listener) => changes.on('change', ({ name, by }) => by !== host && listener(name)),
      quota: async () => 2_048_000,
    }
    return host
  }

  return storage
}

/** Creates the error that browsers throw if the storage is full. */
export function quotaExceeded(): DOMException {
  return new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** Creates an origin with two tabs. */
export function origin() {
  const storage = memoryStorage()
  const [tab, other] = [storage.open(), storage.open()]
  const read = async (key: string, host = tab) => (await getStorage({ key }, host)).data
  return { storage, tab, other, read }
}
