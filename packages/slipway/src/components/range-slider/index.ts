export type { RangeSliderEvent, RangeSliderProps } from './RangeSlider.tsx'
export { RangeSlider } from './RangeSlider.tsx'
