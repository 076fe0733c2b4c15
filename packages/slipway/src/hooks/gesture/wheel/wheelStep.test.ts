import { expect, test } from 'vitest'
import { wheelStep } from './wheelStep.ts'

const read = (facts: Partial<Parameters<typeof wheelStep>[0]>) =>
  wheelStep({ deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, ...facts })

test.each([
  ['pixels', { deltaX: 3, deltaY: -7 }, { x: 3, y: -7 }],
  ['lines', { deltaY: 3, deltaMode: 1 }, { x: 0, y: 99 }],
  ['pages', { deltaY: -1, deltaMode: 2 }, { x: 0, y: -800 }],
])('%s become pixels', (_, facts, way) => {
  expect(read(facts)).toMatchObject(way)
})

test.each([
  ['a notch', { deltaY: 100, wheelDeltaY: -120 }, { x: 0, y: 1 }],
  ['two notches up', { deltaY: -200, wheelDeltaY: 240 }, { x: 0, y: -2 }],
  ['a notch sideways', { deltaX: 100, wheelDeltaX: -120 }, { x: 1, y: 0 }],
  ['a notch in lines', { deltaY: -3, deltaMode: 1 }, { x: 0, y: -1 }],
  ['a trackpad', { deltaY: 4, wheelDeltaY: -12 }, { x: 0, y: 0 }],
])('%s', (_, facts, notches) => {
  const read_ = read(facts).notches
  expect({ x: read_.x + 0, y: read_.y + 0 }).toEqual(notches)
})

test.each([
  ['a notch up', { deltaY: -100 }, 1.25],
  ['a notch down', { deltaY: 100 }, 1 / 1.25],
  ['many notches at once count as one', { deltaY: -900 }, 1.25],
  ['three lines are about one notch', { deltaY: -3, deltaMode: 1 }, 1.247],
  ['a fine step', { deltaY: -10 }, 1.25 ** 0.1],
  ['a fine step of a pinch', { deltaY: -5, ctrlKey: true }, 1.25 ** 0.2],
  ['sideways', { deltaX: 100 }, 1],
])('%s scales by %s', (_, facts, factor) => {
  expect(read(facts).factor).toBeCloseTo(factor, 3)
})
