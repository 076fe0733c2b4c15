import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldContext } from '../../hooks/form/fieldContext.ts'
import { type GroupTextsProps, useGroupTexts } from '../../hooks/form/useGroupTexts.tsx'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { CellGroupContext } from './cellGroupContext.ts'
import '../../styles/error-text.css'
import '../../styles/group-texts.css'
import './cell-group.css'

/** Props of `CellGroup`. It also accepts the props of `<section>`. */
export interface CellGroupProps extends GroupTextsProps, Omit<ComponentProps<'section'>, 'title'> {
  /** Heading above the list. */
  title?: ReactNode
  /** Note below the list. */
  footer?: ReactNode
  /**
   * Whether the title has the mark of a required field. It is only a mark: set `required` on the controls, too.
   * @default false
   */
  required?: boolean
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
export function CellGroup({
  title,
  footer,
  description,
  error,
  required = false,
  inset = true,
  children,
  ...rest
}: CellGroupProps): ReactNode {
  const id = useId()
  const { describedBy, context, texts, errorsId } = useGroupTexts({ description, error }, rest)
  const own = {
    className: 'sw-cell-group',
    'aria-labelledby': title == null || rest['aria-label'] !== undefined ? undefined : id,
    'data-inset': inset || undefined,
    'data-required': required || undefined,
    'data-errors': errorsId,
  }
  return (
    <section {...mergeProps(own, rest)} aria-describedby={describedBy}>
      {title != null && (
        <h2 id={id} className="sw-cell-group-title">
          {title}
        </h2>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without markers as a list. */}
      <ul className="sw-cell-group-list" role="list">
        <FieldContext value={context}>
          <CellGroupContext value={true}>{children}</CellGroupContext>
        </FieldContext>
      </ul>
      {texts}
      {footer != null && <div className="sw-cell-group-footer">{footer}</div>}
    </section>
  )
}
