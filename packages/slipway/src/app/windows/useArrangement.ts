import { windowDefaults } from '../../base/defaults/defaults.ts'
import { serverScreen } from '../../base/html/serverDocument.ts'
import { type BySide, type WindowSide, windowsStateOf } from '../../base/page/windowsState.ts'
import { useRightToLeft } from '../../hooks/locale/useRightToLeft.ts'
import { useMedia } from '../../hooks/useMedia.ts'
import { useStore } from '../../hooks/useStore.ts'
import { coversWindows } from '../../router/config/coversWindows.ts'
import { type WindowsBySide, windowFlagsBySide, windowsBySide } from '../../router/config/windowsBySide.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { type Arrangement, arrange } from './arrange.ts'
import type { SideWindowOptions } from './windowsConfig.ts'

type WindowSize = Pick<SideWindowOptions, 'minWidth'>

/**
 * Returns the placements of windows and pages, for which windows the screen is wide enough, and whether the current page covers all windows,
 * and the index of the highest page that does not.
 */
export function useArrangement(
  pages: PageNavigator,
): Arrangement & { readonly wide: BySide<boolean>; readonly isBehind: boolean; readonly topDepth: number } {
  const stack = useStore(pages.stack)
  const requests = useStore(windowsStateOf(pages).requests)
  const isRightToLeft = useRightToLeft()
  const windows = pages.app.windows ? windowsBySide(pages.app.windows, isRightToLeft) : {}
  const wide = {
    top: useWide(windows, 'top'),
    left: useWide(windows, 'left'),
    right: useWide(windows, 'right'),
  }
  // A page that covers the windows leaves them at their places, for the moment when it closes.
  const configs = stack.pages.map((entry) => pages.matchOf(entry)?.route.config)
  const config = configs.findLast((one) => !coversWindows(one)) ?? configs.at(-1)
  const page = config ? windowFlagsBySide(config, isRightToLeft) : {}
  const paths = stack.pages.map((entry) => pages.matchOf(entry)?.route.path)
  return {
    wide,
    isBehind: coversWindows(configs.at(-1)),
    topDepth: configs.findLastIndex((one) => !coversWindows(one)),
    ...arrange({ windows, wide, requests, page, stack: paths }),
  }
}

/** Whether the screen is wide enough for a window. */
function useWide(windows: WindowsBySide, side: WindowSide): boolean {
  const window = windows[side]
  return useMedia(window && queryOf(window), window && isWideAtFirst(window))
}

/** Whether HTML shows a window. The browser takes over the HTML for its width, which it has chosen by the same query. */
export const isWideAtFirst = (window: WindowSize): boolean =>
  typeof matchMedia === 'undefined' ? serverScreen.widthPx >= minWidthOf(window) : matchMedia(queryOf(window)).matches

/** Width of the screen in pixels from which a window is docked. */
export const minWidthOf = ({ minWidth = windowDefaults.minWidthPx }: WindowSize): number => minWidth

const queryOf = (window: WindowSize) => `(min-width: ${minWidthOf(window)}px)`
