import { expect, test } from 'vitest'
import { coastsOf } from './coastsOf.ts'

test.each([
  ['an island is one closed line', [0, 0, 100, 0, 100, 100], [[0, 0, 100, 0, 100, 100, 0, 0]]],
  ['land that covers the tile has no coast', [-64, -64, 4160, -64, 4160, 4160, -64, 4160], []],
  [
    'a coast through the tile is drawn without the cuts',
    [-64, -64, 2000, -64, 1500, 2000, 2000, 4160, -64, 4160],
    [[2000, -64, 1500, 2000, 2000, 4160]],
  ],
  ['a line along the edge of the tile itself is a coast', [0, 0, 4096, 0, 2000, 9], [[0, 0, 4096, 0, 2000, 9, 0, 0]]],
  ['nothing has no coast', [], []],
])('%s', (_, ring, lines) => expect(coastsOf(ring)).toEqual(lines))
