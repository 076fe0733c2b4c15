import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyframeOf, overlap, poseBetween, poseOver, type Shape, shapeIn } from './flight.state.ts'

const wide: Shape = { x: 0, y: 100, width: 400, height: 200, radius: 0 }
const thumbnail: Shape = { x: 20, y: 500, width: 80, height: 80, radius: 8 }

test('over a smaller square a wide element is scaled to the height of the square, and its sides are cropped', () => {
  const pose = poseOver(wide, thumbnail)
  expect(pose).toEqual({ x: -140, y: 340, scale: 0.4, cutX: 100, cutY: 0, radius: 20 })
  expect(keyframeOf(pose)).toEqual({
    transform: 'translate(-140px, 340px) scale(0.4)',
    clipPath: 'inset(0px 100px round 20px)',
  })
})

test('over itself an element is unchanged', () => {
  expect(poseOver(wide, wide)).toEqual({ x: 0, y: 0, scale: 1, cutX: 0, cutY: 0, radius: 0 })
})

const px = (min: number) => fc.double({ min, max: 2_000, noNaN: true })
const shapes = fc.record({ x: px(-2_000), y: px(-2_000), width: px(1), height: px(1), radius: px(0) })

const expectClose = (shape: Shape, expected: Shape) => {
  for (const name of ['x', 'y', 'width', 'height', 'radius'] as const)
    expect(shape[name]).toBeCloseTo(expected[name], 4)
}

test('the visible part in the pose over a shape is that shape', () => {
  fc.assert(
    fc.property(shapes, shapes, (element, shape) => expectClose(shapeIn(element, poseOver(element, shape)), shape)),
  )
})

test('the crop is never negative, and at most one axis is cropped', () => {
  fc.assert(
    fc.property(shapes, shapes, (element, shape) => {
      const { cutX, cutY } = poseOver(element, shape)
      expect(Math.min(cutX, cutY)).toBeCloseTo(0, 6)
      expect(Math.max(cutX, cutY)).toBeGreaterThan(-1e-6)
    }),
  )
})

test('`poseBetween` returns both ends exactly', () => {
  fc.assert(
    fc.property(shapes, shapes, shapes, (element, from, to) => {
      const [begin, end] = [poseOver(element, from), poseOver(element, to)]
      expectClose(shapeIn(element, poseBetween(begin, end, 0)), from)
      expectClose(shapeIn(element, poseBetween(begin, end, 1)), to)
    }),
  )
})

test.each([
  ['beside', { ...wide, x: 400 }, false],
  ['below', { ...wide, y: 300 }, false],
  ['at a corner', { ...wide, x: 399, y: 299 }, true],
  ['within', { ...thumbnail, y: 150 }, true],
])('a box %s', (_case, other, expected) => {
  expect([overlap(wide, other), overlap(other, wide)]).toEqual([expected, expected])
})
