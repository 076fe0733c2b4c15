import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fitInside,
  heldZoom,
  homeOf,
  isLong,
  isZoomed,
  nextZoom,
  takesDrag,
  type Zoom,
  type ZoomEvent,
} from './zoom.state.ts'

/** A landscape image in the middle of a portrait screen. */
const rules = { minScale: 1, maxScale: 4, frame: { width: 400, height: 800 }, image: { width: 400, height: 300 } }
const centre = { x: 0, y: 0 }
const unzoomed = { scale: 1, x: 0, y: 0 }

function run(start: Zoom, ...events: ZoomEvent[]): Zoom {
  return plain(events.reduce((zoom, event) => nextZoom(zoom, event, rules), start))
}

/** Adds 0 because it turns -0 into 0. */
const plain = ({ scale, x, y }: Zoom): Zoom => ({ scale, x: x + 0, y: y + 0 })

const scaled = (factor: number, at = centre): ZoomEvent => ({ type: 'scale', factor, at })
const pan = (dx: number, dy: number): ZoomEvent => ({ type: 'pan', dx, dy })

test.each([
  [0.1, 1],
  [0.99, 1],
  [1, 1],
  [3.99, 3.99],
  [4, 4],
  [4.01, 4],
  [100, 4],
])('[S9.25] a zoom by %f ends at scale %f', (factor, scale) => {
  expect(run(unzoomed, scaled(factor)).scale).toBe(scale)
})

test('[S9.25] many small steps do not leave the range either', () => {
  const steps = (factor: number) => Array.from({ length: 100 }, () => scaled(factor))
  expect(run(unzoomed, ...steps(1.1)).scale).toBe(4)
  expect(run(unzoomed, ...steps(1.1), ...steps(0.9))).toEqual(unzoomed)
})

test('the point under the pointer stays in place', () => {
  const at = { x: 100, y: 40 }
  const before = run(unzoomed, scaled(3))
  const after = run(before, scaled(1.2, at))
  const partUnder = ({ scale, x, y }: Zoom) => [(at.x - x) / scale, (at.y - y) / scale]
  for (const [axis, value] of partUnder(after).entries()) expect(value).toBeCloseTo(partUnder(before)[axis] ?? NaN)
})

test('[S9.25] at the largest scale a further zoom changes nothing', () => {
  const largest = run(unzoomed, scaled(4), pan(50, 30))
  expect(run(largest, scaled(2, { x: 150, y: 150 }))).toEqual(largest)
})

test.each([
  ['to the right', pan(1000, 0), { x: 200, y: 0 }],
  ['to the left', pan(-1000, 0), { x: -200, y: 0 }],
  ['down, if it is lower than the frame', pan(0, 1000), { x: 0, y: 0 }],
])('a pan %s stops where the image would leave the frame', (_, event, place) => {
  expect(run(unzoomed, scaled(2), event)).toEqual({ scale: 2, ...place })
})

test('an image that is higher than the frame pans up and down', () => {
  expect(run(unzoomed, scaled(4), pan(0, 1000))).toEqual({ scale: 4, x: 0, y: 200 })
})

test('the entire image does not pan', () => {
  expect(run(unzoomed, pan(50, 50))).toEqual(unzoomed)
})

test('zooming out at the edge keeps the frame covered and ends in the middle', () => {
  const edge = run(unzoomed, scaled(4), pan(1000, 1000))
  expect(run(edge, scaled(0.5))).toEqual({ scale: 2, x: 200, y: 0 })
  expect(run(edge, scaled(0.1))).toEqual(unzoomed)
})

test('a double tap enlarges twofold around its point, and shows the entire image again', () => {
  const enlarged = run(unzoomed, { type: 'toggle', at: { x: 80, y: 60 } })
  expect(enlarged).toEqual({ scale: 2, x: -80, y: 0 })
  expect(run(enlarged, { type: 'toggle', at: centre })).toEqual(unzoomed)
  expect(run({ scale: 1.1, x: 0, y: 0 }, { type: 'toggle', at: centre })).toEqual(unzoomed)
})

test('[S9.25] a double tap stays within a lower limit', () => {
  expect(nextZoom(unzoomed, { type: 'toggle', at: centre }, { ...rules, maxScale: 1.5 }).scale).toBe(1.5)
})

test('a change of the frame’s size moves the image back to its edge', () => {
  const edge = run(unzoomed, scaled(2), pan(200, 0))
  const turned = { ...rules, frame: { width: 800, height: 400 }, image: { width: 533, height: 400 } }
  expect(nextZoom(edge, { type: 'settle' }, turned)).toEqual({ scale: 2, x: 133, y: 0 })
})

test('an image is zoomed from the first step on', () => {
  expect(isZoomed(unzoomed)).toBe(false)
  expect(isZoomed(run(unzoomed, scaled(1.01)))).toBe(true)
})

test.each([
  ['wide', { width: 1000, height: 500 }, { width: 400, height: 200 }],
  ['high', { width: 100, height: 400 }, { width: 200, height: 800 }],
  ['small', { width: 10, height: 10 }, { width: 400, height: 400 }],
  ['without an intrinsic size', { width: 0, height: 0 }, { width: 400, height: 800 }],
])('an image that is %s fits its frame', (_, image, fitted) => {
  expect(fitInside(image, rules.frame)).toEqual(fitted)
})

