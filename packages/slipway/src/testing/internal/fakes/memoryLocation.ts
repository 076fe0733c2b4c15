import type { LocationHost, Position, ReadPositionOptions, WatchPositionOptions } from '../../../api/location/index.ts'

/** A device whose position a test controls. */
export interface MemoryLocation {
  readonly host: LocationHost
  /** The options of each read. */
  readonly reads: ReadPositionOptions[]
  /** The options of the running watches. */
  readonly watches: readonly WatchPositionOptions[]
  /** Moves the device. Each running watch reports the position. */
  move(position: Partial<Position>): void
  /** Reports an error to each running watch. */
  fail(error: unknown): void
  /** Error with which each read fails, for its options; `undefined` if it does not fail. */
  failure(options: ReadPositionOptions): unknown
}

/** A position on Tiananmen Square, of which the device reports only the required values. */
export const tiananmen: Position = {
  latitude: 39.9087,
  longitude: 116.3975,
  accuracy: 20,
  altitude: 0,
  verticalAccuracy: 0,
  speed: -1,
  heading: undefined,
}

/** Creates a device. It knows its position unless `isKnown` is false; then it reports nothing until it is moved. */
export function memoryLocation(isKnown = true): MemoryLocation {
  let position = tiananmen
  const watches = new Map<WatchPositionOptions, { report(): void; fail(error: unknown): void }>()
  const location: MemoryLocation = {
    reads: [],
    get watches() {
      return [...watches.keys()]
    },
    move(next) {
      position = { ...position, ...next }
      for (const watch of watches.values()) watch.report()
    },
    fail(error) {
      for (const watch of watches.values()) watch.fail(error)
    },
    failure: () => undefined,
    host: {
      async read(options) {
        location.reads.push(options)
        const error = location.failure(options)
        if (error) throw error
        return position
      },
      watch(listener, onError, options) {
        const own = { ...options }
        watches.set(own, { report: () => listener(position), fail: onError })
        if (isKnown) queueMicrotask(() => watches.get(own)?.report())
        return () => void watches.delete(own)
      },
    },
  }
  return location
}
