import { isSame } from '../isSame.ts'
import { createStore, type Store } from '../store.ts'

/** The sides at which an app can have a window. Left and right are physical sides, also in right-to-left pages. */
export type WindowSide = 'top' | 'left' | 'right'

/** All sides, in reading order. */
export const windowSides: readonly WindowSide[] = ['top', 'left', 'right']

/** A value for each side. */
export type BySide<Value> = Readonly<Record<WindowSide, Value>>

/** Style of a window: CSS properties in camel case. A number means pixels. */
export interface WindowStyle {
  readonly [property: string]: string | number
}

/** Placement of a window: not shown, next to the pages, or above them with a mask in between. */
export type WindowPlacement = 'hidden' | 'docked' | 'overlay'

/** The requested state of a window. */
export interface WindowRequest {
  /** Whether the window is hidden even if the screen is wide enough for it. */
  readonly hidden: boolean
  /** Whether the window is open even if the screen is too narrow for it. */
  readonly opened: boolean
  /** Style of the window, in place of the style in the config. */
  readonly style?: WindowStyle
}

/** The placements of the windows, and the requests at the time when they were rendered. */
export interface PaintedWindows {
  readonly requests: BySide<WindowRequest>
  readonly placements: BySide<WindowPlacement>
  /** Whether the windows `start` and `end` are on the right and on the left. */
  readonly isRightToLeft?: boolean
}

/** The requests of calls to the windows, and the result in the shell. */
export interface WindowsState {
  readonly requests: Store<BySide<WindowRequest>>
  /** `undefined` while no shell renders the windows. */
  readonly painted: Store<PaintedWindows | undefined>
}

const none: WindowRequest = { hidden: false, opened: false }
const states = new WeakMap<object, WindowsState>()

/** The state of an app's windows. `app` is an object per run of the app, because an app that starts again has no requests. */
export function windowsStateOf(app: object): WindowsState {
  const state = states.get(app) ?? {
    requests: createStore<BySide<WindowRequest>>({ top: none, left: none, right: none }),
    painted: createStore<PaintedWindows | undefined>(undefined),
  }
  states.set(app, state)
  return state
}

/** Changes the request of a window. Properties that `change` does not contain keep their values. */
export function requestWindow({ requests }: WindowsState, side: WindowSide, change: Partial<WindowRequest>): void {
  const now = requests.get()
  const next = { ...now[side], ...change }
  if (isSame(next, now[side])) return
  requests.set({ ...now, [side]: next })
}
