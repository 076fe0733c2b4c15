import './cover-view.css'
import type { ComponentProps, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { withoutChildren } from '../../hooks/withoutChildren.ts'

/** Props of `CoverImage`. It also accepts the props of `<img>`. */
export interface CoverImageProps extends Omit<ComponentProps<'img'>, 'children'> {
  /** Address of the picture. */
  src?: string | undefined
  /**
   * Text alternative; empty if the picture is decoration.
   * @default ''
   */
  alt?: string | undefined
  /**
   * Whether the picture can be dragged out of the page.
   * @default false
   */
  draggable?: boolean | undefined
}

/**
 * Shows a picture above a map, a video or a canvas. Renders an `<img>`, with its `onLoad` and `onError`.
 *
 * @example
 * <CoverImage src="/play.svg" alt="Play" className="play" onClick={play} />
 */
export function CoverImage({ alt = '', draggable = false, ...rest }: CoverImageProps): ReactNode {
  return (
    <img
      {...mergeProps({ className: 'sw-cover-image' }, rest)}
      {...withoutChildren(rest)}
      alt={alt}
      draggable={draggable}
    />
  )
}
