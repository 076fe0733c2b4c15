export { Picker } from './Picker.tsx'
export type {
  DatePickerProps,
  MultiSelectorPickerProps,
  PickerCancelReason,
  PickerCloseReason,
  PickerColumnEvent,
  PickerEvent,
  PickerProps,
  PickerRegionDetail,
  PickerRow,
  RegionPickerProps,
  SelectorPickerProps,
  TimePickerProps,
} from './pickerProps.ts'
export type { Region } from './regions.state.ts'
