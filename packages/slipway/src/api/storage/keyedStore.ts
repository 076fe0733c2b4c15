import { HostError } from '../../base/call/HostError.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { asRefusal } from './asRefusal.ts'
import { decode, encode } from './codec.ts'
import type { StorageHost } from './host.ts'
import { createKeyChanges, type StorageChange } from './keyChanges.ts'
import { createLargeValues } from './largeValues.ts'
import { createLargeWrites, type LargeWrite } from './largeWrites.ts'
import { keyOf, nameOf, readMark, writeMark } from './names.ts'
import { sizeOf } from './sizeOf.ts'

/** Contents of a store. */
export interface Contents {
  readonly keys: string[]
  /** Approximate size: two bytes for each character, plus the bytes of all other data. */
  readonly bytes: number
}

/**
 * Values by key in a host's storage. Failures throw or reject with a `HostError` or the host's own error; a method may throw
 * even if it returns a promise.
 */
export interface KeyedStore {
  /** Reads the value that the key has after all earlier calls. */
  get(key: string): Promise<unknown>
  /** Reads a value that is stored as text. The result is an object, because the value itself may be `undefined`. */
  getNow(key: string): { readonly data: unknown } | undefined
  set(key: string, value: unknown): Promise<void>
  /** Stores a value as text. */
  setNow(key: string, value: unknown): void
  /** Removes a value immediately; resolves when its bytes have been deleted as well. */
  remove(key: string): Promise<void>
  /** Removes all values in the same way as `remove`. */
  clear(): Promise<void>
  contents(): Contents
  /** Resolves when all running writes have ended. */
  settled(): Promise<void>
  onChange(listener: (change: StorageChange) => void): Unsubscribe
}

/**
 * A longer text is stored as a value, because browsers read all texts of an origin into memory before they return the first one.
 */
export const largestText = 100_000

/**
 * Creates the store of the app's keys.
 *
 * Each key has a text in the host's text storage. A value that is short and can be written as text is this text. For any other
 * value the text is a mark with the name of a value in the host's other storage. Such a value is first stored under a unique
 * name; then the key gets the mark, in one step. So if a write fails or is interrupted, the key has either its old value or the
 * new one. The existing keys and their changes, also those made in other windows, are known synchronously. Calls on a key take
 * effect in their order without waiting for each other.
 */
export function createKeyedStore(host: StorageHost): KeyedStore {
  const { texts } = host
  const ownNames = () => texts.names().filter((name) => keyOf(name) !== undefined)
  const { notify, onChange } = createKeyChanges(host)
  const writes = createLargeWrites()
  const large = createLargeValues(host, () => ownNames().map((name) => readMark(texts.get(name))?.name))

  /** Sets or removes the text of a key. Resolves when the value to which its old mark led has been deleted. */
  function commit(name: string, text: string | undefined, order = writes.next()): Promise<void> {
    const before = texts.get(name)
    if (text === undefined) texts.remove(name)
    else if (text !== before) store(name, text)
    writes.overtake(name, order)
    if (text === before) return Promise.resolve()
    notify(name, text, false)
    return large.free(readMark(before)?.name)
  }

  function store(name: string, text: string): void {
    try {
      texts.set(name, text)
    } catch (error) {
      throw asRefusal(error)
    }
  }

  /** Stores a value in the storage for large values; if that fails, as a text if possible. */
  async function write(self: LargeWrite, text: string | undefined): Promise<void> {
    const bytes = sizeOf(self.value)
    const own = large.newName()
    try {
      await large.set(own, self.value)
      await (self.isOutdated ? large.free(own) : commit(self.name, writeMark({ bytes, name: own }), self.order))
    } catch (error) {
      void large.free(own)
      if (text === undefined) throw error
      if (!self.isOutdated) await commit(self.name, text, self.order)
    }
  }

  return {
    async get(key) {
      const name = nameOf(key)
      const running = writes.running(name)
      if (running && (await succeeds(running.done))) return structuredClone(running.value)
      for (;;) {
        const text = texts.get(name)
        const mark = readMark(text)
        if (text !== undefined && !mark) return decode(text)
        const value = mark && (await large.get(mark.name))
        if (value !== undefined) return value
        // Otherwise another value has replaced it while it was being read: try again.
        if (texts.get(name) === text) throw new HostError('not-found', 'data not found')
      }
    },
    getNow(key) {
      const text = texts.get(nameOf(key))
      if (readMark(text))
        throw new HostError('unavailable', 'data is long or not a text: use getStorage, which is asynchronous')
      return text === undefined ? undefined : { data: decode(text) }
    },
    async set(key, value) {
      const name = nameOf(key)
      const text = encode(value)
      let textError: unknown
      if (text !== undefined && text.length <= largestText) {
        try {
          return await commit(name, text)
        } catch (error) {
          textError = error
        }
      }
      // Cloned now, because later changes to the value must not be stored.
      const own = cloneOf(value)
      const done = writes.start(name, own, (self) => write(self, textError ? undefined : text))
      await done.catch((error: unknown) => {
        throw textError ?? asRefusal(error)
      })
    },
    setNow(key, value) {
      const text = encode(value)
      if (text === undefined) {
        throw new HostError('invalid-argument', 'data has no lossless text, such as bytes or files: use setStorage')
      }
      void commit(nameOf(key), text)
    },
    remove: (key) => commit(nameOf(key), undefined),
    clear() {
      const names = new Set([...ownNames(), ...writes.names()])
      return Promise.all([...names].map((name) => commit(name, undefined))).then(() => {})
    },
    contents() {
      const entries = ownNames().map((name) => ({ name, text: texts.get(name) ?? '' }))
      return {
        keys: entries.flatMap(({ name }) => keyOf(name) ?? []),
        bytes: entries.reduce(
          (total, { name, text }) => total + 2 * (name.length + text.length) + (readMark(text)?.bytes ?? 0),
          0,
        ),
      }
    },
    settled: writes.settled,
    onChange,
  }
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

function cloneOf(value: unknown): unknown {
  try {
    return structuredClone(value)
  } catch (error) {
    throw asRefusal(error)
  }
}
