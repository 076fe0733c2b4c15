import './empty.css'
import type { ComponentProps, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** Props of `Empty`. It also accepts the props of `<div>`. */
export interface EmptyProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * Picture that replaces the default one; `null` for no picture.
   * @default an open box
   */
  image?: ReactNode
  /** Title: the missing content, in a few words. */
  title?: ReactNode
  /** One sentence with the reason, or with a hint how to add content. */
  description?: ReactNode
  /**
   * Whether the content is in the middle of the height that remains on the page. Render it directly in the page, or in a flex column.
   * @default false
   */
  fill?: boolean | undefined
  /** Action that helps, such as a `Button`. */
  children?: ReactNode
}

/**
 * Empty state of a list or page: a picture, one sentence, one action.
 *
 * @example
 * <Empty title="No orders yet" description="Your orders will appear here.">
 *   <Button size="mini" onClick={goShopping}>Browse products</Button>
 * </Empty>
 */
export function Empty({ image, title, description, fill = false, children, ...rest }: EmptyProps): ReactNode {
  return (
    <div {...mergeProps({ className: 'sw-empty', 'data-fill': fill || undefined }, rest)}>
      {image === undefined ? <OpenBox /> : image != null && <div className="sw-empty-image">{image}</div>}
      {title != null && <div className="sw-empty-title">{title}</div>}
      {description != null && <div className="sw-empty-description">{description}</div>}
      {children != null && <div className="sw-empty-action">{children}</div>}
    </div>
  )
}

function OpenBox(): ReactNode {
  return (
    <svg className="sw-empty-image" viewBox="0 0 96 72" width={96} height={72} aria-hidden="true">
      <path
        className="sw-empty-shade"
        d="M16 64a32 4 0 1 0 64 0a32 4 0 1 0-64 0zM20 34l28 10v20L20 54zM76 34 48 44v20l28-10z"
      />
      <path d="M20 34v20l28 10 28-10V34M48 44v20M20 34l28-10 28 10-28 10zM20 34l-9 7 28 10 9-7M76 34l9 7-28 10-9-7M48 15V8M33 18l-3-6M63 18l3-6" />
    </svg>
  )
}
