import './card.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** Props of `Card`. It also accepts the props of `<section>`. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading, which is also the accessible name. */
  title?: ReactNode
  /** Content at the end of the heading's line: a link, a `Tag`, a mini `Button`. */
  extra?: ReactNode
  /** Picture at the top, from edge to edge. */
  cover?: ReactNode
  /** Actions below a separator: Buttons, which share the line. */
  footer?: ReactNode
  /** Content of the card. */
  children?: ReactNode
}

/**
 * Groups related content on a surface of its own: a `<section>`.
 *
 * @example
 * <Card title="Order 1" extra={<Tag tone="success">Paid</Tag>} footer={<Button onClick={track}>Track</Button>}>
 *   <p>Two books</p>
 * </Card>
 */
export function Card({ title, extra, cover, footer, children, ...rest }: CardProps): ReactNode {
  const id = useId()
  const own = {
    className: 'sw-card',
    'aria-labelledby': title == null || rest['aria-label'] !== undefined ? undefined : id,
  }
  return (
    <section {...mergeProps(own, rest)}>
      {cover != null && <div className="sw-card-cover">{cover}</div>}
      {(title != null || extra != null) && (
        <div className="sw-card-head">
          {title != null && (
            <h2 id={id} className="sw-card-title">
              {title}
            </h2>
          )}
          {extra != null && <div className="sw-card-extra">{extra}</div>}
        </div>
      )}
      {children != null && <div className="sw-card-body">{children}</div>}
      {footer != null && <div className="sw-card-footer">{footer}</div>}
    </section>
  )
}
