import { type CSSProperties, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { pageScroller } from '../../base/page/pageScroller.ts'
import type { NavigationBarState } from '../../router/config/config.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import { usePageKey } from '../../router/react/usePageKey.ts'
import { topOf } from '../../router/stack.ts'
import { navigationBarDeclarations, styleDeclarations } from './declareOn.ts'

/** What `PageMeta` can say of the page's navigation bar. */
export type PageMetaNavigationBar = {
  readonly [Field in 'type' | 'backgroundColor' | 'color' | 'loading' | 'transition']?:
    | NavigationBarState[Field]
    | undefined
}

/** Styles as texts: CSS properties in camel case, and custom ones. */
export type PageStyle = { readonly [Property in keyof CSSProperties]?: string } & {
  readonly [custom: `--${string}`]: string
}

/** Props of `PageMeta`. What is left out stays as the app's config has it. */
export interface PageMetaProps {
  /** Title of the page, in its head and in the document. */
  readonly title?: string | undefined
  /** The page's navigation bar: its colours, its type, a spinner in the title's place. */
  readonly navigationBar?: PageMetaNavigationBar | undefined
  /** Ground of the page, also where it is pulled beyond its ends; any CSS colour. */
  readonly backgroundColor?: string | undefined
  /** Size that `rem` means while the page is the one in use: pixels, or any CSS length. It counts for the document. */
  readonly rootFontSize?: number | string | undefined
  /** Styles of the element that scrolls the page: `{ overflow: 'hidden' }` keeps it from scrolling. */
  readonly pageStyle?: PageStyle | undefined
}

/**
 * Declares title, head and look of the page around, for as long as it is mounted; after that they are as they were.
 *
 * It draws nothing, and stands anywhere in a page. Where several name the same thing, the one mounted last wins.
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
  const pages = useNavigatorContext()
  const key = usePageKey()
  const isInUse = useSyncExternalStore(
    pages.stack.subscribe,
    () => topOf(pages.stack.get()).key === key,
    () => true,
  )
  // As texts, so that objects made anew by each render change nothing.
  const chrome = JSON.stringify({ title, ...navigationBar })
  const style = JSON.stringify({ ...pageStyle })
  const ground = JSON.stringify({ backgroundColor })

  useLayoutEffect(() => {
    const scroller = document.querySelector<HTMLElement>(pageScroller(key))
    const layer = scroller?.parentElement
    if (!layer) return undefined
    const stops = [
      navigationBarDeclarations(layer, pages, key)(JSON.parse(chrome)),
      styleDeclarations(layer)(JSON.parse(ground)),
      styleDeclarations(scroller)(JSON.parse(style)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [pages, key, chrome, ground, style])

  useLayoutEffect(() => {
    if (!isInUse || rootFontSize === undefined) return undefined
    const fontSize = typeof rootFontSize === 'number' ? `${rootFontSize}px` : rootFontSize
    return styleDeclarations(document.documentElement)({ fontSize })
  }, [isInUse, rootFontSize])

  return null
}
