import type { ApiErrorCode } from '../../base/call/ApiError.ts'
import { capacitorPlugin } from '../../base/call/capacitor.ts'
import { HostError } from '../../base/call/HostError.ts'
import { longestTimerMs } from '../../base/longestTimerMs.ts'
import type { LocationHost } from './host.ts'
import { type DeviceCoordinates, positionOf } from './positionOf.ts'

interface PluginOptions {
  readonly enableHighAccuracy: boolean
  readonly timeout: number
  readonly maximumAge?: number
  /** Android only, in milliseconds. */
  readonly interval?: number
  readonly minimumUpdateInterval?: number
}

interface PluginPosition {
  readonly coords: DeviceCoordinates & {
    /** Direction of travel, since version 8.2. `heading` is the compass's direction there, if a compass exists. */
    readonly course?: number | null
  }
}

/** The part of `@capacitor/geolocation` (8.2) that we use. Both methods ask the user for permission. */
interface GeolocationPlugin {
  getCurrentPosition(options: PluginOptions): Promise<PluginPosition>
  watchPosition(
    options: PluginOptions,
    callback: (position: PluginPosition | null, error?: unknown) => void,
  ): Promise<string>
  clearWatch(options: { readonly id: string }): Promise<void>
}

/** Time between two positions of a watch on Android. The plugin's own default is 5 seconds. */
const updateIntervalMs = 1_000

const plugin = () => capacitorPlugin<GeolocationPlugin>('Geolocation', '@capacitor/geolocation')

/** Finds the position through the system. */
export const host: LocationHost = {
  async read({ isHighAccuracy, timeoutMs, maximumAgeMs }) {
    const options = { enableHighAccuracy: isHighAccuracy, timeout: timeoutMs, maximumAge: maximumAgeMs }
    const position = plugin().getCurrentPosition(options)
    return fromPlugin(
      await position.catch((error: unknown) => {
        throw hostError(error)
      }),
    )
  },
  watch(listener, onError, { isHighAccuracy }) {
    const options = {
      enableHighAccuracy: isHighAccuracy,
      timeout: longestTimerMs,
      interval: updateIntervalMs,
      minimumUpdateInterval: updateIntervalMs,
    }
    let stopped = false
    let id: Promise<string>
    const fail = (error: unknown) => {
      if (!stopped) onError(hostError(error))
    }
    const start = () => {
      id = (async () => plugin().watchPosition(options, receive))()
      id.catch(fail)
    }
    const clear = () => {
      id.then((id) => plugin().clearWatch({ id })).catch(() => {})
    }
    const receive = (position: PluginPosition | null, error?: unknown) => {
      // Android starts a watch when the user allows it, even if the watch was cleared while the user was asked.
      if (stopped) return clear()
      if (position) return listener(fromPlugin(position))
      if (hostError(error).code !== 'timeout') return fail(error)
      // On iOS, the time limit of another call ends all watches.
      clear()
      start()
    }
    start()
    return () => {
      stopped = true
      clear()
    }
  },
}

function fromPlugin({ coords }: PluginPosition) {
  return positionOf({ ...coords, heading: coords.course === undefined ? coords.heading : coords.course })
}

/** The codes for the plugin's errors. Each other error means that no position can be found. */
const codes: Readonly<Record<string, ApiErrorCode>> = {
  'OS-PLUG-GLOC-0003': 'denied',
  'OS-PLUG-GLOC-0008': 'denied',
  'OS-PLUG-GLOC-0009': 'denied',
  'OS-PLUG-GLOC-0010': 'timeout',
}

function hostError(error: unknown): HostError {
  if (error instanceof HostError) return error
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown }
  return new HostError(codes[`${code}`] ?? 'unavailable', `${message}`, { cause: error })
}
