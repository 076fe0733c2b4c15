export type { SegmentedControlEvent, SegmentedControlItem, SegmentedControlProps } from './SegmentedControl.tsx'
export { SegmentedControl } from './SegmentedControl.tsx'
