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
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { ColumnContext } from './columnContext.ts'
import './picker-view.css'

/** The event of a picker view's `onChange`. */
export type PickerViewEvent = ComponentEvent<{ readonly value: readonly number[] }, HTMLDivElement>

/** Props of `PickerView`; everything else goes to its element. */
export interface PickerViewProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** The columns: each child is one `PickerViewColumn`, or makes one. */
  children?: ReactNode
  /** The row in the middle of each column, counted from 0, held by the owner. A row that is not there shows as the nearest. */
  value?: readonly number[]
  /**
   * The rows at first, for a picker view that holds its own.
   * @default the first of each column
   */
  defaultValue?: readonly number[]
  /** Class of the frame around the rows in the middle. */
  indicatorClass?: string
  /** Style of that frame. Its height is the height of a row, 34 pixels if nothing says more and 44 under a finger. */
  indicatorStyle?: CSSProperties
  /** Class of the layer above the columns. */
  maskClass?: string
  /** Style of that layer, which has no look of its own: the columns fade by themselves, on any background. */
  maskStyle?: CSSProperties
  /** Called when a hand begins to turn a column. */
  onPickStart?(event: ComponentEvent<object, HTMLDivElement>): void
  /** Called when that column rests, after `onChange`. */
  onPickEnd?(event: ComponentEvent<object, HTMLDivElement>): void
  /** Called once when a column has come to rest on another row; not called for rows that the owner sets. */
  onChange?(event: PickerViewEvent): void
}

const none: readonly number[] = []

/**
 * Lets people choose by turning wheels side by side, such as day, month and year.
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
  /** What the columns show, which have the last word on how many rows they have. */
  const shown = useRef<number[]>([])
  const columns = flat(children)

  // Whatever gives the frame its height gives it to the rows.
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
      // A list of its own: what is told stays, and the columns go on writing into theirs.
      const rows = columns.map((_, index) => shown.current[index] ?? 0)
      setChosen(rows)
      onChange?.(eventOf('change', { value: rows }, source))
    },
  })
  const own = { className: 'sw-picker-view', role: 'group' }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef(element, ref)}>
      <div ref={indicator} className={cx('sw-picker-view-indicator', indicatorClass)} style={indicatorStyle} />
      <div className="sw-picker-view-columns">
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place, as its row in the value is.
          <ColumnContext key={index} value={placeOf(index)}>
            {column}
          </ColumnContext>
        ))}
      </div>
      <div className={cx('sw-picker-view-mask', maskClass)} style={maskStyle} />
    </div>
  )
}

/** The columns, also those in fragments. */
function flat(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment ? flat(child.props.children) : [child],
  )
}
