import { type ComponentProps, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { NavigatorContext, PageContext } from '../../router/react/contexts.ts'
import { share } from './shareElements.ts'
import './share-element.css'

/** Props of `ShareElement`, in addition to those of `<div>`. */
export interface ShareElementProps extends ComponentProps<'div'> {
  /**
   * The name of the pair: it flies from and to the element of this name in the other page. A name must be unique within a
   * page.
   */
  name: string
  /**
   * Whether the element flies. It must be enabled on both elements.
   * @default true
   */
  transform?: boolean | undefined
  /**
   * Duration of the flight in milliseconds. The value of the target element applies.
   * @default 300
   */
  duration?: number | undefined
  /**
   * CSS timing function of the flight. The value of the target element applies.
   * @default 'ease-out'
   */
  easingFunction?: string | undefined
}

/**
 * An element that two pages share, such as an image in a list and the same image on its own page. When a page opens over the
 * other, the element flies from its position in one page to its position in the other; Back plays the flight in reverse.
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
