import { host as platformHost } from '#host/window-resize'
import { createSource } from '../../base/createSource.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { WindowResizeHost } from './host.ts'

/** The size of the window and of the screen, in CSS pixels. */
export interface WindowSize {
  /** Width of the current page: that of the window, less the areas beside the page, such as side windows. */
  readonly windowWidth: number
  /** Visible height of the page's content: that of the window, less the page's navigation bar and the tab bar. */
  readonly windowHeight: number
  /** Width of the screen. */
  readonly screenWidth: number
  /** Height of the screen, system bars included. */
  readonly screenHeight: number
}

/** Event of `onWindowResize`. */
export interface WindowResizeEvent {
  readonly size: WindowSize
  /** Orientation of the device. */
  readonly deviceOrientation: 'portrait' | 'landscape'
}

const resizes = createSource<WindowResizeHost, WindowResizeEvent>('onWindowResize', (host, notify) =>
  host.watch(() => notify(host.measure())),
)

/**
 * Calls a listener when the size of the window has changed, at most once per frame. Causes are a resized window, a turned
 * device, and a soft keyboard that shrinks the page.
 *
 * The sizes are those of `getWindowInfo`. In a component, use `usePageResize` for the size of the component's own page; it
 * pauses while the page is covered.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is not a function.
 * @returns A function that removes the listener.
 * @platform web, capacitor
 *
 * @example
 * const stop = onWindowResize(({ size }) => resizeCanvas(size.windowWidth, size.windowHeight))
 */
export function onWindowResize(
  listener: (event: WindowResizeEvent) => void,
  host: WindowResizeHost = platformHost,
): Unsubscribe {
  return resizes(host, listener)
}
