import { type CSSProperties, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import { pageScroller } from '../../base/page/pageScroller.ts'
import type { HeadState } from '../../router/config/config.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import { usePageKey } from '../../router/react/usePageKey.ts'
import { topOf } from '../../router/stack.ts'
import { headOf, styleOf } from './bearers.ts'

/** What `PageMeta` can say of the page's head. */
export type PageMetaHead = {
  readonly [Field in 'type' | 'backgroundColor' | 'color' | 'loading' | 'transition']?: HeadState[Field] | undefined
}

/** Styles as texts: CSS properties in camel case, and custom ones. */
export type PageStyle = { readonly [Property in keyof CSSProperties]?: string } & {
  readonly [custom: `--${string}`]: string
}

/** Props of `PageMeta`. What is left out stays as the app's config has it. */
export interface PageMetaProps {
  /** Title of the page, in its head and in the document. */
  readonly title?: string | undefined
  /** The page's head: its colours, its type, a spinner in the title's place. */
  readonly head?: PageMetaHead | undefined
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
 * <PageMeta title={order.name} head={{ backgroundColor: '#b34700', color: '#fff' }} backgroundColor="#fff8f2" />
 */
export function PageMeta({ title, head = {}, backgroundColor, rootFontSize, pageStyle }: PageMetaProps): ReactNode {
  const navigator = useNavigatorContext()
  const key = usePageKey()
  const isInUse = useSyncExternalStore(
    navigator.stack.subscribe,
    () => topOf(navigator.stack.get()).key === key,
    () => true,
  )
  // As texts, so that objects made anew by each render change nothing.
  const chrome = JSON.stringify({ title, ...head })
  const style = JSON.stringify({ ...pageStyle })
  const ground = JSON.stringify({ backgroundColor })

  useLayoutEffect(() => {
    const scroller = document.querySelector<HTMLElement>(pageScroller(key))
    const layer = scroller?.parentElement
    if (!layer) return undefined
    const stops = [
      headOf(layer, navigator, key)(JSON.parse(chrome)),
      styleOf(layer)(JSON.parse(ground)),
      styleOf(scroller)(JSON.parse(style)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [navigator, key, chrome, ground, style])

  useLayoutEffect(() => {
    if (!isInUse || rootFontSize === undefined) return undefined
    const fontSize = typeof rootFontSize === 'number' ? `${rootFontSize}px` : rootFontSize
    return styleOf(document.documentElement)({ fontSize })
  }, [isInUse, rootFontSize])

  return null
}
