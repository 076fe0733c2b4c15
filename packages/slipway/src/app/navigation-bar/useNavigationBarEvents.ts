import { usePageEvent } from '../page/usePageEvent.ts'
import {
  type NavigationBarButtonTap,
  type NavigationBarSearchInputFocus,
  type NavigationBarSearchInputText,
  navigationBarEvents,
} from './navigationBarEvents.ts'

/**
 * Runs when a button in the head of the page around is pressed. Needs a head made by `navigationBar`.
 *
 * @example
 * useNavigationBarButtonTap(({ index }) => (index === 0 ? share() : openMenu()))
 */
export function useNavigationBarButtonTap(listener: (event: NavigationBarButtonTap) => void): void {
  usePageEvent(navigationBarEvents, 'buttonTap', listener)
}

/** Runs each time the text of the search field in the head changes. */
export function useNavigationBarSearchInputChanged(listener: (event: NavigationBarSearchInputText) => void): void {
  usePageEvent(navigationBarEvents, 'searchChanged', listener)
}

/** Runs when the text of the search field in the head is confirmed: by Enter, or by the search key of a soft keyboard. */
export function useNavigationBarSearchInputConfirmed(listener: (event: NavigationBarSearchInputText) => void): void {
  usePageEvent(navigationBarEvents, 'searchConfirmed', listener)
}

/** Runs when the search field in the head gets the focus or loses it. */
export function useNavigationBarSearchInputFocusChanged(
  listener: (event: NavigationBarSearchInputFocus) => void,
): void {
  usePageEvent(navigationBarEvents, 'searchFocusChanged', listener)
}

/** Runs when a search field in the head that is `disabled`, and so a button, is pressed. */
export function useNavigationBarSearchInputClicked(listener: () => void): void {
  usePageEvent(navigationBarEvents, 'searchClicked', listener)
}
