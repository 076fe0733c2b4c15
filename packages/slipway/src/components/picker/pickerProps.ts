import type { ComponentProps, ReactNode } from 'react'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'
import type { CloseReason } from '../overlay/index.ts'
import type { PickerRegion } from './regions.state.ts'

/** An entry of `range`: a text, or an object whose field `rangeKey` is the text. */
export type PickerRow = string | number | object

/** An event of a picker; `target` is the native input that contains its value for a form. */
export type PickerEvent<Detail> = ComponentEvent<Detail, HTMLInputElement>

/** Reason for closing a picker without a choice: its button, or a reason of `Overlay`. */
export type PickerCancelReason = 'button' | CloseReason

/** Reason for closing a picker: a confirmed choice, or a reason of `onCancel`. */
export type PickerCloseReason = 'confirm' | PickerCancelReason

/** Event of `onColumnChange`, with the column and its row, both counted from 0. */
export type PickerColumnEvent = PickerEvent<{ readonly column: number; readonly value: number }>

/** Props of every `Picker`. All other props are passed to its `<button>`. */
export interface PickerBaseProps
  extends Omit<ComponentProps<'button'>, 'defaultValue' | 'onCancel' | 'onChange' | 'type' | 'value'> {
  /**
   * Content of the picker's button, which opens the wheels. It need not show the choice. Without children the button shows the
   * text of the choice.
   */
  children?: ReactNode
  /** Text of the button while the choice is empty. */
  placeholder?: string
  /** Heading above the columns. */
  headerText?: string
  /** Name of the value in a form. */
  name?: string
  /**
   * Whether a choice is required to submit the form.
   * @default false
   */
  required?: boolean
  /**
   * Whether the button has no background and no padding at its sides, because the element around it has them.
   * @default true in a row of a list, else false
   */
  plain?: boolean
  /**
   * Text of the button that confirms.
   * @default 'Done', in the app's language
   */
  confirmText?: string
  /**
   * Text of the button that cancels.
   * @default 'Cancel', in the app's language
   */
  cancelText?: string
  /** Whether the wheels are open (controlled). Without `open`, the button opens them and the user closes them. */
  open?: boolean | undefined
  /** Called when the user presses the button. If `open` is controlled, set it to `true`. */
  onOpen?: (() => void) | undefined
  /** Called after `onChange` or `onCancel` when the user closes the wheels. If `open` is controlled, set it to `false`. */
  onClose?: ((event: PickerEvent<{ readonly reason: PickerCloseReason }>) => void) | undefined
  /** Called when the user closes the picker without confirming. */
  onCancel?(event: PickerEvent<{ readonly reason: PickerCancelReason }>): void
}

/** Props of a picker with one list. */
export interface SelectorPickerProps extends PickerBaseProps {
  /**
   * Mode: one list.
   * @default 'selector'
   */
  mode?: 'selector'
  /** Entries of the list. */
  range: readonly PickerRow[]
  /** Field of the objects in `range` that contains the text. */
  rangeKey?: string
  /** Selected row, counted from 0 (controlled). */
  value?: number
  /**
   * Selected row of an uncontrolled picker at first, and after a reset of the form.
   * @default none
   */
  defaultValue?: number
  /** Called when the user confirms a choice, also if it has not changed. */
  onChange?(event: PickerEvent<{ readonly value: number }>): void
}

/** An item of a picker whose value is not an index. */
export interface PickerItem {
  /** Text of the row. */
  readonly label: string
  /** Value of the item, different from those of all other items. */
  readonly value: string | number
  /**
   * Whether the item is disabled: the wheel turns to the next item that can be chosen.
   * @default false
   */
  readonly disabled?: boolean | undefined
}

/** Props of a picker with one list of items, whose value is that of an item instead of an index. */
export interface ItemPickerProps extends PickerBaseProps {
  /**
   * Mode: one list.
   * @default 'selector'
   */
  mode?: 'selector'
  /** Items of the list, instead of `range`. */
  items: readonly PickerItem[]
  /** Value of the selected item (controlled). */
  value?: string | number
  /**
   * Value of the selected item of an uncontrolled picker at first, and after a reset of the form.
   * @default none
   */
  defaultValue?: string | number
  /** Called when the user confirms a choice, also if it has not changed. */
  onChange?(event: PickerEvent<{ readonly value: string | number }>): void
}

/** Props of a picker with several lists side by side. */
export interface MultiSelectorPickerProps extends PickerBaseProps {
  /** Mode: several lists. */
  mode: 'multiSelector'
  /** Entries of each list. They may change while the picker is open; a row that no longer exists is replaced by the nearest one. */
  range: readonly (readonly PickerRow[])[]
  /** Field of the objects in `range` that contains the text. */
  rangeKey?: string
  /** Selected row of each column, counted from 0 (controlled). A value changed while the picker is open turns the columns. */
  value?: readonly number[]
  /**
   * Selected rows of an uncontrolled picker at first, and after a reset of the form.
   * @default none
   */
  defaultValue?: readonly number[]
  /** Called when a column has stopped on another row, before the user confirms: use it to change the rows of later columns. */
  onColumnChange?(event: PickerColumnEvent): void
  /** Called when the user confirms a choice, also if it has not changed. */
  onChange?(event: PickerEvent<{ readonly value: readonly number[] }>): void
}

