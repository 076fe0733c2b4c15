import type { WindowStyle } from '../../base/page/windowsState.ts'
import { getWindowStyle, hideWindow, setWindowStyle, showWindow } from './sideWindows.ts'

/**
 * Shows the window at the top, on screens of any width, and undoes `hideTopWindow`. Resolves once it is drawn.
 *
 * @throws {ApiError} `not-found` when the app has no such window; `unavailable` on a page that turns it off
 * (`topWindow: false`); `cancelled` when it is hidden again meanwhile.
 * @platform web, capacitor
 *
 * @example
 * await showTopWindow()
 *
 * Source: specification, section 2 (S2.10).
 */
export function showTopWindow(): Promise<void> {
  return showWindow('showTopWindow', 'top')
}

/**
 * Hides the window at the top until `showTopWindow`, on wide screens too. Resolves once it is gone.
 *
 * @throws {ApiError} `not-found` when the app has no such window.
 * @platform web, capacitor
 *
 * @example
 * await hideTopWindow()
 *
 * Source: specification, section 2 (S2.10).
 */
export function hideTopWindow(): Promise<void> {
  return hideWindow('hideTopWindow', 'top')
}

/**
 * Tells the look of the window at the top: what `setTopWindowStyle` gave it, else the config's.
 *
 * @throws {ApiError} `not-found` when the app has no such window.
 * @platform web, capacitor
 *
 * @example
 * await getTopWindowStyle() // { height: 60 }
 */
export function getTopWindowStyle(): Promise<WindowStyle> {
  return getWindowStyle('getTopWindowStyle', 'top')
}

/**
 * Gives the window at the top another look, in place of the one that it has: CSS properties in camel case, numbers in
 * pixels.
 *
 * @throws {ApiError} `invalid-argument` when `style` is no object; `not-found` when the app has no such window.
 * @platform web, capacitor
 *
 * @example
 * await setTopWindowStyle({ height: 44, background: 'var(--sw-fill)' })
 */
export function setTopWindowStyle(style: WindowStyle): Promise<void> {
  return setWindowStyle('setTopWindowStyle', 'top', style)
}

/**
 * Shows the window on the left and undoes `hideLeftWindow`. Where the screen is too narrow for it, it lies over the
 * pages until the user goes elsewhere, presses beside it or Escape, or goes back. Resolves once it is drawn.
 *
 * @throws {ApiError} `not-found` when the app has no such window; `unavailable` on a page that turns it off
 * (`leftWindow: false`), and where it holds a page that lies in the stack, or is not open; `cancelled` when it is
 * hidden again meanwhile.
 * @platform web, capacitor
 *
 * @example
 * await showLeftWindow()
 *
 * Source: specification, section 2 (S2.10).
 */
export function showLeftWindow(): Promise<void> {
  return showWindow('showLeftWindow', 'left')
}

/**
 * Hides the window on the left until `showLeftWindow`, on wide screens too. Resolves once it is gone. A page that it
 * holds lies in the stack then, as on a narrow screen.
 *
 * @throws {ApiError} `not-found` when the app has no such window.
 * @platform web, capacitor
 *
 * @example
 * await hideLeftWindow()
 *
 * Source: specification, section 2 (S2.10).
 */
export function hideLeftWindow(): Promise<void> {
  return hideWindow('hideLeftWindow', 'left')
}

/**
 * Tells the look of the window on the left: what `setLeftWindowStyle` gave it, else the config's.
 *
 * @throws {ApiError} `not-found` when the app has no such window.
 * @platform web, capacitor
 *
 * @example
 * await getLeftWindowStyle() // { width: 320 }
 */
export function getLeftWindowStyle(): Promise<WindowStyle> {
  return getWindowStyle('getLeftWindowStyle', 'left')
}

/**
 * Gives the window on the left another look, in place of the one that it has: CSS properties in camel case, numbers in
 * pixels.
 *
 * @throws {ApiError} `invalid-argument` when `style` is no object; `not-found` when the app has no such window.
 * @platform web, capacitor
 *
 * @example
 * await setLeftWindowStyle({ width: 400 })
 */
export function setLeftWindowStyle(style: WindowStyle): Promise<void> {
  return setWindowStyle('setLeftWindowStyle', 'left', style)
}

/**
 * Shows the window on the right and undoes `hideRightWindow`. Where the screen is too narrow for it, it lies over the
 * pages until the user goes elsewhere, presses beside it or Escape, or goes back. Resolves once it is drawn.
 *
 * @throws {ApiError} `not-found` when the app has no such window; `unavailable` on a page that turns it off
 * (`rightWindow: false`), and where it holds a page that lies in the stack, or is not open; `cancelled` when it is
 * hidden again meanwhile.
 * @platform web, capacitor
 *
 * @example
 * await showRightWindow()
 *
 * Source: specification, section 2 (S2.10).
 */
export function showRightWindow(): Promise<void> {
  return showWindow('showRightWindow', 'right')
}

/**
 * Hides the window on the right until `showRightWindow`, on wide screens too. Resolves once it is gone. A page that it
 * holds lies in the stack then, as on a narrow screen.
 *
 * @throws {ApiError} `not-found` when the app has no such window.
 * @platform web, capacitor
 *
 * @example
 * await hideRightWindow()
 *
 * Source: specification, section 2 (S2.10).
 */
export function hideRightWindow(): Promise<void> {
  return hideWindow('hideRightWindow', 'right')
}

/**
 * Tells the look of the window on the right: what `setRightWindowStyle` gave it, else the config's.
 *
 * @throws {ApiError} `not-found` when the app has no such window.
 * @platform web, capacitor
 *
 * @example
 * await getRightWindowStyle() // { width: 320 }
 */
export function getRightWindowStyle(): Promise<WindowStyle> {
  return getWindowStyle('getRightWindowStyle', 'right')
}

/**
 * Gives the window on the right another look, in place of the one that it has: CSS properties in camel case, numbers in
 * pixels.
 *
 * @throws {ApiError} `invalid-argument` when `style` is no object; `not-found` when the app has no such window.
 * @platform web, capacitor
 *
 * @example
 * await setRightWindowStyle({ width: 400 })
 */
export function setRightWindowStyle(style: WindowStyle): Promise<void> {
  return setWindowStyle('setRightWindowStyle', 'right', style)
}
