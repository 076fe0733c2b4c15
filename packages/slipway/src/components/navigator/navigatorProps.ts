import type { ComponentProps } from 'react'
import type { NoParams } from '../../router/config/config.ts'
import type { CallParams, PagePath, PushPath, TabPath } from '../../router/config/register.ts'
import type { PrefetchTime } from './usePrefetch.ts'

/** Action of a navigator: the API call of the same name. `exit` leaves the app if the platform allows this. */
export type NavigatorOpenType = 'navigate' | 'redirect' | 'switchTab' | 'reLaunch' | 'navigateBack' | 'exit'

/** Props of `Navigator`, in addition to the props of `<a>`. */
export interface NavigatorProps<Path extends PagePath = PagePath> extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of the page to open, as in the config: `/order/:id`. */
  to?: Path
  /** Parameters of the page; optional only if the page requires none. */
  params?: CallParams<Path>
  /** Address of the page to open, instead of `to`: absolute, or relative to the page with the link. Checked at run time. */
  url?: string
  /**
   * Action of the link.
   * @default 'navigate'
   */
  openType?: NavigatorOpenType
  /**
   * Number of pages that `navigateBack` closes.
   * @default 1
   */
  delta?: number
  /**
   * When to prefetch the page: when the user is about to press the link (`intent`), also when it enters the view (`visible`) or
   * when the browser is idle (`idle`), or never (`false`).
   * @default 'intent'
   */
  prefetch?: PrefetchTime | false
  /**
   * Class added while the link looks pressed, instead of the built-in pressed look; `none` for no pressed look.
   * @default the built-in pressed look
   */
  hoverClass?: string
  /**
   * Delay from the touch to the pressed look, in milliseconds.
   * @default 50
   */
  hoverStartTime?: number
  /**
   * Duration of the pressed look after the touch has ended, in milliseconds.
   * @default 600
   */
  hoverStayTime?: number
}

type ParamsProp<Path extends PagePath> =
  NoParams extends CallParams<Path> ? { params?: CallParams<Path> } : { params: CallParams<Path> }

/** The props that belong together. */
export type NavigatorWay<Path extends PagePath> =
  | ({ openType?: 'navigate' | 'redirect'; to: Path & PushPath; url?: never } & ParamsProp<Path>)
  | ({ openType: 'reLaunch'; to: Path; url?: never } & ParamsProp<Path>)
  | { openType: 'switchTab'; to: Path & TabPath; params?: never; url?: never }
  | { openType?: 'navigate' | 'redirect' | 'reLaunch' | 'switchTab'; to?: never; params?: never; url: string }
  | { openType: 'navigateBack' | 'exit'; to?: never; params?: never; url?: never }
