import { expect, test } from 'vitest'
import { placePopover } from './placePopover.ts'

const window = { width: 1000, height: 800 }
const size = { width: 300, height: 200 }
const anchor = { width: 100, height: 40 }

test.each([
  ['below its anchor, centred', { left: 450, top: 100 }, { left: 350, top: 148 }],
  ['above it if there is more room', { left: 450, top: 700 }, { left: 350, top: 492 }],
  ['inside the window at its start', { left: 0, top: 100 }, { left: 16, top: 148 }],
  ['inside the window at its end', { left: 960, top: 100 }, { left: 684, top: 148 }],
  ['in the corner', { left: 980, top: 790 }, { left: 684, top: 582 }],
  ['visible, although its anchor is not', { left: -500, top: -300 }, { left: 16, top: 16 }],
])('%s', (_, place, expected) => {
  expect(placePopover({ ...anchor, ...place }, size, window)).toEqual(expected)
})

test('a popover larger than the window starts at the window’s start', () => {
  const large = { width: 2000, height: 2000 }
  expect(placePopover({ ...anchor, left: 450, top: 100 }, large, window)).toEqual({ left: 16, top: 16 })
})
