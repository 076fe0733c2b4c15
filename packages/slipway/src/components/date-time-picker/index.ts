export { DateTimePicker } from './DateTimePicker.tsx'
export type {
  DateTimeCancelReason,
  DateTimeCloseReason,
  DateTimeDetail,
  DateTimePickerBaseProps,
  DateTimePickerEvent,
  DateTimePickerProps,
  RangeDateTimePickerProps,
  SingleDateTimePickerProps,
} from './dateTimePickerProps.ts'
