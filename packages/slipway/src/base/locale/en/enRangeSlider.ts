/** English texts of `RangeSlider`. */
export const enRangeSlider = {
  'rangeSlider.start': 'From',
  'rangeSlider.end': 'To',
} as const
