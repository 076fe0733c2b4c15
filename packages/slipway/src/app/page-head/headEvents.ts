import { createEmitter } from '../../base/emitter.ts'
import { type PageEvents, usePageEvent } from '../pageEvents.ts'
import type { HeadButton } from './pageHeadOptions.ts'

/** What a tap on a button of the head tells: the button's own fields, and its place in `buttons`. */
export interface NavigationBarButtonTap extends HeadButton {
  readonly index: number
}

/** What the search field in the head tells: its text. */
export interface NavigationBarSearchInputText {
  readonly text: string
}

/** Whether the search field in the head has the focus. */
export interface NavigationBarSearchInputFocus {
  readonly focus: boolean
}

/** What a head tells its page, by the event's name. */
interface HeadDetails {
  readonly buttonTap: NavigationBarButtonTap
  readonly searchChanged: NavigationBarSearchInputText
  readonly searchConfirmed: NavigationBarSearchInputText
  readonly searchFocusChanged: NavigationBarSearchInputFocus
  readonly searchClicked: undefined
}

/** What heads tell their pages. */
export const headEvents = createEmitter<PageEvents<HeadDetails>>()

/**
 * Runs when a button in the head of the page around is pressed. Needs a head made by `pageHead`.
 *
 * @example
 * useNavigationBarButtonTap(({ index }) => (index === 0 ? share() : openMenu()))
 */
export function useNavigationBarButtonTap(listener: (event: NavigationBarButtonTap) => void): void {
  usePageEvent(headEvents, 'buttonTap', listener)
}

/** Runs each time the text of the search field in the head changes. */
export function useNavigationBarSearchInputChanged(listener: (event: NavigationBarSearchInputText) => void): void {
  usePageEvent(headEvents, 'searchChanged', listener)
}

/** Runs when the text of the search field in the head is confirmed: by Enter, or by the search key of a soft keyboard. */
export function useNavigationBarSearchInputConfirmed(listener: (event: NavigationBarSearchInputText) => void): void {
  usePageEvent(headEvents, 'searchConfirmed', listener)
}

/** Runs when the search field in the head gets the focus or loses it. */
export function useNavigationBarSearchInputFocusChanged(
  listener: (event: NavigationBarSearchInputFocus) => void,
): void {
  usePageEvent(headEvents, 'searchFocusChanged', listener)
}

/** Runs when a search field in the head that is `disabled`, and so a button, is pressed. */
export function useNavigationBarSearchInputClicked(listener: () => void): void {
  usePageEvent(headEvents, 'searchClicked', listener)
}
