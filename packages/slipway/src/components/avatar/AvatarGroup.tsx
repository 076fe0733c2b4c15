import './avatar-group.css'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** Props of `AvatarGroup`. It also accepts the props of `<span>`. */
export interface AvatarGroupProps extends ComponentProps<'span'> {
  /**
   * Maximum number of avatars shown. The others are shown as a number, such as `+2`.
   * @default Infinity
   */
  max?: number
  /** Avatars. Each one overlaps the avatar before it. */
  children?: ReactNode
}

/**
 * Shows overlapping avatars in a row, and the number of those that are left out.
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
        // `<bdi>` keeps the plus sign to the left of the number in right-to-left text.
        <span className="sw-avatar-more">
          <bdi>+{more}</bdi>
        </span>
      )}
    </span>
  )
}
