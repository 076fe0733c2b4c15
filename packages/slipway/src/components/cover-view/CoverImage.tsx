import './cover-view.css'
import type { ComponentProps, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** What a cover image takes, next to everything an `<img>` takes. */
export interface CoverImageProps extends ComponentProps<'img'> {
  /** Address of the picture. */
  src?: string | undefined
  /**
   * What the picture shows, in words; empty when it is decoration.
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
 * A picture above what it stands in: an `<img>`, with its `onLoad` and `onError`.
 *
 * @example
 * <CoverImage src="/play.svg" alt="Play" className="play" onClick={play} />
 */
export function CoverImage({ alt = '', draggable = false, ...rest }: CoverImageProps): ReactNode {
  return <img {...mergeProps({ className: 'sw-cover-image' }, rest)} alt={alt} draggable={draggable} />
}
