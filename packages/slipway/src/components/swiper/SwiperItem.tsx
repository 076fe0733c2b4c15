import { type ComponentProps, type CSSProperties, type ReactNode, use } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { SlideContext } from './slideContext.ts'

/** Props of `SwiperItem`, in addition to those of `<div>`. */
export interface SwiperItemProps extends ComponentProps<'div'> {
  /** The content of the slide. */
  children?: ReactNode
  /** The id of the slide for `currentItemId` and in events. */
  itemId?: string
}

/**
 * A slide of a `Swiper`.
 *
 * Its default name is its position, such as "2 of 5". Set `aria-label` for a better name.
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
    ...(slide?.round && { style: { '--sw-swiper-round': slide.round } as CSSProperties }),
  }
  return <div {...mergeProps(own, rest)} />
}
