import './avatar.css'
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { initialsOf } from './avatar.state.ts'

/** What an avatar takes, next to everything a `<span>` takes. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The address of the picture. */
  src?: string | undefined
  /** Whose it is: its initials stand there until the picture is loaded, and in place of one that fails. */
  name?: string
  /**
   * What a screen reader says; empty where the name stands next to it.
   * @default the name
   */
  alt?: string
  /**
   * Width and height: a number of px, or any CSS length.
   * @default 40
   */
  size?: number | string
  /**
   * Round, or a square with round corners.
   * @default 'circle'
   */
  shape?: 'circle' | 'square'
  /**
   * Stands there in place of the initials, such as an icon.
   * @default the initials; head and shoulders without a name
   */
  fallback?: ReactNode
}

/**
 * Shows a person or a thing as a small picture, or by its initials.
 *
 * The picture lies over the initials: one that the browser has kept is there at once, and one that fails leaves them. To a
 * screen reader it is one image.
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
