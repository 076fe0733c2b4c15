import type { ComponentType, SVGProps } from 'react'
import type { TabsConfig } from '../../router/config.ts'
import { TabBar } from './TabBar.tsx'

/** A tab's picture: a component that draws it, or the address of an image. */
export type TabIcon = ComponentType<SVGProps<SVGSVGElement>> | string

/** One tab. */
export interface TabItem<Path extends string = string> {
  /** Path of its page, as in `pages`. */
  readonly path: Path
  /** Its name; a function is asked again when the language changes. */
  readonly text: string | (() => string)
  readonly icon?: TabIcon
  /** Icon while the tab is shown. @default icon */
  readonly selectedIcon?: TabIcon
}

/** Options of `tabBar`. */
export interface TabBarOptions<Path extends string = string> {
  /** The tabs, two to five of them; the first is where Back leads from the others. */
  readonly items: readonly TabItem<Path>[]
  /** Where Back leads from a tab that is not the first: to the first, or out of the app. @default 'first' */
  readonly back?: 'first' | 'leave'
  /** @default 'bottom' */
  readonly position?: 'bottom' | 'top'
  /** Colour of icon and text; any CSS colour. @default #999 */
  readonly color?: string
  /** Colour of icon and text of the tab shown. @default #007aff */
  readonly selectedColor?: string
  /** Any CSS colour. @default 'var(--sw-surface)' */
  readonly backgroundColor?: string
}

/** A tab bar with the code that draws it, so that an app without one does not carry it. */
export interface TabBarConfig<Path extends string = string> extends TabBarOptions<Path>, TabsConfig<Path> {
  readonly items: readonly TabItem<Path>[]
  readonly back: 'first' | 'leave'
  readonly view: typeof TabBar
}

/** Declares the tab bar. Its pages are kept alive once visited, and are reached by `switchTab` only. */
export function tabBar<const Path extends string>(options: TabBarOptions<Path>): TabBarConfig<Path> {
  return { back: 'first', ...options, view: TabBar }
}