/** Props of a picker for a time of day. */
export interface TimePickerProps extends PickerBaseProps {
  /** Mode: hours and minutes. */
  mode: 'time'
  /** Selected time, as `hh:mm` (controlled). */
  value?: string
  /**
   * Selected time of an uncontrolled picker at first, and after a reset of the form.
   * @default none; the picker opens at the current time
   */
  defaultValue?: string
  /**
   * Earliest time that can be selected, as `hh:mm`.
   * @default '00:00'
   */
  min?: string
  /**
   * Latest time that can be selected, as `hh:mm`.
   * @default '23:59'
   */
  max?: string
  /**
   * Step between the minutes, such as 15 for 09:00, 09:15, 09:30. A value between two steps becomes the nearest one. An hour without a step
   * within the limits has its first minute.
   * @default 1
   */
  minuteStep?: number
  /** The mini-program's name of `min`. */
  start?: string
  /** The mini-program's name of `max`. */
  end?: string
  /** Called with `hh:mm` when the user confirms a choice, also if it has not changed. */
  onChange?(event: PickerEvent<{ readonly value: string }>): void
}

/** Props of a picker for a date, a month or a year. */
export interface DatePickerProps extends PickerBaseProps {
  /** Mode: a date, a month or a year. */
  mode: 'date'
  /** Selected date, as `yyyy-mm-dd`, or `yyyy-mm` or `yyyy` depending on `fields` (controlled). */
  value?: string
  /**
   * Selected date of an uncontrolled picker at first, and after a reset of the form.
   * @default none; the picker opens at the current date
   */
  defaultValue?: string
  /**
   * Earliest date that can be selected, as `yyyy-mm-dd`, `yyyy-mm` or `yyyy`.
   * @default January 1, defaults.picker.yearSpan (150) years ago
   */
  min?: string
  /**
   * Latest date that can be selected; a month or a year includes its last day.
   * @default December 31, in defaults.picker.yearSpan (150) years
   */
  max?: string
  /** The mini-program's name of `min`. */
  start?: string
  /** The mini-program's name of `max`. */
  end?: string
  /**
   * Precision of the choice: a `day` (also as an empty string), a `month` or a `year`.
   * @default 'day'
   */
  fields?: '' | 'day' | 'month' | 'year'
  /** Called with `yyyy-mm-dd`, `yyyy-mm` or `yyyy` when the user confirms a choice, also if it has not changed. */
  onChange?(event: PickerEvent<{ readonly value: string }>): void
}

/** Props of a picker for nested regions, with the app's own data. */
export interface RegionPickerProps extends PickerBaseProps {
  /** Mode: nested regions. */
  mode: 'region'
  /** Regions of the first column, with the regions inside them. They may change while the picker is open. */
  regions: readonly PickerRegion[]
  /** Names or codes of the selected regions, the largest first (controlled). */
  value?: readonly string[]
  /**
   * Selected regions of an uncontrolled picker at first, and after a reset of the form.
   * @default none
   */
  defaultValue?: readonly string[]
  /** Called when a column has stopped on another region, before the user confirms: use it to load the regions inside it. */
  onColumnChange?(event: PickerColumnEvent): void
  /**
   * Called when the user confirms a choice, also if it has not changed. The detail has the names and the codes; a missing code is
   * an empty string.
   */
  onChange?(event: PickerEvent<PickerRegionDetail>): void
}

/** Detail of a region picker's `onChange`, the largest region first. */
export interface PickerRegionDetail {
  readonly value: readonly string[]
  readonly code: readonly string[]
}

/** Props of `Picker`, by `mode`. */
export type PickerProps =
  | (ItemPickerProps & { range?: undefined })
  // With `items` in all types, TypeScript infers the event of `onChange`.
  | ((SelectorPickerProps | MultiSelectorPickerProps | TimePickerProps | DatePickerProps | RegionPickerProps) & {
      items?: undefined
    })

/** Value of a picker. */
export type PickerValue = number | string | readonly number[] | readonly string[]

/** Detail of a confirmed choice. */
export interface PickerDetail {
  readonly value: PickerValue
  readonly code?: readonly string[]
}

/** The props of all modes, for code that reads the props of any mode. */
export interface AnyPickerProps extends PickerBaseProps {
  mode?: 'selector' | 'multiSelector' | 'time' | 'date' | 'region'
  range?: readonly PickerRow[] | readonly (readonly PickerRow[])[] | undefined
  items?: readonly PickerItem[] | undefined
  rangeKey?: string
  value?: PickerValue
  defaultValue?: PickerValue
  min?: string
  max?: string
  start?: string
  end?: string
  minuteStep?: number
  fields?: '' | 'day' | 'month' | 'year'
  regions?: readonly PickerRegion[]
  onColumnChange?(event: PickerColumnEvent): void
  onChange?(event: PickerEvent<PickerDetail>): void
}
