import './avatar-group.css'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** What a group of avatars takes, next to everything a `<span>` takes. */
export interface AvatarGroupProps extends ComponentProps<'span'> {
  /**
   * How many are shown; those beyond are counted.
   * @default Infinity
   */
  max?: number
  /** Avatars, of which each lies over the one before it. */
  children?: ReactNode
}

/**
 * Shows some avatars in a row, one over the other, and counts the rest.
 *
 * @example
 * <AvatarGroup max={3} aria-label="Members">{members.map(({ id, name }) => <Avatar key={id} name={name} />)}</AvatarGroup>
 */
export function AvatarGroup({ max = Number.POSITIVE_INFINITY, children, ...rest }: AvatarGroupProps): ReactNode {
  const avatars = Children.toArray(children)
  const more = avatars.length - max
  return (
    <span {...mergeProps({ className: 'sw-avatar-group', role: 'group' }, rest)}>
      {avatars.slice(0, max)}
      {more > 0 && (
        // The plus stays before its number in right-to-left text.
        <span className="sw-avatar-more">
          <bdi>+{more}</bdi>
        </span>
      )}
    </span>
  )
}
