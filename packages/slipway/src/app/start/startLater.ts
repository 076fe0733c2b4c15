// Separate chunk: loaded when the browser is idle after the first page has been painted.
import type { Unsubscribe } from '../../base/emitter.ts'
import { focusPressed } from '../../hooks/press/focusPressed.ts'
import type { PageNavigator, Refused } from '../../router/navigator.ts'
import { mover } from '../motion/mover.ts'
import { nextScene, playScene } from '../motion/scene.ts'
import { followFocus } from '../page/followFocus.ts'
import { showPart } from '../page/showPart.ts'
import { startPageRestore } from '../page-restore/startPageRestore.ts'
import { recoverPages } from '../recovery/recoverPages.ts'
import { loadTabsAhead } from '../tab-bar/loadTabsAhead.ts'
import { colorBrowserBars } from './browserBars.ts'
import { followHardwareBack } from './hardwareBack.ts'

/**
 * Starts the features that are not needed until the first page is painted. Returns a function that stops them.
 *
 * @param refused A page that was requested before this code was loaded, and could not be opened.
 */
export function startLater(pages: PageNavigator, root: Element, refused: Refused | undefined): Unsubscribe {
  mover.current = { nextScene, playScene }
  pages.showPart = (part) => showPart(pages, root, part)
  const stops = [
    startPageRestore(pages, root),
    followFocus(pages, root),
    loadTabsAhead(pages),
    colorBrowserBars(),
    recoverPages(pages, location, refused),
    focusPressed(),
    followHardwareBack(pages),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
