import { createEmitter } from '../../base/emitter.ts'
import type { PageEvents } from '../page/pageEvents.ts'

/** Event of `useTabItemTap`. */
export interface TabItemTap {
  /** Index in the config's `items`; hidden tabs count too. */
  readonly index: number
  /** Text of the tab. */
  readonly text: string
  /** Path of the tab's page. */
  readonly pagePath: string
}

/** Emits the events of the tab bar to the tabs' pages. */
export const tabEvents = createEmitter<PageEvents<{ readonly itemTap: TabItemTap }>>()
