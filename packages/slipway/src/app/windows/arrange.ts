import type { BySide, WindowPlace, WindowRequest, WindowSide } from '../../base/page/windowsState.ts'
import type { PageConfig, SideWindows } from '../../router/config/config.ts'

/** What decides where windows and pages are. */
export interface Scene {
  /** The windows that the app has. */
  readonly windows: Pick<SideWindows, WindowSide>
  /** Whether the screen is wide enough for each. */
  readonly wide: BySide<boolean>
  /** What calls ask for. */
  readonly wishes: BySide<WindowRequest>
  /** The page shown. */
  readonly page: Pick<PageConfig, 'topWindow' | 'leftWindow' | 'rightWindow'>
  /** Paths of the stack's pages, the bottom first. */
  readonly stack: readonly (string | undefined)[]
}

/** A page of the stack that a window holds. */
export interface HeldPage {
  readonly side: 'left' | 'right'
  /** Its place in the stack, counted from the bottom. */
  readonly depth: number
}

/** Where everything is. */
export interface Arrangement {
  readonly places: BySide<WindowPlace>
  readonly held: HeldPage | undefined
}

/** Where windows and pages are. */
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
  // A page that a window holds lies in the stack while there is no room beside it.
  if (side !== 'top' && scene.windows[side]?.page !== undefined) {
    return scene.wide[side] && depthOfPage(side, scene) >= 0 ? 'docked' : 'hidden'
  }
  if (scene.wide[side]) return 'docked'
  if (!opened) return 'hidden'
  // At the top there is room on a narrow screen, too.
  return side === 'top' ? 'docked' : 'overlay'
}

/** The newest page of the stack that a window may hold; -1 when there is none. */
function depthOfPage(side: 'left' | 'right', { windows, stack }: Scene): number {
  return stack.findLastIndex((path) => path !== undefined && path === windows[side]?.page)
}
