import { createEmitter } from '../../base/emitter.ts'
import type { PageEvents } from '../page/pageEvents.ts'
import type { NavigationBarButton } from './navigationBarOptions.ts'

/** What a tap on a button of the head tells: the button's own fields, and its place in `buttons`. */
export interface NavigationBarButtonTap extends NavigationBarButton {
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
interface NavigationBarDetails {
  readonly buttonTap: NavigationBarButtonTap
  readonly searchChanged: NavigationBarSearchInputText
  readonly searchConfirmed: NavigationBarSearchInputText
  readonly searchFocusChanged: NavigationBarSearchInputFocus
  readonly searchClicked: undefined
}

/** What heads tell their pages. */
export const navigationBarEvents = createEmitter<PageEvents<NavigationBarDetails>>()
