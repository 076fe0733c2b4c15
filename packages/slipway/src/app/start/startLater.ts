// Separate chunk: loaded when the user presses for the first time, or the page changes.
import type { Unsubscribe } from '../../base/emitter.ts'
import { focusPressed } from '../../hooks/press/focusPressed.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { motionPlayer } from '../motion/motionPlayer.ts'
import { nextScene, playScene } from '../motion/scene.ts'
import { followFocus } from '../page/followFocus.ts'
import { followParts } from '../page/followParts.ts'
import { recoverPages } from '../recovery/recoverPages.ts'
import { loadTabsAhead } from '../tab-bar/loadTabsAhead.ts'
import { colorBrowserBars } from './browserBars.ts'
import { ignoreFileDrops } from './ignoreFileDrops.ts'
import { loadRestore } from './loadRestore.ts'

/** Everything that happened before this code was loaded, and that it needs. */
export interface Before {
  /** Waits for the events that load this code. */
  readonly waiting: AbortController
  /** Whether the document was reloaded or revisited, so that there may be something to restore. */
  readonly isReturn: boolean
  /** The events that have loaded this code. */
  readonly signs: readonly Sign[]
}

/** An event of the user. `fieldType` is the field's type at that time: a button may turn a password field into a text field. */
export type Sign = readonly [type: string, target: EventTarget | null, fieldType: string]

/** Starts the features that an idle first page does not need. Returns a function that stops them. */
export function startLater(pages: PageNavigator, root: Element, before: Before): Unsubscribe {
  before.waiting.abort()
  motionPlayer.current = { nextScene, playScene }
  // A browser has no such key. The files of a native shell are local, so that no second attempt is needed.
  const backKey =
    'Capacitor' in globalThis ? import('./hardwareBack.ts').then((late) => late.followHardwareBack(pages)) : undefined
  const stops = [
    loadRestore(pages, root, before),
    followFocus(pages, root),
    followParts(pages, root),
    loadTabsAhead(pages),
    colorBrowserBars(),
    recoverPages(pages),
    focusPressed(),
    ignoreFileDrops(),
    () => backKey?.then((stop) => stop()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
