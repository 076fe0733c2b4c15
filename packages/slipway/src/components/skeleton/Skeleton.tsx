import '../../styles/hidden.css'
import './skeleton.css'
import type { ComponentProps, ReactNode } from 'react'
import { enLoading } from '../../base/locale/en/enLoading.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** Props of `Skeleton`, in addition to those of `<div>`. */
export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * Whether the skeleton is shown. If `false`, the children are rendered without a wrapper.
   * @default true
   */
  loading?: boolean
  /**
   * Whether its shapes shimmer. They do not if the user prefers reduced motion.
   * @default true
   */
  active?: boolean
  /**
   * The number of text lines.
   * @default 3
   */
  rows?: number
  /**
   * Whether a heading is shown above the lines.
   * @default false
   */
  title?: boolean
  /**
   * Whether an avatar is shown before the lines: round, or `square`.
   * @default false
   */
  avatar?: boolean | 'square'
  /**
   * The text that screen readers announce. Use an empty text if another skeleton on the page already announces it.
   * @default "Loading", in the app's language
   */
  label?: string
  /** The content that is shown once `loading` is `false`. */
  children?: ReactNode
}

/**
 * A placeholder with the shape of content that is loading. It is visible after 200 ms, so content that loads faster shows no
 * skeleton.
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
  const status = label ?? messages['app.loading']
  return (
    <div {...mergeProps({ className: 'sw-skeleton', 'data-active': active || undefined }, rest)}>
      {status && (
        <span className="sw-hidden" role="status">
          {status}
        </span>
      )}
      {avatar && (
        <span className="sw-skeleton-shape" data-shape={avatar === 'square' ? 'square' : 'circle'} aria-hidden />
      )}
      <span className="sw-skeleton-lines" aria-hidden="true">
        {title && <span className="sw-skeleton-shape" data-shape="title" />}
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity besides its position.
          <span key={row} className="sw-skeleton-shape" data-shape="line" />
        ))}
      </span>
    </div>
  )
}
