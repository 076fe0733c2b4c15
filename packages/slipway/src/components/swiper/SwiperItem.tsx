import { type ComponentProps, type ReactNode, use } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { SlideContext } from './slideContext.ts'

/** Props of `SwiperItem`; everything else goes to its `<div>`. */
export interface SwiperItemProps extends ComponentProps<'div'> {
  /** Its content. */
  children?: ReactNode
  /** What it is called in `currentItemId` and in the events. */
  itemId?: string
}

/**
 * One slide of a `Swiper`. It fills its place.
 *
 * Its name is its place, such as "2 of 5"; a better one is an `aria-label`.
 */
export function SwiperItem({ itemId, ...rest }: SwiperItemProps): ReactNode {
  const slide = use(SlideContext)
  const own = {
    className: 'sw-swiper-item',
    role: 'group',
    'aria-roledescription': slide?.kind,
    'aria-label': slide?.name,
    'data-item-id': itemId,
    'data-shown': slide?.isShown || undefined,
    inert: slide?.isShown === false,
  }
  return <div {...mergeProps(own, rest)} />
}
