import { HostError } from '../../base/call/HostError.ts'
import { createEmitter, type Unsubscribe } from '../../base/emitter.ts'
import { storedName } from '../../base/storedName.ts'
import { decode, encode } from './codec.ts'
import type { StorageHost } from './host.ts'
import { createLargeValues } from './largeValues.ts'
import { escapeKey, readMark, unescapeKey, writeMark } from './names.ts'
import { sizeOf } from './sizeOf.ts'

/** A key has got another value, or lost the one it had. */
export interface StorageChange {
  readonly key: string
  readonly type: 'set' | 'remove'
  /** Whether another tab or window of the app has done it. */
  readonly elsewhere: boolean
}

/** What a store holds. */
export interface Contents {
  readonly keys: string[]
  /** Two for each character, and about as many as there are of everything else. */
  readonly bytes: number
}

/**
 * Values by key in a host's storage. What cannot be done throws a `HostError` or the host's own error, also where the answer would
 * have been a promise.
 */
export interface KeyedStore {
  /** Reads the value that the key has when the calls before have taken effect. */
  get(key: string): Promise<unknown>
  /** Reads a value that is stored as text; in an object, as it may be `undefined` itself. */
  getNow(key: string): { readonly data: unknown } | undefined
  set(key: string, value: unknown): Promise<void>
  /** Stores a value as text. */
  setNow(key: string, value: unknown): void
  /** Removes a value at once; resolves when its bytes are gone too. */
  remove(key: string): Promise<void>
  /** The same for all keys. */
  clear(): Promise<void>
  contents(): Contents
  /** Resolves when what is being written has been. */
  settled(): Promise<void>
  onChange(listener: (change: StorageChange) => void): Unsubscribe
}

/** A value on its way to where large ones are. */
interface Write {
  readonly name: string
  readonly value: unknown
  readonly order: number
  /** A later call has written the key in the meantime. */
  isOutdated: boolean
  done: Promise<void>
}

/** A longer text is stored as a value: browsers read all texts of an origin at once, before the first one is there. */
export const largestText = 100_000

/**
 * Makes the store of the app's keys.
 *
 * Each key is found among the host's texts. Its text is the value, or a mark that says under which name a value that is long or no
 * text is found in the host's other storage. A value is stored there under a name of its own, and then the key gets the mark, in
 * one step: whatever fails or breaks off on the way, the key has its old value or the new one. So what is there and what changes,
 * in other windows too, is known at once, and calls on a key take effect in their order without waiting for each other.
 */
export function createKeyedStore(host: StorageHost): KeyedStore {
  const { texts } = host
  const changes = createEmitter<{ change: StorageChange }>()
  const writes = new Set<Write>()
  const large = createLargeValues(host, () => ownNames().map((name) => readMark(texts.get(name))?.name))
  let calls = 0
  let stopWatching: Unsubscribe | undefined
  /** The stored names while there are listeners, of other apps too: a `clear` in another window does not list the removed names. */
  let known = new Set<string>()

  const nameOf = (key: string) => storedName('data') + escapeKey(key)
  function keyOf(name: string): string | undefined {
    const prefix = storedName('data')
    return name.startsWith(prefix) ? unescapeKey(name.slice(prefix.length)) : undefined
  }
  const ownNames = () => texts.names().filter((name) => keyOf(name) !== undefined)

  function tell(name: string, text: string | undefined, elsewhere: boolean): void {
    const key = keyOf(name)
    if (key === undefined) return
    if (text === undefined) known.delete(name)
    else known.add(name)
    changes.emit('change', { key, type: text === undefined ? 'remove' : 'set', elsewhere })
  }

  /** Gives a key its text, or takes it away. Resolves when the value that it led to is gone. */
  function commit(name: string, text: string | undefined, order = calls + 1): Promise<void> {
    const before = texts.get(name)
    if (text === undefined) texts.remove(name)
    else if (text !== before) store(name, text)
    for (const write of writes) if (write.name === name && write.order < order) write.isOutdated = true
    if (text === before) return Promise.resolve()
    tell(name, text, false)
    return large.free(readMark(before)?.name)
  }

  function store(name: string, text: string): void {
    try {
      texts.set(name, text)
    } catch (error) {
      throw asRefusal(error)
    }
  }

  /** Stores a value apart from the texts; where that fails, as a text if it has one. */
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

  /** To listen is no mistake where there is nothing to hear. */
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
      for (const name of changed === undefined ? [...known] : [changed]) tell(name, texts.get(name), true)
    })
  }

  return {
    async get(key) {
      const name = nameOf(key)
      const underWay = [...writes].findLast((one) => one.name === name && !one.isOutdated)
      if (underWay && (await succeeds(underWay.done))) return structuredClone(underWay.value)
      for (;;) {
        const text = texts.get(name)
        const mark = readMark(text)
        if (text !== undefined && !mark) return decode(text)
        const value = mark && (await large.get(mark.name))
        if (value !== undefined) return value
        // Unless another value has taken its place while it was looked for.
        if (texts.get(name) === text) throw new HostError('not-found', 'data not found')
      }
    },
    getNow(key) {
      const text = texts.get(nameOf(key))
      if (readMark(text))
        throw new HostError('unavailable', 'data is long or no text: use getStorage, which may take time')
      return text === undefined ? undefined : { data: decode(text) }
    },
    async set(key, value) {
      const name = nameOf(key)
      const text = encode(value)
      let whyNoText: unknown
      if (text !== undefined && text.length <= largestText) {
        try {
          return await commit(name, text)
        } catch (error) {
          whyNoText = error
        }
      }
      // At once: what the caller does to the value from now on is not stored.
      const self: Write = { name, value: cloneOf(value), order: ++calls, isOutdated: false, done: Promise.resolve() }
      writes.add(self)
      self.done = write(self, whyNoText ? undefined : text).finally(() => writes.delete(self))
      await self.done.catch((error: unknown) => {
        throw whyNoText ?? asRefusal(error)
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
 * What cannot be cloned is a mistake of the caller; what can be may still be no thing to store. Where there is no room, some
 * browsers say nothing but the error's name.
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
