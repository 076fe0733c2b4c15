import { createEmitter, type Unsubscribe } from '../../base/emitter.ts'
import type { StorageHost } from './host.ts'
import { keyOf } from './names.ts'

/** Event of a key whose value was set or removed. */
export interface StorageChange {
  readonly key: string
  readonly type: 'set' | 'remove'
  /** Whether the change was made in another tab or window of the app. */
  readonly elsewhere: boolean
}

/** Listeners of changes to the app's keys, also of changes in other windows. */
export interface KeyChanges {
  /** Reports the change of a stored name; `undefined` as its text if it was removed. Ignores names of other apps. */
  notify(name: string, text: string | undefined, elsewhere: boolean): void
  onChange(listener: (change: StorageChange) => void): Unsubscribe
}

/** Creates the listeners of a host's keys. Other windows are watched while there are listeners. */
export function createKeyChanges(host: StorageHost): KeyChanges {
  const { texts } = host
  const changes = createEmitter<{ change: StorageChange }>()
  let stopWatching: Unsubscribe | undefined
  /**
   * The stored names while there are listeners, including those of other apps: a `clear` in another window does not list the
   * removed names.
   */
  let known = new Set<string>()

  function notify(name: string, text: string | undefined, elsewhere: boolean): void {
    const key = keyOf(name)
    if (key === undefined) return
    if (text === undefined) known.delete(name)
    else known.add(name)
    changes.emit('change', { key, type: text === undefined ? 'remove' : 'set', elsewhere })
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
    notify,
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
