import { host as platformHost } from '#host/window-resize'
import { createSource } from '../../base/createSource.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { WindowResizeHost } from './host.ts'

/** The size of the window and of the screen, in CSS pixels. */
export interface WindowSize {
  /** Width of the page shown: of the window, less what stands beside the page. */
  readonly windowWidth: number
  /** Height that the page's content is seen in: of the window, less the page's navigation bar and a tab bar. */
  readonly windowHeight: number
  /** Width of the screen. */
  readonly screenWidth: number
  /** Height of the screen, system bars included. */
  readonly screenHeight: number
}

/** What a listener of `onWindowResize` gets. */
export interface WindowResizeEvent {
  readonly size: WindowSize
  /** How the device is held. */
  readonly deviceOrientation: 'portrait' | 'landscape'
}

const resizes = createSource<WindowResizeHost, WindowResizeEvent>('onWindowResize', (host, tell) =>
  host.watch(() => tell(host.measure())),
)

/**
 * Calls a listener when the window has another size, once a frame at most: it was resized, the device turned, or a soft
 * keyboard came or went where it takes room from the page.
 *
 * The sizes are those of `getWindowInfo`. A component that wants its own page's size takes `usePageResize`, which rests
 * while the page is covered.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
 * @returns What stops it.
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
