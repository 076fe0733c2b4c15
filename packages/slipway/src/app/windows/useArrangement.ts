import { windowDefaults } from '../../base/defaults/defaults.ts'
import { type BySide, type WindowSide, windowsStateOf } from '../../base/page/windowsState.ts'
import { useMedia } from '../../hooks/useMedia.ts'
import { useRightToLeft } from '../../hooks/useRightToLeft.ts'
import { useStore } from '../../hooks/useStore.ts'
import { coversWindows } from '../../router/config/coversWindows.ts'
import { type WindowsBySide, windowFlagsBySide, windowsBySide } from '../../router/config/windowsBySide.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { type Arrangement, arrange } from './arrange.ts'

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
    top: useMedia(queryOf(windows, 'top')),
    left: useMedia(queryOf(windows, 'left')),
    right: useMedia(queryOf(windows, 'right')),
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

function queryOf(windows: WindowsBySide, side: WindowSide): string | undefined {
  const window = windows[side]
  return window && `(min-width: ${window.minWidth ?? windowDefaults.minWidthPx}px)`
}
