import type { WindowStyle } from '../../base/page/windowsState.ts'
import { getWindowStyle, hideWindow, setWindowStyle, showWindow } from './sideWindows.ts'

/**
 * Shows the top window on screens of any width, and reverts `hideTopWindow`. Resolves once the window is painted.
 *
 * @throws {ApiError} `not-found` when the app does not have the window; `unavailable` on a page that disables it (`topWindow:
 * false`); `cancelled` when it is hidden again meanwhile.
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
 * Hides the top window until `showTopWindow`, also on wide screens. Resolves once the window is removed.
 *
 * @throws {ApiError} `not-found` when the app does not have the window.
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
 * Returns the style of the top window: the one set by `setTopWindowStyle`, or else the config's.
 *
 * @throws {ApiError} `not-found` when the app does not have the window.
 * @platform web, capacitor
 *
 * @example
 * await getTopWindowStyle() // { height: 60 }
 */
export function getTopWindowStyle(): Promise<WindowStyle> {
  return getWindowStyle('getTopWindowStyle', 'top')
}

/**
 * Sets the style of the top window and replaces the previous one: CSS properties in camel case, numbers in pixels.
 *
 * @throws {ApiError} `invalid-argument` when `style` is not an object; `not-found` when the app does not have the window.
 * @platform web, capacitor
 *
 * @example
 * await setTopWindowStyle({ height: 44, background: 'var(--sw-fill)' })
 */
export function setTopWindowStyle(style: WindowStyle): Promise<void> {
  return setWindowStyle('setTopWindowStyle', 'top', style)
}

/**
 * Shows the left window and reverts `hideLeftWindow`. On a screen that is too narrow, the window is displayed over the pages. It
 * closes when another page is shown, when the user presses Escape or outside the window, or on Back. Resolves once the window is
 * painted.
 *
 * @throws {ApiError} `not-found` when the app does not have the window; `unavailable` on a page that disables it (`leftWindow:
 * false`), and for a window that holds a page while that page is in the stack or not open; `cancelled` when it is hidden again
 * meanwhile.
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
 * Hides the left window until `showLeftWindow`, also on wide screens. Resolves once the window is removed. If the window holds a
 * page, the page returns to the stack, as on a narrow screen.
 *
 * @throws {ApiError} `not-found` when the app does not have the window.
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
 * Returns the style of the left window: the one set by `setLeftWindowStyle`, or else the config's.
 *
 * @throws {ApiError} `not-found` when the app does not have the window.
 * @platform web, capacitor
 *
 * @example
 * await getLeftWindowStyle() // { width: 320 }
 */
export function getLeftWindowStyle(): Promise<WindowStyle> {
  return getWindowStyle('getLeftWindowStyle', 'left')
}

/**
 * Sets the style of the left window and replaces the previous one: CSS properties in camel case, numbers in pixels.
 *
 * @throws {ApiError} `invalid-argument` when `style` is not an object; `not-found` when the app does not have the window.
 * @platform web, capacitor
 *
 * @example
 * await setLeftWindowStyle({ width: 400 })
 */
export function setLeftWindowStyle(style: WindowStyle): Promise<void> {
  return setWindowStyle('setLeftWindowStyle', 'left', style)
}

/**
 * Shows the right window and reverts `hideRightWindow`. On a screen that is too narrow, the window is displayed over the pages.
 * It closes when another page is shown, when the user presses Escape or outside the window, or on Back. Resolves once the window
 * is painted.
 *
 * @throws {ApiError} `not-found` when the app does not have the window; `unavailable` on a page that disables it (`rightWindow:
 * false`), and for a window that holds a page while that page is in the stack or not open; `cancelled` when it is hidden again
 * meanwhile.
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
 * Hides the right window until `showRightWindow`, also on wide screens. Resolves once the window is removed. If the window holds
 * a page, the page returns to the stack, as on a narrow screen.
 *
 * @throws {ApiError} `not-found` when the app does not have the window.
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
 * Returns the style of the right window: the one set by `setRightWindowStyle`, or else the config's.
 *
 * @throws {ApiError} `not-found` when the app does not have the window.
 * @platform web, capacitor
 *
 * @example
 * await getRightWindowStyle() // { width: 320 }
 */
export function getRightWindowStyle(): Promise<WindowStyle> {
  return getWindowStyle('getRightWindowStyle', 'right')
}

/**
 * Sets the style of the right window and replaces the previous one: CSS properties in camel case, numbers in pixels.
 *
 * @throws {ApiError} `invalid-argument` when `style` is not an object; `not-found` when the app does not have the window.
 * @platform web, capacitor
 *
 * @example
 * await setRightWindowStyle({ width: 400 })
 */
export function setRightWindowStyle(style: WindowStyle): Promise<void> {
  return setWindowStyle('setRightWindowStyle', 'right', style)
}
