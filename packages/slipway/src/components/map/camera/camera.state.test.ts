import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundCamera,
  type Camera,
  cameraShowing,
  isSameCamera,
  noEdges,
  panned,
  pointInView,
  regionOf,
  viewPositionOf,
  zoomedAbout,
} from './camera.state.ts'
import { flightTo } from './flight.state.ts'
import { metersPerPixel, pointOf, worldOf, wrapLongitude } from './mercator.ts'
import { scaleBarAt } from './scaleBar.state.ts'

const limits = { minZoom: 5, maxZoom: 18 }
const size = { width: 400, height: 300 }
const lisbon: Camera = { latitude: 38.7223, longitude: -9.1393, zoom: 12 }

const points = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const cameras = fc.tuple(points, fc.double({ min: 5, max: 18, noNaN: true })).map(([at, zoom]) => ({ ...at, zoom }))

describe('Web Mercator', () => {
  test.each([
    ['the origin', { latitude: 0, longitude: 0 }, 0, { x: 128, y: 128 }],
    ['the north-western corner', { latitude: 85.0511287798066, longitude: -180 }, 1, { x: 0, y: 0 }],
    ['the north pole, at the edge of the world', { latitude: 90, longitude: 180 }, 0, { x: 256, y: 0 }],
    // Source: the tile of Lisbon at zoom 12 is 1943/1568 (OpenStreetMap's formula).
    ['Lisbon', lisbon, 12, { x: 1943.8 * 256, y: 1569.1 * 256 }],
  ])('%s', (_, point, zoom, { x, y }) => {
    const at = worldOf(point, zoom)
    expect(Math.abs(at.x - x)).toBeLessThan(64)
    expect(Math.abs(at.y - y)).toBeLessThan(256)
  })

  test('positions and points convert into each other', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 0, max: 20 }), (point, zoom) => {
        const back = pointOf(worldOf(point, zoom), zoom)
        expect(back.latitude).toBeCloseTo(point.latitude, 8)
        expect(Math.abs(wrapLongitude(back.longitude - point.longitude))).toBeLessThan(1e-8)
      }),
    )
  })

  test.each([
    [190, -170],
    [-190, 170],
    [720, 0],
    [180, 180],
    [-180, -180],
    [541, -179],
  ])('a longitude of %d is %d', (longitude, wrapped) => expect(wrapLongitude(longitude)).toBeCloseTo(wrapped))

  test('a pixel at the equator and zoom 0 is 156,543 m, and half as much at 60°', () => {
    expect(metersPerPixel(0, 0)).toBeCloseTo(156_543.03, 1)
    expect(metersPerPixel(60, 1)).toBeCloseTo(156_543.03 / 4, 1)
  })
})

test.each([
  [99, 18],
  [1, 5],
  [16, 16],
])('[S9.8] a scale of %d is clamped to %d', (zoom, bounded) => {
  expect(boundCamera({ ...lisbon, zoom }, limits).zoom).toBe(bounded)
})

test('a centre beyond the map is moved to its edge', () => {
  const bounded = boundCamera({ latitude: 95, longitude: 200, zoom: 10 }, limits)
  expect(bounded.latitude).toBeCloseTo(85.0511)
  expect(bounded.longitude).toBeCloseTo(-160)
})

test('a drag moves each point by its distance', () => {
  fc.assert(
    fc.property(cameras, fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), (camera, x, y) => {
      fc.pre(Math.abs(camera.latitude) < 80)
      const point = pointInView(camera, size, { x: 100, y: 100 })
      const at = viewPositionOf(panned(camera, { x, y }), size, point)
      expect(at.x).toBeCloseTo(100 + x, 3)
      expect(at.y).toBeCloseTo(100 + y, 3)
    }),
  )
})

test('a zoom keeps the point under the pointer', () => {
  fc.assert(
    fc.property(cameras, fc.double({ min: 5, max: 18, noNaN: true }), (camera, zoom) => {
      fc.pre(Math.abs(camera.latitude) < 80)
      const point = pointInView(camera, size, { x: 300, y: 80 })
      const at = viewPositionOf(zoomedAbout(camera, zoom, { x: 100, y: -70 }, limits), size, point)
      expect(at.x).toBeCloseTo(300, 2)
      expect(at.y).toBeCloseTo(80, 2)
    }),
  )
})

test('a zoom beyond the limits ends at the limit', () => {
  expect(zoomedAbout(lisbon, 99, { x: 0, y: 0 }, limits)).toMatchObject({ zoom: 18 })
  expect(zoomedAbout(lisbon, -3, { x: 0, y: 0 }, limits)).toMatchObject({ zoom: 5 })
})

