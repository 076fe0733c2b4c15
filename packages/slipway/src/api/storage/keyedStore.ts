import { HostError } from '../../base/call/HostError.ts'
import { createEmitter, type Unsubscribe } from '../../base/emitter.ts'
import { storedName } from '../../base/storedName.ts'
import { decode, encode } from './codec.ts'
import type { StorageHost } from './host.ts'
import { createLargeValues } from './largeValues.ts'
import { escapeKey, readMark, unescapeKey, writeMark } from './names.ts'
import { sizeOf } from './sizeOf.ts'

/** Event of a key whose value was set or removed. */
export interface StorageChange {
  readonly key: string
  readonly type: 'set' | 'remove'
  /** Whether the change was made in another tab or window of the app. */
  readonly elsewhere: boolean
}

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

/** A running write to the storage for large values. */
interface Write {
  readonly name: string
  readonly value: unknown
  readonly order: number
  /** Whether a later call has written the key meanwhile. */
  isOutdated: boolean
  done: Promise<void>
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
  const changes = createEmitter<{ change: StorageChange }>()
  const writes = new Set<Write>()
  const large = createLargeValues(host, () => ownNames().map((name) => readMark(texts.get(name))?.name))
  let calls = 0
  let stopWatching: Unsubscribe | undefined
  /**
   * The stored names while there are listeners, including those of other apps: a `clear` in another window does not list the
   * removed names.
   */
  let known = new Set<string>()

  const nameOf = (key: string) => storedName('data') + escapeKey(key)
  function keyOf(name: string): string | undefined {
    const prefix = storedName('data')
    return name.startsWith(prefix) ? unescapeKey(name.slice(prefix.length)) : undefined
  }
  const ownNames = () => texts.names().filter((name) => keyOf(name) !== undefined)

  function notify(name: string, text: string | undefined, elsewhere: boolean): void {
    const key = keyOf(name)
    if (key === undefined) return
    if (text === undefined) known.delete(name)
    else known.add(name)
    changes.emit('change', { key, type: text === undefined ? 'remove' : 'set', elsewhere })
  }

  /** Sets or removes the text of a key. Resolves when the value to which its old mark led has been deleted. */
  function commit(name: string, text: string | undefined, order = calls + 1): Promise<void> {
    const before = texts.get(name)
    if (text === undefined) texts.remove(name)
    else if (text !== before) store(name, text)
    for (const write of writes) if (write.name === name && write.order < order) write.isOutdated = true
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
  async function write(self: Write, text: string | undefined): Promise<void> {
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

  /** Returns no names if storage is not available, because adding a listener must not fail then. */
  function namesIfAllowed(): string[] {
    try {
      return texts.names()
    } catch {
      return []
    }
  }

  function watch(): Unsubscribe {
    known = new Set(namesIfAllowed())
    return host.onOtherChange((changed) => {
      for (const name of changed === undefined ? [...known] : [changed]) notify(name, texts.get(name), true)
    })
  }

  return {
    async get(key) {
      const name = nameOf(key)
      const running = [...writes].findLast((one) => one.name === name && !one.isOutdated)
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
      const self: Write = { name, value: cloneOf(value), order: ++calls, isOutdated: false, done: Promise.resolve() }
      writes.add(self)
      self.done = write(self, textError ? undefined : text).finally(() => writes.delete(self))
      await self.done.catch((error: unknown) => {
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
      const names = new Set([...ownNames(), ...[...writes].map(({ name }) => name)])
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
    async settled() {
      await Promise.allSettled([...writes].map(({ done }) => done))
    },
    onChange(listener) {
      const stop = changes.on('change', listener)
      stopWatching ??= watch()
      return () => {
        stop()
        if (changes.count('change') > 0) return
        stopWatching?.()
        stopWatching = undefined
      }
    },
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

/**
 * Converts errors of the storage. A value that cannot be cloned, or that the storage refuses, is an invalid argument of the
 * caller. A full storage has different messages in each browser, but a known name.
 */
function asRefusal(error: unknown): unknown {
  const { name, message } = Object(error) as { readonly name?: unknown; readonly message?: unknown }
  if (name === 'DataCloneError') {
    return new HostError('invalid-argument', `data cannot be stored: ${message}`, { cause: error })
  }
  if (name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED') {
    return new HostError('failed', 'the storage is full', { cause: error })
  }
  return error
}
