import { type ComponentProps, type ReactNode, useId } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { CellGroupContext } from './cellGroupContext.ts'
import './cell-group.css'

/** Props of `CellGroup`. It also accepts the props of `<section>`. */
export interface CellGroupProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading above the list. */
  title?: ReactNode
  /** Note below the list. */
  footer?: ReactNode
  /**
   * Whether the list has a margin to the edges of the page, and round corners.
   * @default true
   */
  inset?: boolean
  /** Cells; each renders its own `<li>`. Wrap any other content in an `<li>`. */
  children?: ReactNode
}

/**
 * Shows cells as a list, with separators that start at the text.
 *
 * @example
 * <CellGroup title="Network" footer="Known networks are joined automatically.">
 *   <Cell title="Wi-Fi" value="Home" to="/wifi" />
 *   <Cell title="Bluetooth" control={<Switch name="bluetooth" />} />
 * </CellGroup>
 */
export function CellGroup({ title, footer, inset = true, children, ...rest }: CellGroupProps): ReactNode {
  const id = useId()
  const own = {
    className: 'sw-cell-group',
    'aria-labelledby': title == null || rest['aria-label'] !== undefined ? undefined : id,
    'data-inset': inset || undefined,
  }
  return (
    <section {...mergeProps(own, rest)}>
      {title != null && (
        <h2 id={id} className="sw-cell-group-title">
          {title}
        </h2>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without markers as a list. */}
      <ul className="sw-cell-group-list" role="list">
        <CellGroupContext value={true}>{children}</CellGroupContext>
      </ul>
      {footer != null && <div className="sw-cell-group-footer">{footer}</div>}
    </section>
  )
}
