import { describe, expect, test } from 'vitest'
import { shapeOfCircle, shapeOfPolygon, shapesOfPolyline, withCopies } from './shapes.state.ts'

const route = [
  { latitude: 38.71, longitude: -9.14 },
  { latitude: 38.72, longitude: -9.13 },
]
const fiji = [
  { latitude: -17, longitude: 179 },
  { latitude: -17, longitude: -179 },
]

describe('a line', () => {
  test('has the defaults of mini-programs', () => {
    expect(shapesOfPolyline({ points: route }, 12)).toEqual([
      { lines: [route], isClosed: false, stroke: { color: '#000000', widthPx: 1, dashes: [] } },
    ])
  })

  test('with a border is drawn over a wider line', () => {
    const shapes = shapesOfPolyline({ points: route, width: 6, color: 'teal', borderWidth: 2, borderColor: 'navy' }, 12)
    expect(shapes.map(({ stroke }) => stroke)).toEqual([
      { color: 'navy', widthPx: 10, dashes: [] },
      { color: 'teal', widthPx: 6, dashes: [] },
    ])
  })

  test('that is dotted has dashes twice as long as its width', () => {
    expect(shapesOfPolyline({ points: route, width: 4, dottedLine: true }, 12)[0]?.stroke?.dashes).toEqual([8, 8])
  })

  test('with arrows has one every 72 px', () => {
    const arrows = shapesOfPolyline({ points: route, width: 8, arrowLine: true }, 14)[1]?.lines
    // The route is 189 px long at this zoom: arrows at 36, 108 and 180 px.
    expect(arrows).toHaveLength(3)
    expect(arrows?.every((arrow) => arrow.length === 3)).toBe(true)
  })

  test('of one point is not drawn', () => {
    expect(shapesOfPolyline({ points: route.slice(0, 1) }, 12)).toEqual([])
  })

  test('across the date line continues beyond 180°', () => {
    const [line] = shapesOfPolyline({ points: fiji }, 12)
    expect(line?.lines[0]?.map(({ longitude }) => longitude)).toEqual([179, 181])
  })
})

test('a circle of 1,000 m is as high as 2,000 m of latitude', () => {
  const circle = shapeOfCircle({ latitude: 60, longitude: 10, radius: 1_000, fillColor: '#0af3' })
  const latitudes = circle.lines[0]?.map(({ latitude }) => latitude) ?? []
  const longitudes = circle.lines[0]?.map(({ longitude }) => longitude) ?? []
  const degrees = 2_000 / 111_195
  expect(Math.max(...latitudes) - Math.min(...latitudes)).toBeCloseTo(degrees, 4)
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeCloseTo(degrees * 2, 3)
  expect(circle).toMatchObject({ isClosed: true, fill: '#0af3', stroke: { color: '#000000', widthPx: 1 } })
})

test.each([
  [[0, 0], []],
  [undefined, []],
  [
    [6, 2],
    [6, 2],
  ],
])('an area with the dashes %j has the dashes %j', (dashArray, dashes) => {
  expect(shapeOfPolygon({ points: route, dashArray }).stroke?.dashes).toEqual(dashes)
})

test('an outline of width 0 is not drawn', () => {
  expect(shapeOfPolygon({ points: route, strokeWidth: 0 }).stroke).toBeUndefined()
})

test('a shape near the date line has a copy on its other side', () => {
  const longitudes = (points: typeof fiji) =>
    shapesOfPolyline({ points }, 12)
      .flatMap(withCopies)
      .map(({ lines }) => lines[0]?.[0]?.longitude)
  expect(longitudes(route)).toEqual([-9.14])
  expect(longitudes(fiji)).toEqual([-181, 179])
  expect(longitudes(fiji.toReversed())).toEqual([-179, 181])
})
