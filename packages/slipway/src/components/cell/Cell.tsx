import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
} from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import type { PagePath } from '../../router/config/register.ts'
import { Pressable, type PressableProps, type PressableWay } from '../navigator/index.ts'
import { CellGroupContext } from './cellGroupContext.ts'
import './cell.css'

/** What a cell takes, next to everything its element takes. */
export interface CellProps<Path extends PagePath = PagePath> extends Omit<PressableProps<Path>, 'title'> {
  /** What it is about. */
  title?: ReactNode
  /** More about it, in smaller letters below the title. */
  description?: ReactNode
  /** A short text at its end; where both do not fit in one line, it comes below the title. */
  value?: ReactNode
  /** Stands before the title: an icon, an Avatar, an Image. */
  icon?: ReactNode
  /**
   * Whether an angle at its end says that it leads on.
   * @default true with `to`, `url` or `href`
   */
  arrow?: boolean
  /** A form control at its end: Switch, Checkbox, Radio, Input, Slider. The title names it, and the row is its label. */
  control?: ReactElement
  /** Anything else at its end, such as a Badge, or a Button where the row itself is not pressed. */
  children?: ReactNode
}

/** Which of these props go together: a row with a control is not pressed itself. */
export type CellWay<Path extends PagePath> =
  | (PressableWay<Path> & { control?: never })
  | { control: ReactElement; onClick?: never; href?: never; to?: never; params?: never; url?: never; openType?: never }

/**
 * Shows one thing in a row, and leads to it, does something with it, or holds a control for it.
 *
 * It is what it does: a link (`to`, `url`, `href`), a `<button>` (`onClick`), a `<label>` (`control`), or else a plain box.
 *
 * @example
 * <Cell title="Order 1" description="Two books" value="€ 24" to="/order/:id" params={{ id: 1 }} />
 *
 * @example
 * <Cell title="Wi-Fi" control={<Switch name="wifi" />} />
 */
export function Cell<Path extends PagePath = never>(props: CellProps<Path> & CellWay<Path>): ReactNode
export function Cell({ title, description, value, icon, arrow, control, children, ...rest }: LooseProps): ReactNode {
  const isItem = useContext(CellGroupContext)
  const id = useId()
  const [titleId, descriptionId] = [`${id}title`, `${id}description`]
  const leads = (rest.to ?? rest.url ?? rest.href) !== undefined
  const content = (
    <>
      {icon != null && <span className="sw-cell-icon">{icon}</span>}
      <span className="sw-cell-body">
        {title != null && (
          <span id={titleId} className="sw-cell-title">
            {title}
          </span>
        )}
        {value != null && <span className="sw-cell-value">{value}</span>}
        {description != null && (
          <span id={descriptionId} className="sw-cell-description">
            {description}
          </span>
        )}
      </span>
      {control && (
        <span className="sw-cell-control">
          {withName(control, titleId, description == null ? undefined : descriptionId)}
        </span>
      )}
      {children != null && <span className="sw-cell-end">{children}</span>}
    </>
  )
  const own = { className: 'sw-cell', 'data-arrow': (arrow ?? leads) || undefined }
  const props = { ...mergeProps(own, rest), children: content } as ComponentProps<'div'>
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is in its content.
  const row = control ? <label {...(props as ComponentProps<'label'>)} /> : <AnyPressable {...props} />
  return isItem ? <li className="sw-cell-item">{row}</li> : row
}

/** The title alone is a control's name, as a label's text would have all of the row in it; the description describes it. */
function withName(control: ReactElement, titleId: string, descriptionId: string | undefined): ReactElement {
  const given = control.props as ComponentProps<'input'>
  return cloneElement(control as ReactElement<ComponentProps<'input'>>, {
    'aria-labelledby': given['aria-labelledby'] ?? (given['aria-label'] ? undefined : titleId),
    'aria-describedby': given['aria-describedby'] ?? descriptionId,
  })
}

const AnyPressable = Pressable as ComponentType<object>

/** The props as JavaScript may give them. */
interface LooseProps extends Omit<CellProps, 'to' | 'params'> {
  to?: string
  params?: object
}
