import './avatar.css'
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { initialsOf } from './avatar.state.ts'

/** Props of `Avatar`. It also accepts the props of `<span>`. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Address of the picture. */
  src?: string | undefined
  /** Name of the person or thing. Its initials are shown until the picture has loaded, or if the picture fails to load. */
  name?: string
  /**
   * Accessible name. Use an empty string if the name is already written next to the avatar.
   * @default the name
   */
  alt?: string
  /**
   * Width and height: a number of px, or any CSS length.
   * @default 40
   */
  size?: number | string
  /**
   * Shape: a circle, or a square with round corners.
   * @default 'circle'
   */
  shape?: 'circle' | 'square'
  /**
   * Content shown in place of the initials, such as an icon.
   * @default the initials; the silhouette of a person without a name
   */
  fallback?: ReactNode
}

/**
 * Shows a person or a thing as a small picture, or as initials.
 *
 * The picture covers the initials. A picture in the browser's cache is visible at once; if a picture fails to load, the
 * initials stay. For screen readers the avatar is a single image.
 *
 * @example
 * <Avatar src={user.photo} name={user.name} size={56} />
 */
export function Avatar({
  src,
  name = '',
  alt = name,
  size = 40,
  shape = 'circle',
  fallback = initialsOf(name) || <span className="sw-avatar-person" />,
  ...rest
}: AvatarProps): ReactNode {
  const [ended, setEnded] = useState<{ src: string; state: 'loaded' | 'error' }>()
  const state = src && (ended?.src === src ? ended.state : 'loading')
  const own = {
    className: 'sw-avatar',
    style: { '--sw-avatar-size': typeof size === 'number' ? `${size}px` : size } as CSSProperties,
    'data-shape': shape,
    'data-state': state || undefined,
    ...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }),
  }
  const end = (state: 'loaded' | 'error') => () => src && setEnded({ src, state })
  return (
    <span {...mergeProps(own, rest)}>
      <span className="sw-avatar-fallback">{fallback}</span>
      {src && state !== 'error' && (
        <img
          key={src}
          className="sw-avatar-picture"
          src={src}
          alt=""
          draggable={false}
          onLoad={end('loaded')}
          onError={end('error')}
        />
      )}
    </span>
  )
}
