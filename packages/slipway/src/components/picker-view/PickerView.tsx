import {
  Children,
  type ComponentProps,
  type CSSProperties,
  Fragment,
  isValidElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import { cx } from '../../base/cx.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { focusInside } from '../../hooks/form/focusInside.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { ColumnContext } from './columnContext.ts'
import './picker-view.css'

/** Event of a picker view's `onChange`. */
export type PickerViewEvent = ComponentEvent<{ readonly value: readonly number[] }, HTMLDivElement>

/** Props of `PickerView`. All other props are passed to its element. */
export interface PickerViewProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** The columns: each child is a `PickerViewColumn` or renders one. */
  children?: ReactNode
  /** Selected row of each column, counted from 0 (controlled). A row that does not exist is replaced by the nearest one. */
  value?: readonly number[]
  /**
   * Initially selected rows of an uncontrolled picker view.
   * @default the first row of each column
   */
  defaultValue?: readonly number[]
  /** Class of the indicator: the frame around the rows in the middle. */
  indicatorClass?: string
  /** Style of the indicator. Its height is the height of a row: 34 px by default, 44 px for touch. */
  indicatorStyle?: CSSProperties
  /** Class of the mask: the layer above the columns. */
  maskClass?: string
  /** Style of the mask, which is invisible by default: the columns themselves fade out towards their ends, on any background. */
  maskStyle?: CSSProperties
  /** Called when the user begins to turn a column. */
  onPickStart?(event: ComponentEvent<object, HTMLDivElement>): void
  /** Called when that column has stopped, after `onChange`. */
  onPickEnd?(event: ComponentEvent<object, HTMLDivElement>): void
  /** Called once when a column has stopped on another row; not called for rows set by `value`. */
  onChange?(event: PickerViewEvent): void
}

const none: readonly number[] = []

/**
 * Lets users select values with wheels side by side, such as day, month and year.
 *
 * @example
 * <PickerView defaultValue={[2]} onChange={({ detail }) => setSize(sizes[detail.value[0]])}>
 *   <PickerViewColumn aria-label="Size">{sizes.map((size) => <View key={size}>{size}</View>)}</PickerViewColumn>
 * </PickerView>
 */
export function PickerView({
  children,
  value,
  defaultValue = none,
  indicatorClass,
  indicatorStyle,
  maskClass,
  maskStyle,
  onPickStart,
  onPickEnd,
  onChange,
  ref,
  ...rest
}: PickerViewProps): ReactNode {
  const [chosen, setChosen] = useControlled(value, defaultValue)
  const element = useRef<HTMLDivElement>(null)
  const indicator = useRef<HTMLDivElement>(null)
  /** The rows that the columns show. Columns report them, because only they know how many rows they have. */
  const shown = useRef<number[]>([])
  const columns = flat(children)

  // The indicator's height, from any style, is the height of the rows.
  useLayoutEffect(() => {
    const frame = indicator.current
    if (!frame) return
    const resized = new ResizeObserver(() => {
      const { offsetHeight: px } = frame
      if (px > 0) element.current?.style.setProperty('--sw-picker-view-row-height', `${px}px`)
    })
    resized.observe(frame)
    return () => resized.disconnect()
  }, [])

  const eventOf = <Detail,>(type: string, detail: Detail, source?: Event) =>
    componentEvent(type, element.current as HTMLDivElement, detail, source)
  const placeOf = (column: number) => ({
    row: chosen[column],
    report(row: number) {
      shown.current[column] = row
    },
    start: () => onPickStart?.(eventOf('pickstart', {})),
    end: () => onPickEnd?.(eventOf('pickend', {})),
    pick(row: number, source?: Event) {
      if (row === shown.current[column]) return
      shown.current[column] = row
      // A new array, because columns continue to change `shown`.
      const rows = columns.map((_, index) => shown.current[index] ?? 0)
      setChosen(rows)
      onChange?.(eventOf('change', { value: rows }, source))
    },
  })
  const own = { className: 'sw-picker-view', role: 'group' }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef(element, focusColumn, ref)}>
      <div ref={indicator} className={cx('sw-picker-view-indicator', indicatorClass)} style={indicatorStyle} />
      <div className="sw-picker-view-columns">
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position, as its row in `value` is.
          <ColumnContext key={index} value={placeOf(index)}>
            {column}
          </ColumnContext>
        ))}
      </div>
      <div className={cx('sw-picker-view-mask', maskClass)} style={maskStyle} />
    </div>
  )
}

const focusColumn = focusInside<HTMLDivElement>((view) => view.querySelector('.sw-picker-view-column'))

/** Returns the columns, also those in fragments. */
function flat(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment ? flat(child.props.children) : [child],
  )
}