/** An image many times as high as the same screen. */
const long = { ...rules, image: fitInside({ width: 400, height: 4_000 }, rules.frame) }

test.each([
  ['a long image is as wide as the frame', { width: 800, height: 4_000 }, { width: 400, height: 2_000 }],
  ['a narrow long image keeps its width', { width: 300, height: 3_000 }, { width: 300, height: 3_000 }],
  ['an image three times as high as wide is long', { width: 400, height: 1_200 }, { width: 400, height: 1_200 }],
  ['a slightly lower one is not', { width: 400, height: 1_199 }, { width: 400 * (800 / 1_199), height: 800 }],
  ['a narrow image that fits the frame is not', { width: 100, height: 400 }, { width: 200, height: 800 }],
])('%s', (_, image, fitted) => {
  const { width, height } = fitInside(image, rules.frame)
  expect(width).toBeCloseTo(fitted.width)
  expect(height).toBeCloseTo(fitted.height)
  expect(isLong(image, rules.frame)).toBe(fitted.height > 800)
})

test('a long image is shown from its top, and returns to it', () => {
  const home = homeOf(long)
  expect(home).toEqual({ scale: 1, x: 0, y: 1_600 })
  expect(nextZoom(home, pan(0, -300), long)).toEqual({ scale: 1, x: 0, y: 1_300 })
  expect(nextZoom(home, pan(0, -9_000), long)).toEqual({ scale: 1, x: 0, y: -1_600 })
  const enlarged = nextZoom(home, { type: 'toggle', at: centre }, long)
  expect(enlarged.scale).toBe(2)
  expect(nextZoom(enlarged, { type: 'toggle', at: centre }, long)).toEqual(home)
})

const zoomed: Zoom = { scale: 2, x: 0, y: 0 }
const atLeft: Zoom = { scale: 2, x: 200, y: 0 }

test.each([
  ['the entire image, sideways', unzoomed, { x: 9, y: 0 }, rules, false],
  ['the entire image, down', unzoomed, { x: 0, y: 9 }, rules, false],
  ['a zoomed image, sideways', zoomed, { x: -9, y: 0 }, rules, true],
  ['a zoomed image, down', zoomed, { x: 0, y: 9 }, rules, true],
  ['a zoomed image at that edge', atLeft, { x: 9, y: 5 }, rules, false],
  ['a zoomed image at the other edge', atLeft, { x: -9, y: 0 }, rules, true],
  ['a long image, up', { scale: 1, x: 0, y: 1_600 }, { x: 0, y: -9 }, long, true],
  ['a long image, sideways', { scale: 1, x: 0, y: 1_600 }, { x: -9, y: 0 }, long, false],
])('a drag of %s', (_, zoom, way, given, isTaken) => {
  expect(takesDrag(zoom, way, given)).toBe(isTaken)
})

const hold = (scale: number, origin = centre, offset = centre) => ({ scale, origin, offset })

test('[S9.25] during a pinch the scale resists beyond 1 and 4, and returns on release', () => {
  for (const [factor, held, settled] of [
    [2, 2, 2],
    [8, 4 + (4 * 0.5) / 4.5, 4],
    [0.5, 1 - (0.5 * 0.5) / 1, 1],
  ] as const) {
    const zoom = heldZoom(unzoomed, hold(factor), rules)
    expect(zoom.scale).toBeCloseTo(held)
    expect(nextZoom(zoom, { type: 'settle' }, rules).scale).toBeCloseTo(settled)
  }
})

test('the point between the fingers stays between them', () => {
  const origin = { x: 60, y: 20 }
  const { x, y } = heldZoom(zoomed, hold(1.5, origin, { x: 10, y: 5 }), {
    ...rules,
    image: { width: 800, height: 800 },
  })
  // At the start the point is 30 and 10 px from the image's middle, at scale 1.
  expect(x + 30 * 3).toBeCloseTo(70)
  expect(y + 10 * 3).toBeCloseTo(25)
})

test('after any pinch the image ends within its limits, and is always visible', () => {
  const px = fc.integer({ min: -3_000, max: 3_000 })
  const point = fc.record({ x: px, y: px })
  const factor = fc.double({ min: 0.01, max: 100, noNaN: true })
  fc.assert(
    fc.property(factor, point, point, fc.constantFrom(rules, long), (scale, origin, offset, given) => {
      const held = heldZoom(homeOf(given), { scale, origin, offset }, given)
      expect(held.scale).toBeGreaterThan(given.minScale - 0.5)
      expect(held.scale).toBeLessThan(given.maxScale + 0.5)
      expect(Math.abs(held.x)).toBeLessThan((given.image.width * held.scale) / 2 + given.frame.width / 2)
      expect(Math.abs(held.y)).toBeLessThan((given.image.height * held.scale) / 2 + given.frame.height / 2)
      const settled = nextZoom(held, { type: 'settle' }, given)
      expect(settled.scale).toBeGreaterThanOrEqual(1)
      expect(settled.scale).toBeLessThanOrEqual(4)
      expect(plain(nextZoom(settled, { type: 'settle' }, given))).toEqual(plain(settled))
    }),
  )
})
