import { expect, test } from 'vitest'
import { commonTouchAction } from './touchAction.ts'

test.each([
  [['pan-y pinch-zoom'], 'pan-y pinch-zoom'],
  [['auto'], 'auto'],
  [['auto', 'auto'], 'auto'],
  [['pan-y pinch-zoom', 'manipulation'], 'pan-y pinch-zoom'],
  [['pan-y pinch-zoom', 'pan-x pan-y'], 'pan-y'],
  [['pan-x pinch-zoom', 'pan-y pinch-zoom'], 'pinch-zoom'],
  [['pan-x', 'pan-y'], 'none'],
  [['auto', 'none'], 'none'],
  [['auto', 'manipulation'], 'pan-x pan-y pinch-zoom'],
])('%j have %s in common', (values, common) => {
  expect(commonTouchAction(values)).toBe(common)
})
