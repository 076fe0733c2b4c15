import { getStorage, type StorageHost } from '../../../api/storage/index.ts'
import { createEmitter } from '../../../base/emitter.ts'

/** What the tabs of one origin have in common. */
export interface MemoryStorage {
  readonly texts: Map<string, string>
  readonly values: Map<string, unknown>
  /** How many characters fit into the texts; more throw as a browser does. */
  room: number
  /** What the storage for values fails with, if it does. */
  failure: unknown
  /** Opens a tab. */
  open(): StorageHost
}

/** Storage as a browser has it, which each test has for itself. */
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

/** What browsers throw where there is no room. */
export function quotaExceeded(): DOMException {
  return new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** An origin and two of its tabs. */
export function origin() {
  const storage = memoryStorage()
  const [tab, other] = [storage.open(), storage.open()]
  const read = async (key: string, host = tab) => (await getStorage({ key }, host)).data
  return { storage, tab, other, read }
}
