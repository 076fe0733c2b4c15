import type { BySide, WindowPlace, WindowRequest, WindowSide } from '../../base/page/windowsState.ts'
import type { PageConfig } from '../../router/config/config.ts'
import type { WindowsBySide } from '../../router/config/windowsBySide.ts'

/** Input of `arrange`: everything that decides the places of windows and pages. */
export interface Scene {
  /** The windows of the app. */
  readonly windows: WindowsBySide
  /** Whether the screen is wide enough for each window. */
  readonly wide: BySide<boolean>
  /** Requests made by API calls. */
  readonly wishes: BySide<WindowRequest>
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

/** Result of `arrange`: the place of each window, and the page shown in a window. */
export interface Arrangement {
  readonly places: BySide<WindowPlace>
  readonly held: HeldPage | undefined
}

/** Computes the places of windows and pages. */
export function arrange(scene: Scene): Arrangement {
  const places = { top: placeOf('top', scene), left: placeOf('left', scene), right: placeOf('right', scene) }
  const held = (['left', 'right'] as const)
    .filter((side) => scene.windows[side]?.page !== undefined && places[side] === 'docked')
    .map((side) => ({ side, depth: depthOfPage(side, scene) }))
  return { places, held: held[0] }
}

function placeOf(side: WindowSide, scene: Scene): WindowPlace {
  const { hidden, opened } = scene.wishes[side]
  const allowed = scene.windows[side] !== undefined && scene.page[`${side}Window`] !== false
  if (!allowed || hidden) return 'hidden'
  // The page that a window shows stays in the stack while the screen is too narrow for the window.
  if (side !== 'top' && scene.windows[side]?.page !== undefined) {
    return scene.wide[side] && depthOfPage(side, scene) >= 0 ? 'docked' : 'hidden'
  }
  if (scene.wide[side]) return 'docked'
  if (!opened) return 'hidden'
  // A narrow screen has room for the window at the top, too.
  return side === 'top' ? 'docked' : 'overlay'
}

/** Index of the newest page of the stack that a window may show; -1 if there is no such page. */
function depthOfPage(side: 'left' | 'right', { windows, stack }: Scene): number {
  return stack.findLastIndex((path) => path !== undefined && path === windows[side]?.page)
}
