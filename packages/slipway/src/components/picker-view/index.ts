export { PickerView, type PickerViewEvent, type PickerViewProps } from './PickerView.tsx'
export { PickerViewColumn, type PickerViewColumnProps } from './PickerViewColumn.tsx'
