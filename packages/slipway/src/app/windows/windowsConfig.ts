import type { WindowStyle } from '../../base/page/windowsState.ts'
import type { SideWindows } from '../../router/config/config.ts'
import { htmlWindows } from './htmlWindows.ts'
import { stepFor } from './stepFor.ts'
import { useSplitView } from './useSplitView.ts'
import { Windows } from './Windows.tsx'

/** Options of every window. */
interface WindowSize {
  /**
   * Width of the screen in pixels from which the window is docked.
   * @default defaults.window.minWidthPx (768)
   */
  readonly minWidth?: number
  /** Style of the window: `width` of a window at a side (320 pixels by default), `height` of the window at the top. */
  readonly style?: WindowStyle
}

/** Options of a window with its own content. */
export interface WindowOptions extends WindowSize {
  /** Imports the window's module; its default export receives `WindowProps`: `() => import('./SideList')`. */
  readonly load: () => Promise<unknown>
  /** Accessible name of the window; a function is called again when the language changes. @default its side */
  readonly label?: string | (() => string)
}

/** Options of a window that shows one of the app's pages; on a narrow screen that page is a normal page of the stack. */
export interface PageWindowOptions<Path extends string = string> extends WindowSize {
  /** Path of the page, as in `pages`: the list page of a list with details. */
  readonly page: Path
  /** Imports the content shown while no details page is open; its default export receives no props. */
  readonly empty?: () => Promise<unknown>
}

/** Options of a window at a side: its own content, or one of the app's pages. */
export type SideWindowOptions<Path extends string = string> =
  | (WindowOptions & { readonly [Name in 'page' | 'empty']?: never })
  | (PageWindowOptions<Path> & { readonly [Name in 'load' | 'label']?: never })

/** Options of `windows`. */
export interface WindowsOptions<Path extends string = string> {
  /** Window above the pages and the windows at the sides. */
  readonly top?: WindowOptions
  /** Window at the side where lines start: on the left, and on the right in a document with `dir="rtl"`. */
  readonly start?: SideWindowOptions<Path>
  /** Window at the side where lines end: on the right, and on the left in a document with `dir="rtl"`. */
  readonly end?: SideWindowOptions<Path>
  /** Window on the left, in right-to-left pages too. Not together with `start` or `end`. */
  readonly left?: SideWindowOptions<Path>
  /** Window on the right, in right-to-left pages too. Not together with `start` or `end`. */
  readonly right?: SideWindowOptions<Path>
}

/** Options of the windows together with the code that renders them, so that apps without windows do not contain that code. */
export interface WindowsConfig<Path extends string = string>
  extends WindowsOptions<Path>,
    Pick<SideWindows, 'stepFor'> {
  /** Root component of an app with windows. */
  readonly view: typeof Windows
  readonly useSplitView: typeof useSplitView
  readonly html: typeof htmlWindows
}

/** Props of a window's component. */
export interface WindowProps {
  /** Whether the screen is wide enough for the window at the top. */
  readonly matchTopWindow: boolean
  /** Whether the screen is wide enough for the window on the left. */
  readonly matchLeftWindow: boolean
  /** Whether the screen is wide enough for the window on the right. */
  readonly matchRightWindow: boolean
  /** Whether the window at the top is shown. */
  readonly showTopWindow: boolean
  /** Whether the window on the left is shown, docked or as an overlay. */
  readonly showLeftWindow: boolean
  /** Whether the window on the right is shown, docked or as an overlay. */
  readonly showRightWindow: boolean
  /** The title of the current page. */
  readonly navigationBarTitleText: string
}

/**
 * Declares windows above and beside the pages on a wide screen: windows with their own content, or the list page of a list
 * with details.
 *
 * @example
 * defineApp({ pages, windows: windows({ start: { load: () => import('./SideList'), minWidth: 1024 } }) })
 *
 * @example
 * windows({ start: { page: '/mails' } }) // a phone shows the list, then the mail; a wide screen shows both
 *
 * Source: specification, section 2 (S2.10) and section 9 (S9.19).
 */
export function windows<const Path extends string>(options: WindowsOptions<Path>): WindowsConfig<Path> {
  return { ...options, view: Windows, useSplitView, stepFor, html: htmlWindows }
}
