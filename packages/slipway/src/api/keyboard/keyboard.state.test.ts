import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followKeyboard, noKeyboard, type SoftKeyboard, type WindowReading } from './keyboard.state.ts'

/** A phone of 390 × 800 px with a focused field, unless a test overrides this. */
const phone = (readings: Partial<WindowReading> = {}): WindowReading => {
  const heightPx = readings.heightPx ?? 800
  const whole = { widthPx: 390, heightPx, visibleHeightPx: heightPx, visibleTopPx: 0, zoom: 1 }
  return { ...whole, isEditing: true, isTouch: true, ...readings }
}
const follow = (...readings: Partial<WindowReading>[]): SoftKeyboard =>
  readings.reduce((before, one) => followKeyboard(before, phone(one)), noKeyboard)
const rest = { isEditing: false }

describe('height and covered height', () => {
  test.each<[string, Partial<WindowReading>[], number, number]>([
    ['no focused field', [rest], 0, 0],
    ['a focused field, no keyboard yet', [rest, {}], 0, 0],
    ['Safari: a keyboard covers the page', [rest, { visibleHeightPx: 500 }], 300, 300],
    ['Safari: the page is moved up a little', [rest, { visibleHeightPx: 500, visibleTopPx: 120 }], 300, 180],
    ['Safari: the page is moved up entirely', [rest, { visibleHeightPx: 500, visibleTopPx: 300 }], 300, 0],
    ['Safari: the page is overscrolled', [rest, { visibleHeightPx: 500, visibleTopPx: 320 }], 300, 0],
    ['Safari: only the bar of a hardware keyboard', [rest, { visibleHeightPx: 745 }], 55, 55],
    ['Android: the window is made lower', [rest, { heightPx: 480 }], 320, 0],
    ['Android: the window is made lower, and the page scrolls', [rest, { heightPx: 480, visibleTopPx: 0 }], 320, 0],
    [
      'Android: the window is made lower, and the keyboard covers a part',
      [rest, { heightPx: 480, visibleHeightPx: 430 }],
      370,
      50,
    ],
    ['closed while the field keeps the focus', [rest, { heightPx: 480 }, {}], 0, 0],
    [
      'the field has lost the focus before the window resizes',
      [rest, { visibleHeightPx: 500 }, { ...rest, visibleHeightPx: 500 }],
      0,
      0,
    ],
    ['zoomed in without a keyboard', [rest, { visibleHeightPx: 400, visibleTopPx: 250, zoom: 2 }], 0, 0],
    ['zoomed in a little without a keyboard', [rest, { visibleHeightPx: 727.3, visibleTopPx: 60, zoom: 1.1 }], 0, 0],
    ['zoomed in with a keyboard', [rest, { visibleHeightPx: 250, visibleTopPx: 310, zoom: 2 }], 300, 300],
    ['zoomed in without a focused field', [{ ...rest, visibleHeightPx: 400, visibleTopPx: 250, zoom: 2 }], 0, 0],
    ['rounding', [rest, { visibleHeightPx: 799.6, visibleTopPx: 0.4 }], 0, 0],
    ['fractional heights', [rest, { visibleHeightPx: 463.6 }], 336, 336],
    ['the browser’s own bar hides', [rest, { heightPx: 860 }], 0, 0],
    ['the browser’s own bar hides and is shown again', [rest, { heightPx: 830 }, { heightPx: 800 }], 0, 0],
    [
      'a desktop window resized by the user',
      [
        { ...rest, isTouch: false },
        { heightPx: 480, isTouch: false },
      ],
      0,
      0,
    ],
    [
      'rotated while the keyboard is open: the height is unknown',
      [rest, { heightPx: 480 }, { widthPx: 800, heightPx: 200 }],
      0,
      0,
    ],
    [
      'rotated while the keyboard covers the page',
      [rest, { widthPx: 800, heightPx: 390, visibleHeightPx: 190 }],
      200,
      200,
    ],
    ['a window that was made lower before', [rest, { ...rest, heightPx: 700 }, { heightPx: 700 }], 0, 0],
  ])('%s', (_title, readings, heightPx, coveredPx) => {
    expect(follow(...readings)).toMatchObject({ heightPx, coveredPx })
  })

  test('both are whole pixels and at most the height of the window, for any reading', () => {
    const px = fc.double({ min: 0, max: 2_000, noNaN: true })
    const reading: fc.Arbitrary<WindowReading> = fc.record({
      widthPx: fc.constantFrom(390, 800),
      heightPx: px,
      visibleHeightPx: px,
      visibleTopPx: px,
      zoom: fc.double({ min: 0.5, max: 5, noNaN: true }),
      isEditing: fc.boolean(),
      isTouch: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(reading, { minLength: 1 }), (readings) => {
        const { heightPx, coveredPx, restHeightPx } = follow(...readings)
        const isWhole = Number.isInteger(heightPx) && Number.isInteger(coveredPx)
        const isWithin =
          heightPx >= 0 && coveredPx >= 0 && coveredPx <= Math.max(heightPx, 1) && heightPx <= restHeightPx + 1
        return isWhole && isWithin && (readings.at(-1)?.isEditing || heightPx + coveredPx === 0)
      }),
    )
  })
})
