export { Picker } from './Picker.tsx'
export type {
  DatePickerProps,
  ItemPickerProps,
  MultiSelectorPickerProps,
  PickerCancelReason,
  PickerCloseReason,
  PickerColumnEvent,
  PickerEvent,
  PickerItem,
  PickerProps,
  PickerRegionDetail,
  PickerRow,
  RegionPickerProps,
  SelectorPickerProps,
  TimePickerProps,
} from './pickerProps.ts'
export type { PickerRegion } from './regions.state.ts'
