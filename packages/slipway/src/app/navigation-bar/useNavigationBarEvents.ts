import { usePageEvent } from '../page/usePageEvent.ts'
import {
  type NavigationBarButtonTap,
  type NavigationBarSearchInputFocus,
  type NavigationBarSearchInputText,
  navigationBarEvents,
} from './navigationBarEvents.ts'

/**
 * Runs when a button in the current page's navigation bar is pressed. Needs a navigation bar made by `navigationBar`.
 *
 * @example
 * useNavigationBarButtonTap(({ index }) => (index === 0 ? share() : openMenu()))
 */
export function useNavigationBarButtonTap(listener: (event: NavigationBarButtonTap) => void): void {
  usePageEvent(navigationBarEvents, 'buttonTap', listener)
}

/** Runs each time the text of the search field in the navigation bar changes. */
export function useNavigationBarSearchInputChanged(listener: (event: NavigationBarSearchInputText) => void): void {
  usePageEvent(navigationBarEvents, 'searchChanged', listener)
}

/**
 * Runs when the user confirms the text of the search field in the navigation bar: with Enter, or with the search key of a
 * soft keyboard.
 */
export function useNavigationBarSearchInputConfirmed(listener: (event: NavigationBarSearchInputText) => void): void {
  usePageEvent(navigationBarEvents, 'searchConfirmed', listener)
}

/** Runs when the search field in the navigation bar gets the focus or loses it. */
export function useNavigationBarSearchInputFocusChanged(
  listener: (event: NavigationBarSearchInputFocus) => void,
): void {
  usePageEvent(navigationBarEvents, 'searchFocusChanged', listener)
}

/** Runs when a `disabled` search field in the navigation bar, which is a button, is pressed. */
export function useNavigationBarSearchInputClicked(listener: () => void): void {
  usePageEvent(navigationBarEvents, 'searchClicked', listener)
}
