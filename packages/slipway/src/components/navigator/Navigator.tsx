import './navigator.css'
import { type MouseEvent, type ReactNode, use, useSyncExternalStore } from 'react'
import { cx } from '../../base/cx.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { isPlainClick } from '../../hooks/press/isPlainClick.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { resolveUrl, withoutFragment, withoutQuery } from '../../router/address/address.ts'
import { followLink } from '../../router/links/followLink.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { PageContext, useNavigatorContext } from '../../router/react/contexts.ts'
import { isFragmentOf } from '../../router/stack/changeFragment.ts'
import type { OpenApi } from '../../router/stack/stack.ts'
import { type PageEntry, topOf } from '../../router/stack/stack.ts'
import type { NavigatorBaseProps, NavigatorLinkProps, NavigatorOpenType, NavigatorProps } from './navigatorProps.ts'
import { usePrefetchOf } from './usePrefetch.ts'
import { usePressLook } from './usePressLook.ts'

/**
 * A link to another page, also exported as `Link`: a native link with the page's address. The app handles plain clicks; the browser handles everything
 * else that links can do, such as opening a new tab or copying the address.
 *
 * @example
 * <Link to="/order/:id" params={{ id: 1 }}>Order 1</Link>
 *
 * @example
 * <Link url="/order/1?from=list" openType="redirect" prefetch="visible">Order 1</Link>
 */
export function Navigator<Path extends string = never, Type extends NavigatorOpenType = 'navigate'>(
  props: NavigatorBaseProps & NavigatorLinkProps<Path, Type>,
): ReactNode
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
  const address = useInPage(pages, (page) => (to === undefined ? addressIn(page, url) : ''))
  const resolved =
    api &&
    pages.locate(
      to === undefined ? { url: api === 'switchTab' ? withoutQuery(address) : address } : { path: to, params },
    )
  const below = useInPage(pages, (page) => (openType === 'navigateBack' ? pageBelow(pages, page, delta) : undefined))
  const isCurrent = useInPage(pages, (page) => resolved?.url === addressOf(page))
  const isFragment = useInPage(pages, (page) => resolved && isFragmentOf(resolved.url, addressOf(page) ?? ''))
  const href = resolved ? pages.hrefOf(resolved) : below && pages.hrefOf({ url: below })
  if (resolved && href === undefined) {
    warnDeveloper(
      `<Navigator to="${to ?? ''}" url="${url}"> leads nowhere: the page does not exist, or its parameters differ. ` +
        'Write <Navigator to="/order/:id" params={{ id: 1 }}>, or <Navigator url="/order/1">.',
    )
  }
  const { ref: watch, ...intentProps } = usePrefetchOf(pages, isFragment ? undefined : resolved, prefetch)
  const mergedRef = useMergedRef<HTMLAnchorElement>(watch, ref)
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
      else followLink(api && resolved ? pages.open(api, resolved) : pages.back(delta))
    },
  }
  // An action without an address is not a link: `exit` is a button with the look of a link.
  const Element = (openType === 'exit' ? 'button' : 'a') as 'a'
  return <Element {...mergeProps(mergeProps(own, intentProps), rest)} ref={watch ? mergedRef : ref} />
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
 * Reads a value from the page that the link refers to.
 *
 * This is the page that contains the link, whose address never changes: while the user can see the link, its page is the current
 * one. So a link in a page does not subscribe to the stack, which would be work per row. Other links refer to the current page:
 * those outside of pages, and those in an app with windows, where a page may be visible beside the current one.
 */
function useInPage<Value>({ app, stack }: PageNavigator, read: (page: PageEntry) => Value): Value {
  const own = use(PageContext)
  if (own && !app.windows) return read(own)
  const readCurrent = () => read(topOf(stack.get()))
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the link is mounted.
  return useSyncExternalStore(stack.subscribe, readCurrent, readCurrent)
}

/** Resolves an address relative to a page. An address outside the app is unchanged. */
function addressIn(page: PageEntry, url: string): string {
  return url.startsWith('/') ? url : (resolveUrl(url, page.url) ?? url)
}

const addresses = new WeakMap<PageEntry, string | undefined>()

/** Returns the address of a page, without its fragment, in the form that links have; the address of the first page has the form that the user typed. */
function addressOf(page: PageEntry): string | undefined {
  if (!addresses.has(page)) addresses.set(page, resolveUrl(withoutFragment(page.url), page.url))
  return addresses.get(page)
}

/** Returns the address of the page `delta` pages below a page; below the first page is the root page. */
function pageBelow({ stack, routes }: PageNavigator, { key }: PageEntry, delta: number): string {
  const { pages } = stack.get()
  const at = pages.findIndex((entry) => entry.key === key)
  return (at > 0 && pages[Math.max(0, at - delta)]?.url) || routes.root.path
}
