import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PopoverPlacement, placePopover } from './placePopover.ts'

const window = { width: 1000, height: 800 }
const size = { width: 300, height: 200 }
const anchor = { width: 100, height: 40 }

test.each([
  ['below its anchor, centred', { left: 450, top: 100 }, { left: 350, top: 148, side: 'bottom' }],
  ['above it if there is more room', { left: 450, top: 700 }, { left: 350, top: 492, side: 'top' }],
  ['inside the window at its start', { left: 0, top: 100 }, { left: 16, top: 148 }],
  ['inside the window at its end', { left: 960, top: 100 }, { left: 684, top: 148 }],
  ['in the corner', { left: 980, top: 790 }, { left: 684, top: 582 }],
  ['visible, although its anchor is not', { left: -500, top: -300 }, { left: 16, top: 16 }],
])('%s', (_, place, expected) => {
  expect(placePopover({ ...anchor, ...place }, size, window)).toMatchObject(expected)
})

test('a popover larger than the window starts at the window’s start', () => {
  const large = { width: 2000, height: 2000 }
  expect(placePopover({ ...anchor, left: 450, top: 100 }, large, window)).toMatchObject({ left: 16, top: 16 })
})

describe('placements', () => {
  const middle = { ...anchor, left: 450, top: 380 }

  test.each<[PopoverPlacement, boolean, object]>([
    ['bottom', false, { left: 350, top: 428, side: 'bottom', arrow: 150 }],
    ['bottom-start', false, { left: 450, top: 428, side: 'bottom', arrow: 50 }],
    ['bottom-end', false, { left: 250, top: 428, side: 'bottom', arrow: 250 }],
    ['bottom-start', true, { left: 250, top: 428, side: 'bottom', arrow: 250 }],
    ['bottom-end', true, { left: 450, top: 428, side: 'bottom', arrow: 50 }],
    ['top', false, { left: 350, top: 172, side: 'top', arrow: 150 }],
    ['top-start', false, { left: 450, top: 172, side: 'top' }],
    ['start', false, { left: 142, top: 300, side: 'left', arrow: 100 }],
    ['start', true, { left: 558, top: 300, side: 'right' }],
    ['end', false, { left: 558, top: 300, side: 'right' }],
    ['end', true, { left: 142, top: 300, side: 'left' }],
  ])('%s, right to left: %s', (placement, isRightToLeft, expected) => {
    expect(placePopover(middle, size, window, { placement, isRightToLeft })).toMatchObject(expected)
  })

  test.each<[PopoverPlacement, object, object]>([
    ['top', { left: 450, top: 50 }, { side: 'bottom', top: 98 }],
    ['end', { left: 850, top: 380 }, { side: 'left', left: 542 }],
    ['start', { left: 50, top: 380 }, { side: 'right', left: 158 }],
  ])('%s becomes the opposite side without room', (placement, place, expected) => {
    expect(placePopover({ ...middle, ...place }, size, window, { placement })).toMatchObject(expected)
  })

  test('a side that has too little room, too, changes nothing', () => {
    const small = { width: 400, height: 300 }
    const at = { ...anchor, left: 150, top: 120 }
    expect(placePopover(at, { width: 300, height: 200 }, small, { placement: 'bottom' }).side).toBe('bottom')
  })

  test('a margin of its own', () => {
    expect(placePopover({ ...anchor, left: 0, top: 100 }, size, window, { marginPx: 8 }).left).toBe(8)
  })

  test('always inside the window, with the tip of the arrow inside its edge', () => {
    const placements = ['top', 'bottom', 'start', 'end', 'top-start', 'bottom-end'] as const
    const px = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(
        fc.record({ left: px(1000), top: px(800), width: px(200), height: px(200) }),
        fc.record({ width: fc.integer({ min: 40, max: 900 }), height: fc.integer({ min: 40, max: 700 }) }),
        fc.constantFrom(...placements),
        fc.boolean(),
        (at, panel, placement, isRightToLeft) => {
          const { left, top, side, arrow } = placePopover(at, panel, window, { placement, isRightToLeft })
          const edge = side === 'top' || side === 'bottom' ? panel.width : panel.height
          const isInside = left >= 16 && top >= 16 && left + panel.width <= 984 && top + panel.height <= 784
          return isInside && arrow >= 16 && arrow <= Math.max(16, edge - 16)
        },
      ),
    )
  })
})
