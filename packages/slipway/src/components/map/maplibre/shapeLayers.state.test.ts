import { expect, test } from 'vitest'
import type { MapShape } from '../engine/mapEngine.ts'
import { withCopies } from '../shapes/shapes.state.ts'
import { shapeLayers } from './shapeLayers.state.ts'

const resolve = (color: string) => `rgb of ${color}`

/** A square of one degree whose western edge is at a longitude. */
const square = (longitude: number, paint: Pick<MapShape, 'fill' | 'stroke'>): MapShape => ({
  lines: [
    [
      { latitude: 0, longitude },
      { latitude: 0, longitude: longitude + 1 },
      { latitude: 1, longitude: longitude + 1 },
    ],
  ],
  isClosed: true,
  ...paint,
})
const stroke = (color: string, dashes: readonly number[] = [], widthPx = 4) => ({ color, widthPx, dashes })

/** The colours of the shapes in each layer, from bottom to top. */
const drawn = (shapes: readonly MapShape[]) => {
  const { layers, features } = shapeLayers(shapes, resolve)
  return layers.map(({ id }) =>
    features
      .filter(({ properties }) => properties.layer === id)
      .map(({ properties }) => `${properties.color}`.slice(7)),
  )
}

test.each<[string, MapShape[], string[][]]>([
  ['no shapes need no layer', [], []],
  ['a shape without fill and stroke needs none', [square(0, {})], []],
  ['a fill and its stroke are two layers', [square(0, { fill: 'a', stroke: stroke('b') })], [['a'], ['b']]],
  [
    'shapes beside each other share two layers',
    [0, 2, 4].map((longitude) => square(longitude, { fill: `f${longitude}`, stroke: stroke(`s${longitude}`) })),
    [
      ['f0', 'f2', 'f4'],
      ['s0', 's2', 's4'],
    ],
  ],
  [
    'a fill over a stroke is above it',
    [square(0, { stroke: stroke('below') }), square(0.5, { fill: 'above' })],
    [['below'], ['above']],
  ],
  [
    'a shape that overlaps only the lowest layer is added to it',
    [square(0, { fill: 'a' }), square(5, { stroke: stroke('b') }), square(0.5, { fill: 'c' })],
    [['a', 'c'], ['b']],
  ],
  [
    'lines with the same dashes, in widths of the line, share a layer',
    [
      square(0, { stroke: stroke('solid') }),
      square(2, { stroke: stroke('dashed', [8, 8], 4) }),
      square(4, { stroke: stroke('wider', [16, 16], 8) }),
      square(6, { stroke: stroke('dotted', [4, 4], 4) }),
    ],
    [['solid'], ['dashed', 'wider'], ['dotted']],
  ],
  [
    'a shape beyond the date line may cover those on its other side',
    [square(179.5, { stroke: stroke('a') }), square(-179.9, { fill: 'b' })],
    [['a'], ['b']],
  ],
  ['copies beyond the date line are left out', withCopies(square(179.5, { fill: 'a' })), [['a']]],
  [
    'a shape at the date line is drawn once',
    [-540, -180, 180].map((at) => square(at, { fill: `at ${at}` })),
    [['at -180']],
  ],
])('%s', (_, shapes, layers) => expect(drawn(shapes)).toEqual(layers))

test('the order in a layer is that of the shapes', () => {
  const { features } = shapeLayers(
    [0, 2, 4].map((at) => square(at, { fill: 'a', stroke: stroke('b') })),
    resolve,
  )
  expect(features.map(({ properties }) => properties.order)).toEqual([0, 1, 2, 3, 4, 5])
})

test('areas are closed, lines are not, and dashes are in widths of the line', () => {
  const line = { ...square(0, { stroke: stroke('a', [12, 6], 4) }), isClosed: false }
  const { layers, features } = shapeLayers([square(0, { fill: 'b' }), line], resolve)
  expect(features.map(({ geometry }) => geometry)).toEqual([
    {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      ],
    },
    {
      type: 'MultiLineString',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      ],
    },
  ])
  expect(layers[1]).toMatchObject({ layout: { 'line-cap': 'butt' }, paint: { 'line-dasharray': [3, 1.5] } })
})

test('1,000 areas that overlap need no more than 100 layers', () => {
  const shapes = Array.from({ length: 1_000 }, (_, index) =>
    square(index / 4 - 120, { fill: 'a', stroke: stroke('b', index === 999 ? [1, 1] : []) }),
  )
  const { layers, features } = shapeLayers(shapes, resolve)
  expect(layers.length).toBeLessThanOrEqual(101)
  expect(new Set(features.map(({ properties }) => properties.layer))).toEqual(new Set(layers.map(({ id }) => id)))
})
