import type { ComponentProps } from 'react'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'
import type { CloseReason } from '../overlay/index.ts'

/** Event of a `DateTimePicker`; `target` is the native input that contains its value for a form. */
export type DateTimePickerEvent<Detail> = ComponentEvent<Detail, HTMLInputElement>

/** Reason for closing without a choice: the "Cancel" button, or a reason of `Overlay`. */
export type DateTimeCancelReason = 'button' | CloseReason

/** Reason for closing: a confirmed choice, the "Clear" button, or a reason of `onCancel`. */
export type DateTimeCloseReason = 'confirm' | 'clear' | DateTimeCancelReason

/** Detail of `onChange`. Empty after "Clear": an empty string, or an empty list with `mode="range"`. */
export interface DateTimeDetail<Value> {
  /** The choice, as in `value`. */
  readonly value: Value
  /**
   * The choice as instants, for a server: ISO 8601 in UTC, such as `2026-11-21T05:30:00.000Z`. With `precision="day"` it is the first
   * instant of the day in the time zone.
   */
  readonly instant: Value
}

/** Props of every `DateTimePicker`. All other props are passed to its `<button>`. */
export interface DateTimePickerBaseProps
  extends Omit<ComponentProps<'button'>, 'children' | 'defaultValue' | 'onCancel' | 'onChange' | 'type' | 'value'> {
  /**
   * Precision of the choice: a `day`, `yyyy-mm-dd`, or a `minute`, `yyyy-mm-ddThh:mm`.
   * @default 'minute'
   */
  precision?: 'day' | 'minute' | undefined
  /** Earliest choice, as `yyyy-mm-ddThh:mm` or `yyyy-mm-dd`. */
  min?: string | undefined
  /** Latest choice; a date without a time includes its last minute. */
  max?: string | undefined
  /**
   * Step between the minutes, such as 15. A typed minute between two steps becomes the nearest one.
   * @default 1
   */
  minuteStep?: number | undefined
  /** Returns whether a day, `yyyy-mm-dd`, is disabled. */
  isDayDisabled?: ((day: string) => boolean) | undefined
  /**
   * First day of the week, from Sunday (0) to Saturday (6).
   * @default the first day of the week in the app's language
   */
  firstWeekday?: number | undefined
  /**
   * Whether hours are 1 to 12 with the half of the day (`h12`), or 0 to 23 (`h23`).
   * @default the hours of the app's language
   */
  hourCycle?: 'h12' | 'h23' | undefined
  /**
   * Time zone of the value, as an IANA name such as `Asia/Tokyo`. Its name is shown with the choice. An unknown name throws a `RangeError`.
   * @default the time zone of the device, which is not shown
   */
  timeZone?: string | undefined
  /** Text of the button while the choice is empty. */
  placeholder?: string | undefined
  /** Heading above the choices. */
  headerText?: string | undefined
  /**
   * Text of the button that confirms.
   * @default 'Done', in the app's language
   */
  confirmText?: string | undefined
  /**
   * Text of the button that cancels.
   * @default 'Cancel', in the app's language
   */
  cancelText?: string | undefined
  /**
   * Whether a "Clear" button removes the choice.
   * @default false
   */
  clearable?: boolean | undefined
  /** Name of the value in a form. A range is sent as two values with this name. */
  name?: string | undefined
  /**
   * Whether a choice is required to submit the form.
   * @default false
   */
  required?: boolean | undefined
  /**
   * Whether the button has no background and no padding at its sides, because the element around it has them.
   * @default true in a row of a list, else false
   */
  plain?: boolean | undefined
  /** Whether the choices are open (controlled). Without `open`, the button opens them and the user closes them. */
  open?: boolean | undefined
  /** Called when the user presses the button. If `open` is controlled, set it to `true`. */
  onOpen?: (() => void) | undefined
  /** Called after `onChange` or `onCancel` when the user closes the choices. If `open` is controlled, set it to `false`. */
  onClose?: ((event: DateTimePickerEvent<{ readonly reason: DateTimeCloseReason }>) => void) | undefined
  /** Called when the user closes the choices without confirming. */
  onCancel?: ((event: DateTimePickerEvent<{ readonly reason: DateTimeCancelReason }>) => void) | undefined
}

/** Props of a `DateTimePicker` for one date and time. */
export interface SingleDateTimePickerProps extends DateTimePickerBaseProps {
  /**
   * Kind of choice: one date and time.
   * @default 'single'
   */
  mode?: 'single' | undefined
  /** Chosen date and time, as `yyyy-mm-ddThh:mm`, or an empty string (controlled). */
  value?: string | undefined
  /**
   * Choice of an uncontrolled picker at first, and after a reset of the form.
   * @default '' (none)
   */
  defaultValue?: string | undefined
  /** Called when the user confirms or clears the choice, also if it has not changed. */
  onChange?: ((event: DateTimePickerEvent<DateTimeDetail<string>>) => void) | undefined
}

/** Props of a `DateTimePicker` for a range. */
export interface RangeDateTimePickerProps extends DateTimePickerBaseProps {
  /** Kind of choice: a first and a last date and time. */
  mode: 'range'
  /** First and last date and time, or an empty list (controlled). */
  value?: readonly string[] | undefined
  /**
   * Choice of an uncontrolled picker at first, and after a reset of the form.
   * @default [] (none)
   */
  defaultValue?: readonly string[] | undefined
  /** Called when the user confirms or clears the choice, also if it has not changed. */
  onChange?: ((event: DateTimePickerEvent<DateTimeDetail<readonly string[]>>) => void) | undefined
}

/** Props of `DateTimePicker`, by `mode`. */
export type DateTimePickerProps = SingleDateTimePickerProps | RangeDateTimePickerProps