test('the region across the date line has a western longitude greater than the eastern one', () => {
  const { southwest, northeast } = regionOf({ latitude: -17, longitude: 179.99, zoom: 12 }, size)
  expect(southwest.longitude).toBeGreaterThan(179)
  expect(northeast.longitude).toBeLessThan(-179)
})

test('a point beyond the date line is at its nearest copy', () => {
  const { x } = viewPositionOf({ latitude: 0, longitude: 179.9, zoom: 10 }, size, { latitude: 0, longitude: -179.9 })
  expect(x).toBeGreaterThan(200)
  expect(x).toBeLessThan(400)
})

describe('a camera that shows points', () => {
  test('has all of them between the edges of the view', () => {
    const edges = { top: 20, right: 40, bottom: 60, left: 10 }
    fc.assert(
      fc.property(fc.array(points, { minLength: 1, maxLength: 5 }), (all) => {
        fc.pre(Math.max(...all.map((p) => p.longitude)) - Math.min(...all.map((p) => p.longitude)) < 170)
        const free = { minZoom: -5, maxZoom: 22 }
        const camera = cameraShowing(all, lisbon, size, edges, free)
        for (const point of all) {
          const at = viewPositionOf(camera ?? lisbon, size, point)
          expect(at.x).toBeGreaterThanOrEqual(10 - 1e-3)
          expect(at.x).toBeLessThanOrEqual(360 + 1e-3)
          expect(at.y).toBeGreaterThanOrEqual(20 - 1e-3)
          expect(at.y).toBeLessThanOrEqual(240 + 1e-3)
        }
      }),
    )
  })

  test('keeps its zoom for one point', () => {
    expect(cameraShowing([{ latitude: 1, longitude: 2 }], lisbon, size, noEdges, limits)).toMatchObject({ zoom: 12 })
  })

  test('does not exist without points', () => {
    expect(cameraShowing([], lisbon, size, noEdges, limits)).toBeUndefined()
  })

  test('has points on both sides of the date line side by side', () => {
    const pair = [
      { latitude: 0, longitude: 179 },
      { latitude: 0, longitude: -179 },
    ]
    const camera = cameraShowing(pair, lisbon, size, noEdges, limits)
    expect(camera?.zoom).toBeGreaterThan(6)
    expect(Math.abs(camera?.longitude ?? 0)).toBeCloseTo(180)
  })
})

describe('a flight', () => {
  test('starts and ends at its cameras', () => {
    fc.assert(
      fc.property(cameras, cameras, (from, to) => {
        fc.pre(Math.abs(from.latitude) < 80 && Math.abs(to.latitude) < 80)
        const flight = flightTo(from, to, size)
        expect(isSameCamera(flight.at(0), from)).toBe(true)
        expect(flight.at(1)).toEqual(to)
        const late = flight.at(0.999_999)
        expect(Math.abs(late.zoom - to.zoom)).toBeLessThan(0.01)
        expect(flight.durationMs).toBeGreaterThanOrEqual(250)
        expect(flight.durationMs).toBeLessThanOrEqual(2_500)
      }),
    )
  })

  test('zooms out on a long way, and not on a short one', () => {
    const far = flightTo(lisbon, { latitude: 52.52, longitude: 13.405, zoom: 12 }, size)
    expect(far.at(0.5).zoom).toBeLessThan(9)
    const near = flightTo(lisbon, panned(lisbon, { x: 80, y: 0 }), size)
    expect(near.at(0.5).zoom).toBeGreaterThan(11.8)
  })

  test('to another zoom at the same place keeps the place', () => {
    const half = flightTo(lisbon, { ...lisbon, zoom: 16 }, size).at(0.5)
    expect(half).toMatchObject({ latitude: expect.closeTo(38.7223, 4), longitude: expect.closeTo(-9.1393, 4) })
    expect(half.zoom).toBeCloseTo(14)
  })
})

test.each([
  [0, 0, 100, 10_000_000],
  [0, 12, 100, 2_000],
  [60, 18, 120, 20],
])('the scale bar at %d° and zoom %d, at most %d px wide, is %d m', (latitude, zoom, maxPx, meters) => {
  const bar = scaleBarAt(latitude, zoom, maxPx)
  expect(bar.meters).toBe(meters)
  expect(bar.widthPx).toBeLessThanOrEqual(maxPx)
})
