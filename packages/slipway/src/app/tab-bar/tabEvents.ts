import { createEmitter } from '../../base/emitter.ts'
import type { PageEvents } from '../page/pageEvents.ts'

/** What a tap on a tab tells. */
export interface TabItemTap {
  /** Its place in the config's `items`, tabs that are not visible counted too. */
  readonly index: number
  /** Its text. */
  readonly text: string
  /** The path of its page. */
  readonly pagePath: string
}

/** What the tab bar tells its pages. */
export const tabEvents = createEmitter<PageEvents<{ readonly itemTap: TabItemTap }>>()
