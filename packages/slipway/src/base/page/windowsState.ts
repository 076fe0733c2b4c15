import { isSame } from '../isSame.ts'
import { createStore, type Store } from '../store.ts'

/** The sides at which an app can have a window. Left and right are meant as they are said, in right-to-left pages too. */
export type WindowSide = 'top' | 'left' | 'right'

/** All sides, in the order in which they are read. */
export const windowSides: readonly WindowSide[] = ['top', 'left', 'right']

/** One value for each side. */
export type BySide<Value> = Readonly<Record<WindowSide, Value>>

/** The look of a window: CSS properties in camel case; a number means pixels. */
export interface WindowStyle {
  readonly [property: string]: string | number
}

/** Where a window is: nowhere, beside the pages, or over them with a mask between. */
export type WindowPlace = 'hidden' | 'docked' | 'overlay'

/** What was asked of a window while the app runs. */
export interface WindowRequest {
  /** Whether it is to stay away even where the screen is wide enough for it. */
  readonly hidden: boolean
  /** Whether it is to come even where the screen is too narrow for it. */
  readonly opened: boolean
  /** Its look, in place of the config's. */
  readonly style?: WindowStyle
}

/** Where the windows are, and what was asked of them when they were drawn there. */
export interface PaintedWindows {
  readonly requests: BySide<WindowRequest>
  readonly places: BySide<WindowPlace>
}

/** What calls ask of the windows, and what the shell has made of it. */
export interface WindowsState {
  readonly requests: Store<BySide<WindowRequest>>
  /** `undefined` while no shell is there that draws them. */
  readonly painted: Store<PaintedWindows | undefined>
}

const none: WindowRequest = { hidden: false, opened: false }
const states = new WeakMap<object, WindowsState>()

/** The state of an app's windows; `app` stands for one run of it. An app that starts anew starts with nothing asked. */
export function windowsStateOf(app: object): WindowsState {
  const state = states.get(app) ?? {
    requests: createStore<BySide<WindowRequest>>({ top: none, left: none, right: none }),
    painted: createStore<PaintedWindows | undefined>(undefined),
  }
  states.set(app, state)
  return state
}

/** Asks something of a window; what is not named stays. */
export function requestWindow({ requests }: WindowsState, side: WindowSide, wish: Partial<WindowRequest>): void {
  const now = requests.get()
  const next = { ...now[side], ...wish }
  if (isSame(next, now[side])) return
  requests.set({ ...now, [side]: next })
}
