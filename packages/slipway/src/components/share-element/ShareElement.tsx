import { type ComponentProps, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { NavigatorContext, PageContext } from '../../router/react/contexts.ts'
import { share } from './shareElements.ts'
import './share-element.css'

/** What a shared element takes, next to everything a `<div>` takes. */
export interface ShareElementProps extends ComponentProps<'div'> {
  /** What it is the same as: the element of this name in the other page. In a page each name stands once. */
  name: string
  /**
   * Whether it takes part. Both must.
   * @default true
   */
  transform?: boolean | undefined
  /**
   * Time that its way takes, in milliseconds; the element that is flown to has its say.
   * @default 300
   */
  duration?: number | undefined
  /**
   * CSS timing function of its way; the element that is flown to has its say.
   * @default 'ease-out'
   */
  easingFunction?: string | undefined
}

/**
 * Holds what two pages have in common, such as a picture in a list and the same picture on its own page: as the one page comes
 * over the other it flies from its place here to its place there, and with Back it flies home.
 *
 * @example
 * <ShareElement name={`photo-${id}`}>
 *   <Image src={src} alt={title} mode="aspectFill" />
 * </ShareElement>
 */
export function ShareElement({
  name,
  transform = true,
  duration = 300,
  easingFunction = 'ease-out',
  ref,
  ...rest
}: ShareElementProps): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const pages = use(NavigatorContext)
  const page = use(PageContext)?.key
  const options = useLatest({ duration, easingFunction })
  useLayoutEffect(() => {
    if (!element.current || !pages || page === undefined || !transform) return
    return share(pages, { element: element.current, name, page, options: () => options.current })
  }, [pages, page, name, transform, options])
  return <div {...mergeProps({ className: 'sw-share-element' }, rest)} ref={useMergedRef(element, ref)} />
}
