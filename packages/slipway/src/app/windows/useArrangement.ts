import { windowDefaults } from '../../base/defaults/defaults.ts'
import { type BySide, type WindowSide, windowsStateOf } from '../../base/page/windowsState.ts'
import { useMedia } from '../../hooks/useMedia.ts'
import { useStore } from '../../hooks/useStore.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack.ts'
import { type Arrangement, arrange } from './arrange.ts'

/** Returns the places of windows and pages, and for which windows the screen is wide enough. */
export function useArrangement(pages: PageNavigator): Arrangement & { readonly wide: BySide<boolean> } {
  const stack = useStore(pages.stack)
  const wishes = useStore(windowsStateOf(pages).requests)
  const wide = {
    top: useMedia(queryOf(pages, 'top')),
    left: useMedia(queryOf(pages, 'left')),
    right: useMedia(queryOf(pages, 'right')),
  }
  const { windows = {} } = pages.app
  const page = pages.matchOf(topOf(stack))?.route.config ?? {}
  const paths = stack.pages.map((entry) => pages.matchOf(entry)?.route.path)
  return { wide, ...arrange({ windows, wide, wishes, page, stack: paths }) }
}

function queryOf({ app }: PageNavigator, side: WindowSide): string | undefined {
  const window = app.windows?.[side]
  return window && `(min-width: ${window.minWidth ?? windowDefaults.minWidthPx}px)`
}
