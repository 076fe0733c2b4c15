export type { SliderEvent, SliderProps } from './Slider.tsx'
export { Slider } from './Slider.tsx'
