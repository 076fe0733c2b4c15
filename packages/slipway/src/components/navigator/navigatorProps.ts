import type { ComponentProps } from 'react'
import type { NoParams } from '../../router/config/config.ts'
import type { CallParams, PagePath, PushPath, TabPath } from '../../router/config/register.ts'
import type { Mistake, NearestPath } from '../../router/config/wrongPath.ts'
import type { PrefetchTime } from './usePrefetch.ts'

/** Action of a navigator: the API call of the same name. `exit` leaves the app if the platform allows this. */
export type NavigatorOpenType = 'navigate' | 'redirect' | 'switchTab' | 'reLaunch' | 'navigateBack' | 'exit'

/** Props of `Navigator`, in addition to the props of `<a>`. */
export interface NavigatorProps<Path extends PagePath = PagePath> extends NavigatorBaseProps {
  /** Path of the page to open, as in the config: `/order/:id`. */
  to?: Path
  /** Parameters of the page; optional only if the page requires none. */
  params?: CallParams<Path>
}

/** Props of `Navigator` that do not depend on the page. */
export interface NavigatorBaseProps extends Omit<ComponentProps<'a'>, 'href'> {
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

/** The props that belong together, for a link with the action `Type`. `Path` is `never` without `to`. */
export type NavigatorLinkProps<Path extends string, Type extends NavigatorOpenType = 'navigate'> = [Path] extends [
  never,
]
  ? LinkByAddress | LinkWithoutPage
  : LinkByPath<Path, Type>

type LinkByAddress = { openType?: Exclude<NavigatorOpenType, OpensNothing>; to?: never; params?: never; url: string }
type LinkWithoutPage = { openType: OpensNothing; to?: never; params?: never; url?: never }
type OpensNothing = 'navigateBack' | 'exit'

type LinkByPath<Path extends string, Type extends NavigatorOpenType> = {
  openType?: Type
  to: [Path] extends [never] ? Path : CheckedPath<NoInfer<Path>, Type>
  url?: never
} & ParamsProp<Path, Type>

/** The parameters, which may be left out only if the page requires none. Not checked for a wrong path. */
type ParamsProp<Path extends string, Type> = [Path] extends [PagePath]
  ? [Type] extends ['switchTab']
    ? { params?: never }
    : NoParams extends CallParams<Path>
      ? { params?: CallParams<Path> }
      : { params: CallParams<Path> }
  : { params?: object }

/** The path, or the reason why a link with this action cannot open it. */
type CheckedPath<Path extends string, Type> =
  Extract<Type, OpensNothing> extends never
    ? Extract<Type, 'switchTab'> extends never
      ? Extract<Type, 'navigate' | 'redirect'> extends never
        ? PathOr<Path, PagePath, never>
        : PathOr<Path, PushPath, `${Path} is a tab page. Set openType to switchTab.`>
      : PathOr<Path, TabPath, `${Path} is not a tab page. Remove openType.`>
    : Mistake<`A link with openType ${Type & string} has no path.`>

type PathOr<Path extends string, Allowed extends string, Text extends string> = Path extends Allowed
  ? Path
  : Path extends PagePath
    ? Mistake<Text>
    : NearestPath<Path, Allowed>
