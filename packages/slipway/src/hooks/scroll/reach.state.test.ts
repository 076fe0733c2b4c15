import { expect, test } from 'vitest'
import { initialReach, nextReach } from './reach.state.ts'

const viewportPx = 500

/** The scrolls that report the bottom; each scroll is written as position and length of the content. */
function reported(scrolls: readonly (readonly [topPx: number, contentPx: number])[], distancePx = 50): boolean[] {
  let state = initialReach
  return scrolls.map(([topPx, contentPx]) => {
    const before = state
    state = nextReach(before, { topPx, viewportPx, contentPx }, distancePx)
    return state.reportedAtPx !== undefined && state !== before
  })
}

test.each<[string, Parameters<typeof reported>[0], boolean[], number?]>([
  [
    'the zone begins at the distance',
    [
      [449, 1000],
      [450, 1000],
    ],
    [false, true],
  ],
  [
    'without a distance the end counts, to a fraction of a pixel',
    [
      [499, 1000],
      [499.4, 1000],
    ],
    [false, true],
    0,
  ],
  [
    'the bottom is reported once',
    [
      [450, 1000],
      [480, 1000],
      [500, 1000],
    ],
    [true, false, false],
  ],
  [
    'it is reported again after leaving the zone',
    [
      [500, 1000],
      [440, 1000],
      [460, 1000],
    ],
    [true, false, true],
  ],
  [
    'it is reported again after the content has grown',
    [
      [500, 1000],
      [1000, 1500],
    ],
    [true, true],
  ],
  [
    'not after the content has grown by no more than the zone',
    [
      [500, 1000],
      [540, 1040],
      [550, 1050],
    ],
    [true, false, false],
  ],
  [
    'after the content has grown in small steps, the sum counts',
    [
      [500, 1000],
      [540, 1040],
      [580, 1080],
    ],
    [true, false, true],
  ],
  [
    'not after the content has shrunk',
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
  ['beyond the end the bottom counts as reached', [[530, 1000]], [true]],
])('%s', (_name, scrolls, expected, distancePx) => {
  expect(reported(scrolls, distancePx)).toEqual(expected)
})
