import { createEmitter, type Emitter } from '../../base/emitter.ts'
import { createStore, type Store } from '../../base/store.ts'
import type { PageNavigator } from '../navigator.ts'

/** The address of an image, or a component that draws the picture. */
export type TabPicture = string | ((props: never) => unknown)

/** What was changed of one tab. */
export interface TabChange {
  readonly text?: string
  readonly icon?: TabPicture
  readonly selectedIcon?: TabPicture
  readonly visible?: boolean
  /** The badge: a text, `''` for a red dot, `null` for none. */
  readonly badge?: string | null
}

/** The look of the button in the middle of the bar. */
export interface MidButtonStyle {
  /** Pixels, or any CSS length. @default 50 */
  readonly width?: number | string
  /** Pixels, or any CSS length. @default 50 */
  readonly height?: number | string
  /** Width of its icon: pixels, or any CSS length. @default 24 */
  readonly iconWidth?: number | string
  /** Text below the icon. */
  readonly text?: string
  /** Address of an image that lies behind the icon. */
  readonly backgroundImage?: string
}

/** The look of the tab bar. */
export interface TabBarStyle {
  /** Colour of icon and text; any CSS colour. @default #999 */
  readonly color?: string
  /** Colour of icon and text of the tab shown. @default #007aff */
  readonly selectedColor?: string
  /** Any CSS colour. @default 'var(--sw-surface)' */
  readonly backgroundColor?: string
  /** The line between bar and page: black or white, both a third opaque. @default the theme's separator */
  readonly borderStyle?: 'black' | 'white'
  /** Colour of that line; any CSS colour. Wins over `borderStyle`. */
  readonly borderColor?: string
}

/** What was changed of the tab bar while the app runs. It wins over the config. */
export interface TabBarState {
  readonly tabs: ReadonlyMap<number, TabChange>
  readonly style: TabBarStyle
  readonly midButton: MidButtonStyle & { readonly icon?: TabPicture }
  readonly hidden: boolean
  /** Whether it came or went, the last time, with a motion. */
  readonly animated: boolean
}

const unchanged: TabBarState = { tabs: new Map(), style: {}, midButton: {}, hidden: false, animated: false }
const stores = new WeakMap<PageNavigator, Store<TabBarState>>()

/** What was changed of an app's tab bar. An app that starts anew starts with nothing changed. */
export function tabBarStateOf(pages: PageNavigator): Store<TabBarState> {
  const store = stores.get(pages) ?? createStore(unchanged)
  stores.set(pages, store)
  return store
}

/** Tells of taps on the button in the middle of the bar. */
export const midButtonTaps: Emitter<{ readonly tap: undefined }> = createEmitter<{ readonly tap: undefined }>()
