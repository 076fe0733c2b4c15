import type { ComponentProps, ReactNode } from 'react'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'
import type { CloseReason } from '../overlay/index.ts'
import type { Region } from './regions.state.ts'

/** An entry of `range`: a text, or an object whose field `rangeKey` is one. */
export type PickerRow = string | number | object

/** An event of a picker; `target` is the native input that carries its value into a form. */
export type PickerEvent<Detail> = ComponentEvent<Detail, HTMLInputElement>

/** What closed a picker without a choice: its button, or what closes any overlay. */
export type PickerCancelReason = 'button' | CloseReason

/** The event of `onColumnChange`: which column, and which of its rows, both counted from 0. */
export type PickerColumnEvent = PickerEvent<{ readonly column: number; readonly value: number }>

/** Props of every `Picker`. Everything else goes to its `<button>`. */
export interface PickerBaseProps
  extends Omit<ComponentProps<'button'>, 'defaultValue' | 'onCancel' | 'onChange' | 'type' | 'value'> {
  /**
   * What opens it when pressed, and shows the choice or not; a button of its own stands around it. Without children the button
   * shows the text of the choice.
   */
  children?: ReactNode
  /** Text of the button while nothing is chosen. */
  placeholder?: string
  /** What the choice is about, above the columns. */
  headerText?: string
  /** Name in a form. */
  name?: string
  /**
   * Whether its form may not be sent without a choice.
   * @default false
   */
  required?: boolean
  /** The user wants no choice. */
  onCancel?(event: PickerEvent<{ readonly reason: PickerCancelReason }>): void
}

/** Props of a picker that offers one list. */
export interface SelectorPickerProps extends PickerBaseProps {
  /**
   * Offers one list.
   * @default 'selector'
   */
  mode?: 'selector'
  /** What can be chosen. */
  range: readonly PickerRow[]
  /** The field that is the text, where `range` holds objects. */
  rangeKey?: string
  /** The row that is chosen, counted from 0, held by the owner. */
  value?: number
  /**
   * The row at first and after a reset of the form, for a picker that holds its own.
   * @default none
   */
  defaultValue?: number
  /** Called when the user confirms a choice, also the one that was there. */
  onChange?(event: PickerEvent<{ readonly value: number }>): void
}

/** Props of a picker that offers several lists side by side. */
export interface MultiSelectorPickerProps extends PickerBaseProps {
  /** Offers several lists. */
  mode: 'multiSelector'
  /** What can be chosen in each column. It may change while the picker is open; a row that is gone becomes the nearest. */
  range: readonly (readonly PickerRow[])[]
  /** The field that is the text, where `range` holds objects. */
  rangeKey?: string
  /** The row of each column, counted from 0, held by the owner. What it sets while the picker is open, the columns turn to. */
  value?: readonly number[]
  /**
   * The rows at first and after a reset of the form, for a picker that holds its own.
   * @default none
   */
  defaultValue?: readonly number[]
  /** Called when a column has come to rest on another row, before the user confirms: time to give later columns other rows. */
  onColumnChange?(event: PickerColumnEvent): void
  /** Called when the user confirms a choice, also the one that was there. */
  onChange?(event: PickerEvent<{ readonly value: readonly number[] }>): void
}

/** Props of a picker for a time of day. */
export interface TimePickerProps extends PickerBaseProps {
  /** Offers hours and minutes. */
  mode: 'time'
  /** The time, as `hh:mm`, held by the owner. */
  value?: string
  /**
   * The time at first and after a reset of the form, for a picker that holds its own.
   * @default none; it opens at the present time
   */
  defaultValue?: string
  /**
   * The earliest time that can be chosen, as `hh:mm`.
   * @default '00:00'
   */
  min?: string
  /**
   * The latest time that can be chosen, as `hh:mm`.
   * @default '23:59'
   */
  max?: string
  /** The mini-program's name of `min`. */
  start?: string
  /** The mini-program's name of `max`. */
  end?: string
  /** Called when the user confirms a choice, also the one that was there. The value is `hh:mm`. */
  onChange?(event: PickerEvent<{ readonly value: string }>): void
}

/** Props of a picker for a day, a month or a year. */
export interface DatePickerProps extends PickerBaseProps {
  /** Offers days, months or years. */
  mode: 'date'
  /** The day, as `yyyy-mm-dd`, or less by `fields`, held by the owner. */
  value?: string
  /**
   * The day at first and after a reset of the form, for a picker that holds its own.
   * @default none; it opens at the present day
   */
  defaultValue?: string
  /**
   * The earliest day that can be chosen, as `yyyy-mm-dd`, `yyyy-mm` or `yyyy`.
   * @default the first of January, defaults.picker.yearSpan (150) years ago
   */
  min?: string
  /**
   * The latest day that can be chosen; for a month or a year, the last day of it.
   * @default the last of December, in defaults.picker.yearSpan (150) years
   */
  max?: string
  /** The mini-program's name of `min`. */
  start?: string
  /** The mini-program's name of `max`. */
  end?: string
  /**
   * What is chosen: a `day`, which an empty text means too, a `month` or a `year`.
   * @default 'day'
   */
  fields?: '' | 'day' | 'month' | 'year'
  /** Called when the user confirms a choice, also the one that was there: `yyyy-mm-dd`, `yyyy-mm` or `yyyy`. */
  onChange?(event: PickerEvent<{ readonly value: string }>): void
}

/** Props of a picker for a place in places, with an app's own data. */
export interface RegionPickerProps extends PickerBaseProps {
  /** Offers places in places. */
  mode: 'region'
  /** The places of the first column, with the places in them. They may change while the picker is open. */
  regions: readonly Region[]
  /** The names of the chosen places, from the largest on, or their codes; held by the owner. */
  value?: readonly string[]
  /**
   * The places at first and after a reset of the form, for a picker that holds its own.
   * @default none
   */
  defaultValue?: readonly string[]
  /** Called when a column has come to rest on another place, before the user confirms: time to load what is in it. */
  onColumnChange?(event: PickerColumnEvent): void
  /** Called when the user confirms a choice, also the one that was there: its names, and its codes, empty where there is none. */
  onChange?(event: PickerEvent<PickerRegionDetail>): void
}

/** The choice of a region picker, from the largest place on. */
export interface PickerRegionDetail {
  readonly value: readonly string[]
  readonly code: readonly string[]
}

/** Props of `Picker`; what it takes depends on its `mode`. */
export type PickerProps =
  | SelectorPickerProps
  | MultiSelectorPickerProps
  | TimePickerProps
  | DatePickerProps
  | RegionPickerProps

/** What a picker holds. */
export type PickerValue = number | string | readonly number[] | readonly string[]

/** What a confirmed choice tells. */
export interface PickerDetail {
  readonly value: PickerValue
  readonly code?: readonly string[]
}

/** The props of all modes, for those who ask each what it needs. */
export interface AnyPickerProps extends PickerBaseProps {
  mode?: 'selector' | 'multiSelector' | 'time' | 'date' | 'region'
  range?: readonly PickerRow[] | readonly (readonly PickerRow[])[]
  rangeKey?: string
  value?: PickerValue
  defaultValue?: PickerValue
  min?: string
  max?: string
  start?: string
  end?: string
  fields?: '' | 'day' | 'month' | 'year'
  regions?: readonly Region[]
  onColumnChange?(event: PickerColumnEvent): void
  onChange?(event: PickerEvent<PickerDetail>): void
}
