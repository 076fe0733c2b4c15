import { createEmitter } from '../../base/emitter.ts'
import type { PageEvents } from '../page/pageEvents.ts'
import type { NavigationBarButton } from './navigationBarOptions.ts'

/** Event of `useNavigationBarButtonTap`: the fields of the pressed button, and its index in `buttons`. */
export interface NavigationBarButtonTap extends NavigationBarButton {
  readonly index: number
}

/** Event of the search field in the navigation bar: its text. */
export interface NavigationBarSearchInputText {
  readonly text: string
}

/** Event of the search field in the navigation bar: whether the field has the focus. */
export interface NavigationBarSearchInputFocus {
  readonly focus: boolean
}

/** Details of the events of a navigation bar, by the event's name. */
interface NavigationBarDetails {
  readonly buttonTap: NavigationBarButtonTap
  readonly searchChanged: NavigationBarSearchInputText
  readonly searchConfirmed: NavigationBarSearchInputText
  readonly searchFocusChanged: NavigationBarSearchInputFocus
  readonly searchClicked: undefined
}

/** Emits the events of navigation bars to their pages. */
export const navigationBarEvents = createEmitter<PageEvents<NavigationBarDetails>>()
