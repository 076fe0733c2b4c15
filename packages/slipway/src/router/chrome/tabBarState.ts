import { createEmitter, type Emitter } from '../../base/emitter.ts'
import { createStore, type Store } from '../../base/store.ts'
import type { PageNavigator } from '../navigator.ts'

/** The address of an image, or a component that renders the icon. */
export type TabPicture = string | ((props: never) => unknown)

/** Changes of one tab. */
export interface TabChange {
  readonly text?: string
  readonly icon?: TabPicture
  readonly selectedIcon?: TabPicture
  readonly visible?: boolean
  /** The badge: a text, `''` for a red dot, `null` for no badge. */
  readonly badge?: string | null
}

/** The style of the button in the middle of the tab bar. */
export interface MidButtonStyle {
  /** Pixels, or any CSS length. @default 50 */
  readonly width?: number | string
  /** Pixels, or any CSS length. @default 50 */
  readonly height?: number | string
  /** Width of the button's icon: pixels, or any CSS length. @default 24 */
  readonly iconWidth?: number | string
  /** Text below the icon. */
  readonly text?: string
  /** Address of an image behind the icon. */
  readonly backgroundImage?: string
}

/** The style of the tab bar. */
export interface TabBarStyle {
  /** Colour of icon and text; any CSS colour. @default #999 */
  readonly color?: string
  /** Colour of icon and text of the selected tab. @default #007aff */
  readonly selectedColor?: string
  /** Any CSS colour. @default 'var(--sw-surface)' */
  readonly backgroundColor?: string
  /** The line between bar and page: black or white, both a third opaque. @default the theme's separator */
  readonly borderStyle?: 'black' | 'white'
  /** Colour of the line between bar and page; any CSS colour. Has priority over `borderStyle`. */
  readonly borderColor?: string
}

/** Changes of the tab bar while the app runs. They have priority over the config. */
export interface TabBarState {
  readonly tabs: ReadonlyMap<number, TabChange>
  readonly style: TabBarStyle
  readonly midButton: MidButtonStyle & { readonly icon?: TabPicture }
  readonly hidden: boolean
  /** Whether the last change of `hidden` was animated. */
  readonly animated: boolean
}

const unchanged: TabBarState = { tabs: new Map(), style: {}, midButton: {}, hidden: false, animated: false }
const stores = new WeakMap<PageNavigator, Store<TabBarState>>()

/** The changes of an app's tab bar. An app that starts again starts without changes. */
export function tabBarStateOf(pages: PageNavigator): Store<TabBarState> {
  const store = stores.get(pages) ?? createStore(unchanged)
  stores.set(pages, store)
  return store
}

/** Emits a tap on the button in the middle of the tab bar. */
export const midButtonTaps: Emitter<{ readonly tap: undefined }> = createEmitter<{ readonly tap: undefined }>()
