import './navigator.css'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { cx } from '../../base/cx.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { isPlainClick } from '../../hooks/press/isPlainClick.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import type { PagePath } from '../../router/config/register.ts'
import type { OpenApi } from '../../router/config/rules.ts'
import type { Target } from '../../router/config/targets.ts'
import { followLink } from '../../router/followLink.ts'
import type { PageNavigator as AppNavigator } from '../../router/navigator.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import type { NavigatorOpenType, NavigatorProps, NavigatorWay } from './navigatorProps.ts'
import { useTargetPrefetch } from './usePrefetch.ts'
import { usePressLook } from './usePressLook.ts'

/**
 * A link to another page: a native link with the page's address. The app handles plain clicks; the browser handles everything
 * else that links can do, such as opening a new tab or copying the address.
 *
 * @example
 * <Navigator to="/order/:id" params={{ id: 1 }}>Order 1</Navigator>
 *
 * @example
 * <Navigator url="/order/1?from=list" openType="redirect" prefetch="visible">Order 1</Navigator>
 */
export function Navigator<Path extends PagePath = never>(props: NavigatorProps<Path> & NavigatorWay<Path>): ReactNode
export function Navigator({
  to,
  params = {},
  url = '',
  openType = 'navigate',
  delta = 1,
  prefetch = 'intent',
  hoverClass,
  hoverStartTime = 50,
  hoverStayTime = 600,
  ref,
  ...rest
}: LooseProps): ReactNode {
  const pages = useNavigatorContext()
  const api = apis[openType]
  // Tabs have no query, as in mini-programs.
  const address = api === 'switchTab' ? url.replace(/[?].*/, '') : url
  const target: Target | undefined = api && (to === undefined ? { url: address } : { path: to, params })
  const readHref = () => {
    const way = openType === 'navigateBack' ? pageBelow(pages, delta) : target
    return way && pages.hrefOf(way)
  }
  const readIsCurrent = () => target !== undefined && readHref() === pages.hrefOf(pageBelow(pages, 0))
  const { subscribe } = pages.stack
  const href = useSyncExternalStore(subscribe, readHref, readHref)
  const isCurrent = useSyncExternalStore(subscribe, readIsCurrent, readIsCurrent)
  if (target && href === undefined) {
    warnDeveloper(
      `<Navigator to="${to ?? ''}" url="${url}"> leads nowhere: the page does not exist, or its parameters differ. ` +
        'Write <Navigator to="/order/:id" params={{ id: 1 }}>, or <Navigator url="/order/1">.',
    )
  }
  const { ref: watch, ...intentProps } = useTargetPrefetch(target, prefetch)
  const [isPressed, pressProps] = usePressLook(hoverStartTime, hoverStayTime)
  const own = {
    ...pressProps,
    ...(openType === 'exit' ? { type: 'button' } : { href }),
    className: cx('sw-navigator', isPressed && hoverClass !== 'none' && hoverClass),
    'aria-current': isCurrent && href !== undefined ? ('page' as const) : undefined,
    'data-pressed': isPressed || undefined,
    'data-hover-class': hoverClass,
    onClick(event: MouseEvent) {
      const isForBrowser = rest.download !== undefined || (rest.target ?? '_self') !== '_self'
      if (isForBrowser || !isPlainClick(event)) return
      event.preventDefault()
      if (openType === 'exit') void import('./exitApp.ts').then((late) => late.exitApp())
      else followLink(api && target ? pages.open(api, target) : pages.back(delta))
    },
  }
  // An action without an address is not a link: `exit` is a button with the look of a link.
  const Element = (openType === 'exit' ? 'button' : 'a') as 'a'
  return (
    <Element {...mergeProps(mergeProps(own, intentProps), rest)} ref={useMergedRef<HTMLAnchorElement>(watch, ref)} />
  )
}

/** The props as the implementation reads them, for all variants: `to` and `params` are resolved at run time. */
interface LooseProps extends Omit<NavigatorProps, 'to' | 'params'> {
  to?: string
  params?: object
}

/** The API calls that open a page. */
const apis: Partial<Record<NavigatorOpenType, OpenApi>> = {
  navigate: 'navigateTo',
  redirect: 'redirectTo',
  switchTab: 'switchTab',
  reLaunch: 'reLaunch',
}

/**
 * Returns the page `delta` pages below the top one, but not below the first page. If there is one page only, the page below is
 * the root page.
 */
function pageBelow({ stack, routes }: AppNavigator, delta: number): Target {
  const { pages: entries } = stack.get()
  const page = delta > 0 && entries.length === 1 ? undefined : entries[Math.max(0, entries.length - 1 - delta)]
  return { url: page?.url ?? routes.root.path }
}
