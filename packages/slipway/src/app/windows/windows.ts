import type { WindowStyle } from '../../base/page/windowsState.ts'
import type { SideWindows } from '../../router/config/config.ts'
import { stepFor } from './stepFor.ts'
import { useSplitView } from './useSplitView.ts'
import { Windows } from './Windows.tsx'

/** What every window takes. */
interface WindowSize {
  /**
   * Width of the screen in pixels from which on the window is there.
   * @default defaults.window.minWidthPx (768)
   */
  readonly minWidth?: number
  /** Its look; `width` of one at a side (320 pixels when left out), `height` of the one at the top. */
  readonly style?: WindowStyle
}

/** A window with content of its own. */
export interface WindowOptions extends WindowSize {
  /** Imports the window's module; its default export gets `WindowProps`: `() => import('./SideList')`. */
  readonly load: () => Promise<unknown>
  /** Its name for screen readers; a function is asked again when the language changes. @default its side */
  readonly label?: string | (() => string)
}

/** A window that holds one of the app's pages, which lies in the stack on a narrow screen. */
export interface PageWindowOptions<Path extends string = string> extends WindowSize {
  /** Path of the page, as in `pages`: the list of a list with details. */
  readonly page: Path
  /** Imports what stands in the place of the details while there are none; its default export gets no props. */
  readonly empty?: () => Promise<unknown>
}

/** What stands at a side: content of its own, or one of the app's pages. */
export type SideWindowOptions<Path extends string = string> =
  | (WindowOptions & { readonly [Name in 'page' | 'empty']?: never })
  | (PageWindowOptions<Path> & { readonly [Name in 'load' | 'label']?: never })

/** Options of `windows`. */
export interface WindowsOptions<Path extends string = string> {
  /** Above the pages and the windows at the sides. */
  readonly top?: WindowOptions
  /** On the left, in right-to-left pages too. */
  readonly left?: SideWindowOptions<Path>
  /** On the right, in right-to-left pages too. */
  readonly right?: SideWindowOptions<Path>
}

/** Windows with the code that draws them, so that an app without any does not carry it. */
export interface WindowsConfig<Path extends string = string>
  extends WindowsOptions<Path>,
    Pick<SideWindows, 'stepFor'> {
  /** What the shell draws itself in. */
  readonly view: typeof Windows
  readonly useSplitView: typeof useSplitView
}

/** What a window's component gets. */
export interface WindowProps {
  /** Whether the screen is wide enough for the window at the top. */
  readonly matchTopWindow: boolean
  /** Whether the screen is wide enough for the window on the left. */
  readonly matchLeftWindow: boolean
  /** Whether the screen is wide enough for the window on the right. */
  readonly matchRightWindow: boolean
  /** Whether the window at the top is there. */
  readonly showTopWindow: boolean
  /** Whether the window on the left is there, beside the pages or over them. */
  readonly showLeftWindow: boolean
  /** Whether the window on the right is there, beside the pages or over them. */
  readonly showRightWindow: boolean
  /** The title of the page that is shown. */
  readonly navigationBarTitleText: string
}

/**
 * Declares what stands above and beside the pages on a wide screen: windows of their own, or the list of a list with
 * details.
 *
 * @example
 * defineApp({ pages, windows: windows({ left: { load: () => import('./SideList'), minWidth: 1024 } }) })
 *
 * @example
 * windows({ left: { page: '/mails' } }) // on a phone the list, then the mail; on a wide screen side by side
 *
 * Source: specification, section 2 (S2.10) and section 9 (S9.19).
 */
export function windows<const Path extends string>(options: WindowsOptions<Path>): WindowsConfig<Path> {
  return { ...options, view: Windows, useSplitView, stepFor }
}
