import { type CSSProperties, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { checkOneOf } from '../../base/call/checkValue.ts'
import { pageScroller } from '../../base/page/pageScroller.ts'
import type { NavigationBarState } from '../../router/config/navigationBarTypes.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import { usePageKey } from '../../router/react/usePageKey.ts'
import { topOf } from '../../router/stack/stack.ts'
import { navigationBarDeclarations, styleDeclarations } from './declareOn.ts'

/** Properties of the page's navigation bar that `PageMeta` can set. */
export type PageMetaNavigationBar = {
  readonly [Field in 'type' | 'backgroundColor' | 'color' | 'loading' | 'transition']?:
    | NavigationBarState[Field]
    | undefined
}

/** Styles with string values: CSS properties in camel case, and custom properties. */
export type PageStyle = { readonly [Property in keyof CSSProperties]?: string } & {
  readonly [custom: `--${string}`]: string
}

/** Props of `PageMeta`. A prop that is left out keeps the value of the app's config. */
export interface PageMetaProps {
  /** Title of the page, in the navigation bar and in the document. */
  readonly title?: string | undefined
  /** Properties of the page's navigation bar: its colours, its type, a spinner in place of the title. */
  readonly navigationBar?: PageMetaNavigationBar | undefined
  /** Background of the page, also visible when the page overscrolls; any CSS colour. */
  readonly backgroundColor?: string | undefined
  /** Value of `rem` while the page is on top: a number of pixels, or any CSS length. It applies to the whole document. */
  readonly rootFontSize?: number | string | undefined
  /** Styles of the element that scrolls the page: `{ overflow: 'hidden' }` prevents scrolling. */
  readonly pageStyle?: PageStyle | undefined
}

/**
 * Sets title, navigation bar and appearance of the current page while it is mounted; on unmount the former values are restored.
 *
 * It renders nothing and can be placed anywhere in a page. If several set the same value, the one mounted last wins.
 *
 * @throws {ApiError} `invalid-argument` for another `navigationBar.type`.
 *
 * @example
 * <PageMeta title={order.name} navigationBar={{ backgroundColor: '#b34700', color: '#fff' }} backgroundColor="#fff8f2" />
 */
export function PageMeta({
  title,
  navigationBar = {},
  backgroundColor,
  rootFontSize,
  pageStyle,
}: PageMetaProps): ReactNode {
  const { type } = navigationBar
  if (type !== undefined) checkOneOf('PageMeta', 'navigationBar.type', type, ['default', 'transparent', 'float'])
  const pages = useNavigatorContext()
  const key = usePageKey()
  const isInUse = useSyncExternalStore(
    pages.stack.subscribe,
    () => topOf(pages.stack.get()).key === key,
    () => true,
  )
  // As strings, so that new objects with the same values do not run the effects again.
  const chrome = JSON.stringify({ title, ...navigationBar })
  const style = JSON.stringify({ ...pageStyle })
  const background = JSON.stringify({ backgroundColor })

  useLayoutEffect(() => {
    const scroller = document.querySelector<HTMLElement>(pageScroller(key))
    const layer = scroller?.parentElement
    if (!layer) return undefined
    const stops = [
      navigationBarDeclarations(layer, pages, key)(JSON.parse(chrome)),
      styleDeclarations(layer)(JSON.parse(background)),
      styleDeclarations(scroller)(JSON.parse(style)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [pages, key, chrome, background, style])

  useLayoutEffect(() => {
    if (!isInUse || rootFontSize === undefined) return undefined
    const fontSize = typeof rootFontSize === 'number' ? `${rootFontSize}px` : rootFontSize
    return styleDeclarations(document.documentElement)({ fontSize, ...textSize() })
  }, [isInUse, rootFontSize])

  return null
}

/**
 * The length of `--sw-text-px` as pixels, before the size of `rem` changes: the texts of Slipway's components keep their size. Empty if
 * the app has set another kind of length.
 */
function textSize(): Readonly<Record<string, string>> {
  const style = getComputedStyle(document.documentElement)
  const [, number, unit] = /^([\d.]+)(rem|px)$/.exec(style.getPropertyValue('--sw-text-px').trim()) ?? []
  const px = Number(number) * (unit === 'rem' ? Number.parseFloat(style.fontSize) : 1)
  return unit ? { '--sw-text-px': `${px}px` } : {}
}
