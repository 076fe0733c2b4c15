import type { BySide, WindowPlacement, WindowRequest, WindowSide } from '../../base/page/windowsState.ts'
import type { PageConfig } from '../../router/config/config.ts'
import type { WindowsBySide } from '../../router/config/windowsBySide.ts'

/** Input of `arrange`: everything that decides the placements of windows and pages. */
export interface ArrangeInput {
  /** The windows of the app. */
  readonly windows: WindowsBySide
  /** Whether the screen is wide enough for each window. */
  readonly wide: BySide<boolean>
  /** Requests made by API calls. */
  readonly requests: BySide<WindowRequest>
  /** Config of the current page. */
  readonly page: Pick<PageConfig, 'topWindow' | 'leftWindow' | 'rightWindow'>
  /** Paths of the stack's pages, the bottom one first. */
  readonly stack: readonly (string | undefined)[]
}

/** A page of the stack that is shown in a window. */
export interface HeldPage {
  readonly side: 'left' | 'right'
  /** Index of the page in the stack, counted from the bottom. */
  readonly depth: number
}

/** Result of `arrange`: the placement of each window, and the page shown in a window. */
export interface Arrangement {
  readonly placements: BySide<WindowPlacement>
  readonly held: HeldPage | undefined
}

/** Computes the placements of windows and pages. */
export function arrange(input: ArrangeInput): Arrangement {
  const placements = {
    top: placementOf('top', input),
    left: placementOf('left', input),
    right: placementOf('right', input),
  }
  const held = (['left', 'right'] as const)
    .filter((side) => input.windows[side]?.page !== undefined && placements[side] === 'docked')
    .map((side) => ({ side, depth: depthOfPage(side, input) }))
  return { placements, held: held[0] }
}

function placementOf(side: WindowSide, input: ArrangeInput): WindowPlacement {
  const { hidden, opened } = input.requests[side]
  const allowed = input.windows[side] !== undefined && input.page[`${side}Window`] !== false
  if (!allowed || hidden) return 'hidden'
  // The page that a window shows stays in the stack while the screen is too narrow for the window.
  if (side !== 'top' && input.windows[side]?.page !== undefined) {
    return input.wide[side] && depthOfPage(side, input) >= 0 ? 'docked' : 'hidden'
  }
  if (input.wide[side]) return 'docked'
  if (!opened) return 'hidden'
  // A narrow screen has room for the window at the top, too.
  return side === 'top' ? 'docked' : 'overlay'
}

/** Index of the newest page of the stack that a window may show; -1 if there is no such page. */
function depthOfPage(side: 'left' | 'right', { windows, stack }: ArrangeInput): number {
  return stack.findLastIndex((path) => path !== undefined && path === windows[side]?.page)
}
