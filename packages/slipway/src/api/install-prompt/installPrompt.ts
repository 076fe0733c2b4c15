import { host as platformHost } from '#host/install-prompt'
import { callApi } from '../../base/call/callApi.ts'
import { createSource } from '../../base/createSource.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { InstallOutcome, InstallPromptHost } from './host.ts'

/** Whether the browser offers to install the app. */
export interface InstallPromptStatus {
  readonly isAvailable: boolean
}

/** Result of `showInstallPrompt`. */
export interface ShowInstallPromptResult {
  /** The answer of the user. */
  readonly outcome: InstallOutcome
}

/**
 * Calls a listener when the browser offers to install the app, and when it no longer does, because the app has been installed. Add the
 * listener when the app starts: the browser offers it once, soon after the first page. While there is a listener, the browser shows no bar
 * of its own.
 *
 * Chromium offers it on computers and on Android. Safari and Firefox never do: there the user installs the app from the browser's menu.
 *
 * @returns A function that removes the listener.
 * @throws {ApiError} `invalid-argument` when the listener is not a function.
 * @platform web
 *
 * @example
 * onInstallPrompt(({ isAvailable }) => setCanInstall(isAvailable))
 */
export function onInstallPrompt(
  listener: (status: InstallPromptStatus) => void,
  host: InstallPromptHost = platformHost,
): Unsubscribe {
  return offers(host, listener)
}

const offers = createSource<InstallPromptHost, InstallPromptStatus>('onInstallPrompt', (host, emit) =>
  host.watch((isAvailable) => emit({ isAvailable })),
)

/**
 * Asks the user whether to install the app. Call it from a press: browsers ask only then. Resolves when the user has answered.
 *
 * @throws {ApiError} `unavailable` if the browser does not offer it now, because `onInstallPrompt` has no listener, or has not reported
 * `isAvailable`, or because the user has already been asked; `unsupported` if the browser never asks; `denied` outside a press.
 * @platform web
 *
 * @example
 * const { outcome } = await showInstallPrompt() // 'accepted'
 */
export function showInstallPrompt(): Promise<ShowInstallPromptResult> {
  return callApi('showInstallPrompt', {}, async () => ({ outcome: await platformHost.show() }))
}
