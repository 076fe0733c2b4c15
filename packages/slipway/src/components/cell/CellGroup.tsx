import { type ComponentProps, type ReactNode, useId } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { CellGroupContext } from './cellGroupContext.ts'
import './cell-group.css'

/** What a group of cells takes, next to everything a `<section>` takes. */
export interface CellGroupProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading, in the page above it. */
  title?: ReactNode
  /** A note below it. */
  footer?: ReactNode
  /**
   * Whether it stands off the edges of the page, with round corners.
   * @default true
   */
  inset?: boolean
  /** Cells, each of which is an item of the list. What is none comes in an `<li>` of its own. */
  children?: ReactNode
}

/**
 * Shows cells as one list, with hairlines between them that start at the text.
 *
 * @example
 * <CellGroup title="Network" footer="Known networks are joined by themselves.">
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
      {/* biome-ignore lint/a11y/noRedundantRoles: without its marks Safari takes a list for none. */}
      <ul className="sw-cell-group-list" role="list">
        <CellGroupContext value={true}>{children}</CellGroupContext>
      </ul>
      {footer != null && <div className="sw-cell-group-footer">{footer}</div>}
    </section>
  )
}
