import { windowDefaults } from '../../base/defaults/defaults.ts'
import { type BySide, type WindowSide, windowsStateOf } from '../../base/page/windowsState.ts'
import { useMedia } from '../../hooks/useMedia.ts'
import { useStore } from '../../hooks/useStore.ts'
import type { Navigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack.ts'
import { type Arrangement, arrange } from './arrange.ts'

/** Where windows and pages are, and for which windows the screen is wide enough. */
export function useArrangement(navigator: Navigator): Arrangement & { readonly wide: BySide<boolean> } {
  const stack = useStore(navigator.stack)
  const wishes = useStore(windowsStateOf(navigator).wishes)
  const wide = {
    top: useMedia(queryOf(navigator, 'top')),
    left: useMedia(queryOf(navigator, 'left')),
    right: useMedia(queryOf(navigator, 'right')),
  }
  const { windows = {} } = navigator.app
  const page = navigator.matchOf(topOf(stack))?.route.config ?? {}
  const paths = stack.pages.map((entry) => navigator.matchOf(entry)?.route.path)
  return { wide, ...arrange({ windows, wide, wishes, page, stack: paths }) }
}

function queryOf({ app }: Navigator, side: WindowSide): string | undefined {
  const window = app.windows?.[side]
  return window && `(min-width: ${window.minWidth ?? windowDefaults.minWidthPx}px)`
}
