import './card.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** What a card takes, next to everything a `<section>` takes. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading, which names it. */
  title?: ReactNode
  /** At the end of the heading's line: a link, a Tag, a mini Button. */
  extra?: ReactNode
  /** A picture at its top, from edge to edge. */
  cover?: ReactNode
  /** What is to be done with it, below a hairline: Buttons, which share the line. */
  footer?: ReactNode
  /** What it is about. */
  children?: ReactNode
}

/**
 * Holds together what belongs together: a `<section>` on a surface of its own.
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
