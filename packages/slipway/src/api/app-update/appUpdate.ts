import { host as platformHost } from '#host/app-update'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { createSource } from '../../base/createSource.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { AppUpdateHost } from './host.ts'

/** Options of `checkForUpdate`. */
export interface CheckForUpdateOptions {
  /** Cancels the call; the download continues. */
  readonly signal?: AbortSignal | undefined
}

/** Options of `applyUpdate`. */
export interface ApplyUpdateOptions {
  /** Cancels the call. The new deployment may already have taken over; the window is then not reloaded. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `checkForUpdate`. */
export interface CheckForUpdateResult {
  /** Whether a new deployment has been downloaded, so that `applyUpdate` can start it. */
  readonly hasUpdate: boolean
}

/**
 * Asks the server for a new deployment of the app, and downloads it. The app also asks when it starts, and when it is shown again after
 * an hour.
 *
 * @throws {ApiError} `unavailable` if the app has no service worker, see the plugin's option `pwa`, on a page without https, or if the
 * server does not respond; `unsupported` if the browser has no service workers; `cancelled` or `timeout` if `signal` is aborted.
 * @platform web
 *
 * @example
 * const { hasUpdate } = await checkForUpdate()
 */
export function checkForUpdate(
  options: CheckForUpdateOptions = {},
  host: AppUpdateHost = platformHost,
): Promise<CheckForUpdateResult> {
  return callApi('checkForUpdate', options, async ({ signal }) => ({
    hasUpdate: await orAborted('checkForUpdate', signal, () => host.check()),
  }))
}

/**
 * Calls a listener when a new deployment has been downloaded, also if this was before the call. The app continues to run from the
 * former deployment until `applyUpdate`, or until all its windows are closed.
 *
 * @returns A function that removes the listener.
 * @throws {ApiError} `invalid-argument` when the listener is not a function.
 * @platform web
 *
 * @example
 * onUpdateReady(async () => {
 *   const { confirm } = await showModal({ title: 'A new version is ready', confirmText: 'Start it' })
 *   if (confirm) await applyUpdate()
 * })
 */
export function onUpdateReady(listener: () => void, host: AppUpdateHost = platformHost): Unsubscribe {
  return updates(host, listener)
}

const updates = createSource<AppUpdateHost, void>('onUpdateReady', (host, emit) => host.watch(() => emit()))

/**
 * Starts the app again, from the deployment that has been downloaded. This window is reloaded; page restore keeps its pages and what the
 * user has typed. Other windows continue with the former deployment until they are reloaded.
 *
 * @throws {ApiError} `unavailable` if no deployment has been downloaded, if the app has no service worker, or on a page without https;
 * `unsupported` if the browser has no service workers; `cancelled` or `timeout` if `signal` is aborted.
 * @platform web
 *
 * @example
 * await applyUpdate()
 */
export function applyUpdate(options: ApplyUpdateOptions = {}, host: AppUpdateHost = platformHost): Promise<void> {
  return callApi('applyUpdate', options, ({ signal }) => orAborted('applyUpdate', signal, () => host.apply(signal)))
}
