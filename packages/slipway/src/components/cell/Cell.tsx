import { type ComponentProps, type ReactElement, type ReactNode, useContext } from 'react'
import { cx } from '../../base/cx.ts'
import { useLabelledControl } from '../../hooks/form/useLabelledControl.tsx'
import { mergeProps } from '../../hooks/mergeProps.ts'
import type { PagePath } from '../../router/config/register.ts'
import {
  type NavigatorOpenType,
  Pressable,
  type PressableBaseProps,
  type PressableLinkProps,
  type PressableProps,
} from '../navigator/index.ts'
import { CellGroupContext } from './cellGroupContext.ts'
import '../../styles/error-text.css'
import './cell.css'

/** Props of `Cell`. It also accepts the props of its element. */
export interface CellProps<Path extends PagePath = PagePath>
  extends CellBaseProps,
    Pick<PressableProps<Path>, 'to' | 'params'> {}

/** Props of `Cell` that do not depend on the page. */
export interface CellBaseProps extends Omit<PressableBaseProps, 'title'> {
  /** Title of the row. */
  title?: ReactNode
  /** Details in smaller letters below the title. */
  description?: ReactNode
  /** Short text at the end of the row; below the title if both do not fit in one line. */
  value?: ReactNode
  /** Content before the title: an icon, an `Avatar`, an `Image`. */
  icon?: ReactNode
  /**
   * Whether the row has a chevron at its end, as a link to another page has.
   * @default true with `to`, `url` or `href`
   */
  arrow?: boolean
  /**
   * Form control of the row: `Input`, `Picker`, `Switch`, `Checkbox`, `Radio`, `Stepper`, `Slider`, `Rate` … The title names it, and the
   * row is its label. A field fills the space beside the title, or the line below a long title.
   */
  control?: ReactElement
  /**
   * Message below a control that is invalid. It also sets `aria-invalid` of the control, and describes it. `''`, `false` and `undefined`
   * are no message. Ignored without `control`.
   * @default the error that the `Form` around it has for the control
   */
  error?: ReactNode
  /** Other content at the end of the row, such as a `Badge`, or a `Button` if the row itself cannot be pressed. */
  children?: ReactNode
}

/** Valid combinations of these props: a row with a control cannot be pressed itself. */
export type CellLinkProps<Path extends string, Type extends NavigatorOpenType = 'navigate'> =
  | (PressableLinkProps<Path, Type> & { control?: never })
  | ([Path] extends [never] ? RowWithControl : never)

type RowWithControl = {
  control: ReactElement
  onClick?: never
  href?: never
  to?: never
  params?: never
  url?: never
  openType?: never
}

/**
 * Shows one item as a row, which can be a link, a button, or the label of a form control.
 *
 * Its element follows from its props: a link (`to`, `url`, `href`), a `<button>` (`onClick`), a `<label>` (`control`), or else
 * a `<div>`.
 *
 * @example
 * <Cell title="Order 1" description="Two books" value="€ 24" to="/order/:id" params={{ id: 1 }} />
 *
 * @example
 * <Cell title="Wi-Fi" control={<Switch name="wifi" />} />
 */
export function Cell<Path extends string = never, Type extends NavigatorOpenType = 'navigate'>(
  props: CellBaseProps & CellLinkProps<Path, Type>,
): ReactNode
export function Cell({
  title,
  description,
  value,
  icon,
  arrow,
  control,
  error,
  children,
  ...rest
}: LooseProps): ReactNode {
  const isItem = useContext(CellGroupContext)
  const leads = (rest.to ?? rest.url ?? rest.href) !== undefined
  const own = { className: 'sw-cell', 'data-arrow': (arrow ?? leads) || undefined }
  const texts = { title, description, value }
  const props = mergeProps(own, rest)
  const row = control ? (
    <LabelRow {...(props as ComponentProps<'label'>)} {...{ texts, icon, control, error }} end={children} />
  ) : (
    // Called as a function, which saves a component per row; it has no hooks.
    pressable({ ...props, children: contentOf(texts, icon, undefined, children) })
  )
  return isItem ? <li className="sw-cell-item">{row}</li> : row
}

/** The texts of a row. */
interface Texts {
  readonly title: ReactNode
  readonly description: ReactNode
  readonly value: ReactNode
}

/** Props of `LabelRow`. */
interface LabelRowProps extends ComponentProps<'label'> {
  readonly texts: Texts
  readonly icon: ReactNode
  readonly control: ReactElement
  readonly error: ReactNode
  readonly end: ReactNode
}

/** A row with a control. Only these rows have ids, for the name and the description of the control. */
function LabelRow({ texts, icon, control, error: own, end, ...rest }: LabelRowProps): ReactNode {
  const { title: label, description } = texts
  const { named, error, errorsId, ids, onClick } = useLabelledControl({
    control,
    label,
    description,
    error: own,
    hasBox: true,
  })
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in the label's content.
    <label {...mergeProps({ onClick }, rest)} data-errors={errorsId}>
      {contentOf(texts, icon, named, end, ids)}
      {error !== undefined && (
        <span id={ids.error} className="sw-cell-error">
          {error}
        </span>
      )}
    </label>
  )
}

/** Content of a row: an element for each part. A plain text as title is in the element of the texts. */
function contentOf(
  { title, description, value }: Texts,
  icon: ReactNode,
  control: ReactNode,
  end: ReactNode,
  ids?: Readonly<Record<'title' | 'description', string>>,
): ReactNode {
  const isAlone = description == null && value == null
  const isText = title == null || typeof title === 'string' || typeof title === 'number'
  // The name of a control contains no other text than the title.
  const isDirect = isText && (isAlone || !ids)
  const titleId = title == null ? undefined : ids?.title
  const ownTitle = isDirect ? (
    title
  ) : (
    <span id={titleId} className="sw-cell-title">
      {title}
    </span>
  )
  const body = (
    <span
      id={isDirect ? titleId : undefined}
      className={cx('sw-cell-body', isDirect && 'sw-cell-title', !isAlone && 'sw-cell-texts')}
    >
      {isAlone ? (
        ownTitle
      ) : (
        <>
          {ownTitle}
          {value != null && <span className="sw-cell-value">{value}</span>}
          {description != null && (
            <span id={ids?.description} className="sw-cell-description">
              {description}
            </span>
          )}
        </>
      )}
    </span>
  )
  if (isDirect && icon == null && !control && end == null) return body
  return (
    <>
      {icon != null && <span className="sw-cell-icon">{icon}</span>}
      {body}
      {control && <span className="sw-cell-control">{control}</span>}
      {end != null && <span className="sw-cell-end">{end}</span>}
    </>
  )
}

const pressable = Pressable as (props: object) => ReactNode

/** Props without the checks of `to` and `params`, for the implementation. */
interface LooseProps extends Omit<CellProps, 'to' | 'params'> {
  to?: string
  params?: object
}
