import { expect, test } from 'vitest'
import { initialReach, nextReach } from './reach.state.ts'

const viewportPx = 500

/** The scrolls that report the bottom; each scroll is written as position and length of the content. */
function told(scrolls: readonly (readonly [topPx: number, contentPx: number])[], distancePx = 50): boolean[] {
  let state = initialReach
  return scrolls.map(([topPx, contentPx]) => {
    const before = state
    state = nextReach(before, { topPx, viewportPx, contentPx }, distancePx)
    return state.toldAtPx !== undefined && state !== before
  })
}

test.each<[string, Parameters<typeof told>[0], boolean[], number?]>([
  [
    'the zone begins at the distance',
    [
      [449, 1000],
      [450, 1000],
    ],
    [false, true],
  ],
  [
    'without a distance it is the end, to a fraction of a pixel',
    [
      [499, 1000],
      [499.4, 1000],
    ],
    [false, true],
    0,
  ],
  [
    'it is told of once',
    [
      [450, 1000],
      [480, 1000],
      [500, 1000],
    ],
    [true, false, false],
  ],
  [
    'leaving the zone arms it again',
    [
      [500, 1000],
      [440, 1000],
      [460, 1000],
    ],
    [true, false, true],
  ],
  [
    'content that grew arms it again',
    [
      [500, 1000],
      [1000, 1500],
    ],
    [true, true],
  ],
  [
    'content that grew by no more than the zone does not',
    [
      [500, 1000],
      [540, 1040],
      [550, 1050],
    ],
    [true, false, false],
  ],
  [
    'content that grew little by little does in sum',
    [
      [500, 1000],
      [540, 1040],
      [580, 1080],
    ],
    [true, false, true],
  ],
  [
    'content that shrank does not',
    [
      [500, 1000],
      [400, 900],
    ],
    [true, false],
  ],
  ['at the top nothing is reached', [[0, 520]], [false]],
  [
    'content that fits has no bottom to reach',
    [
      [0, 500],
      [3, 500],
    ],
    [false, false],
  ],
  ['pulled beyond the end it is still the bottom', [[530, 1000]], [true]],
])('%s', (_name, scrolls, expected, distancePx) => {
  expect(told(scrolls, distancePx)).toEqual(expected)
})
