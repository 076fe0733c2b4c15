import type { ComponentProps } from 'react'
import type { NoParams } from '../../router/config/config.ts'
import type { CallParams, PagePath, PushPath, TabPath } from '../../router/config/register.ts'
import type { PrefetchTime } from './usePrefetch.ts'

/** What a navigator does when it is pressed: the call of the same name. `exit` leaves the app where that is possible. */
export type NavigatorOpenType = 'navigate' | 'redirect' | 'switchTab' | 'reLaunch' | 'navigateBack' | 'exit'

/** What a navigator takes, next to everything an `<a>` takes. */
export interface NavigatorProps<Path extends PagePath = PagePath> extends Omit<ComponentProps<'a'>, 'href'> {
  /** The page it leads to, by its path in the config: `/order/:id`. */
  to?: Path
  /** Parameters of that page; left out only where it demands none. */
  params?: CallParams<Path>
  /** The page it leads to by an address, in place of `to`: absolute, or relative to the page shown. Checked at run time. */
  url?: string
  /**
   * How the page is opened.
   * @default 'navigate'
   */
  openType?: NavigatorOpenType
  /**
   * Number of pages that `navigateBack` takes from the top.
   * @default 1
   */
  delta?: number
  /**
   * When the page is loaded ahead: when the user seems about to press it (`intent`), before that when it comes into view
   * (`visible`) or when the browser has time (`idle`), or not at all (`false`).
   * @default 'intent'
   */
  prefetch?: PrefetchTime | false
  /**
   * A class that it has while it looks pressed, in place of its own pressed look; `none` for no look.
   * @default its own pressed look
   */
  hoverClass?: string
  /**
   * Milliseconds from the touch to the pressed look.
   * @default 50
   */
  hoverStartTime?: number
  /**
   * Milliseconds that the pressed look stays after the finger has gone.
   * @default 600
   */
  hoverStayTime?: number
}

type ParamsProp<Path extends PagePath> =
  NoParams extends CallParams<Path> ? { params?: CallParams<Path> } : { params: CallParams<Path> }

/** Which of these props go together. */
export type NavigatorWay<Path extends PagePath> =
  | ({ openType?: 'navigate' | 'redirect'; to: Path & PushPath; url?: never } & ParamsProp<Path>)
  | ({ openType: 'reLaunch'; to: Path; url?: never } & ParamsProp<Path>)
  | { openType: 'switchTab'; to: Path & TabPath; params?: never; url?: never }
  | { openType?: 'navigate' | 'redirect' | 'reLaunch' | 'switchTab'; to?: never; params?: never; url: string }
  | { openType: 'navigateBack' | 'exit'; to?: never; params?: never; url?: never }
