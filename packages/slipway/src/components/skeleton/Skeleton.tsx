import '../../styles/hidden.css'
import './skeleton.css'
import type { ComponentProps, ReactNode } from 'react'
import { enLoading } from '../../base/locale/en/enLoading.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** What a skeleton takes, next to everything a `<div>` takes. */
export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * Whether it stands there; else its children do, with nothing around them.
   * @default true
   */
  loading?: boolean
  /**
   * Whether light runs over its shapes. Where the system asks for less motion it does not.
   * @default true
   */
  active?: boolean
  /**
   * How many lines of text it stands in for.
   * @default 3
   */
  rows?: number
  /**
   * Whether there is a heading above them.
   * @default false
   */
  title?: boolean
  /**
   * Whether there is an avatar before them; `square` for one with corners.
   * @default false
   */
  avatar?: boolean | 'square'
  /**
   * What a screen reader is told; empty for one beside another that tells it already.
   * @default "Loading", in the app's language
   */
  label?: string
  /** What is on its way. */
  children?: ReactNode
}

/**
 * Stands in for content that is on its way, in its shape. It is seen after 200 ms: what loads faster shows none.
 *
 * @example
 * <Skeleton loading={!order} title rows={2}>{order && <Order {...order} />}</Skeleton>
 */
export function Skeleton({
  loading = true,
  active = true,
  rows = 3,
  title = false,
  avatar = false,
  label,
  children,
  ...rest
}: SkeletonProps): ReactNode {
  const messages = useWords(enLoading)
  if (!loading) return children
  const said = label ?? messages['app.loading']
  return (
    <div {...mergeProps({ className: 'sw-skeleton', 'data-active': active || undefined }, rest)}>
      {said && (
        <span className="sw-hidden" role="status">
          {said}
        </span>
      )}
      {avatar && (
        <span className="sw-skeleton-shape" data-shape={avatar === 'square' ? 'square' : 'circle'} aria-hidden />
      )}
      <span className="sw-skeleton-lines" aria-hidden="true">
        {title && <span className="sw-skeleton-shape" data-shape="title" />}
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place.
          <span key={row} className="sw-skeleton-shape" data-shape="line" />
        ))}
      </span>
    </div>
  )
}
