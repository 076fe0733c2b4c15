import { expect, test } from 'vitest'
import {
  fitInside,
  isZoomed,
  nextZoom,
  pinchEvents,
  unzoomed,
  wheelFactor,
  type Zoom,
  type ZoomEvent,
} from './zoom.state.ts'

/** A landscape image in the middle of an upright screen. */
const rules = { minScale: 1, maxScale: 4, frame: { width: 400, height: 800 }, image: { width: 400, height: 300 } }
const centre = { x: 0, y: 0 }

function run(start: Zoom, ...events: ZoomEvent[]): Zoom {
  const { scale, x, y } = events.reduce((zoom, event) => nextZoom(zoom, event, rules), start)
  // Adding 0 makes -0 a 0.
  return { scale, x: x + 0, y: y + 0 }
}

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

test('what lies under the pointer stays there', () => {
  const at = { x: 100, y: 40 }
  const before = run(unzoomed, scaled(3))
  const after = run(before, scaled(1.2, at))
  const partUnder = ({ scale, x, y }: Zoom) => [(at.x - x) / scale, (at.y - y) / scale]
  for (const [axis, value] of partUnder(after).entries()) expect(value).toBeCloseTo(partUnder(before)[axis] ?? NaN)
})

test('[S9.25] at the largest scale a further zoom moves nothing', () => {
  const largest = run(unzoomed, scaled(4), pan(50, 30))
  expect(run(largest, scaled(2, { x: 150, y: 150 }))).toEqual(largest)
})

test.each([
  ['to the right', pan(1000, 0), { x: 200, y: 0 }],
  ['to the left', pan(-1000, 0), { x: -200, y: 0 }],
  ['down, where it is lower than the frame', pan(0, 1000), { x: 0, y: 0 }],
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

test('a double tap enlarges twofold about its place, and shows the entire image again', () => {
  const enlarged = run(unzoomed, { type: 'toggle', at: { x: 80, y: 60 } })
  expect(enlarged).toEqual({ scale: 2, x: -80, y: 0 })
  expect(run(enlarged, { type: 'toggle', at: centre })).toEqual(unzoomed)
  expect(run({ scale: 1.1, x: 0, y: 0 }, { type: 'toggle', at: centre })).toEqual(unzoomed)
})

test('[S9.25] a double tap stays within a lower limit', () => {
  expect(nextZoom(unzoomed, { type: 'toggle', at: centre }, { ...rules, maxScale: 1.5 }).scale).toBe(1.5)
})

test('a frame of another size pulls the image back to its edge', () => {
  const edge = run(unzoomed, scaled(2), pan(200, 0))
  const turned = { ...rules, frame: { width: 800, height: 400 }, image: { width: 533, height: 400 } }
  expect(nextZoom(edge, { type: 'resize' }, turned)).toEqual({ scale: 2, x: 133, y: 0 })
})

test('an image is zoomed from the first step on', () => {
  expect(isZoomed(unzoomed)).toBe(false)
  expect(isZoomed(run(unzoomed, scaled(1.01)))).toBe(true)
})

test.each([
  ['wide', { width: 1000, height: 500 }, { width: 400, height: 200 }],
  ['high', { width: 100, height: 400 }, { width: 200, height: 800 }],
  ['small', { width: 10, height: 10 }, { width: 400, height: 400 }],
  ['of no size', { width: 0, height: 0 }, { width: 400, height: 800 }],
])('an image that is %s fits its frame', (_, image, fitted) => {
  expect(fitInside(image, rules.frame)).toEqual(fitted)
})

test('two fingers zoom by how far they part and pan with their middle', () => {
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ]
  const after = [
    { x: -80, y: 10 },
    { x: 120, y: 10 },
  ]
  expect(pinchEvents(before, after)).toEqual([scaled(2, centre), pan(20, 10)])
})

test('fingers that meet change no scale', () => {
  const together = [centre, centre]
  const apart = [
    { x: -5, y: 0 },
    { x: 5, y: 0 },
  ]
  expect(pinchEvents(apart, together)[0]).toEqual(scaled(1))
  expect(pinchEvents(together, apart)[0]).toEqual(scaled(1))
})

test.each([
  ['a notch away', { deltaY: -100, deltaMode: 0, ctrlKey: false }, 1.25],
  ['a notch towards the user', { deltaY: 100, deltaMode: 0, ctrlKey: false }, 0.8],
  ['three lines', { deltaY: -3, deltaMode: 1, ctrlKey: false }, 1.25 ** 0.99],
  ['a page', { deltaY: -1, deltaMode: 2, ctrlKey: false }, 1.25],
  ['a free-running wheel', { deltaY: -900, deltaMode: 0, ctrlKey: false }, 1.25],
  ['a pinch on a trackpad', { deltaY: -5, deltaMode: 0, ctrlKey: true }, 1.25 ** 0.2],
  ['nothing', { deltaY: 0, deltaMode: 0, ctrlKey: false }, 1],
])('a wheel that turns by %s', (_, event, factor) => {
  expect(wheelFactor(event)).toBeCloseTo(factor)
})
