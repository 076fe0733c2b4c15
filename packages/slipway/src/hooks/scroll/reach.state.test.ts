import { expect, test } from 'vitest'
import { initialReach, nextReach } from './reach.state.ts'

const viewportPx = 500

/** The scrolls that report the bottom; each scroll is written as position and length of the content. */
function reported(scrolls: readonly (readonly [topPx: number, contentPx: number])[], distancePx = 50): boolean[] {
  let state = initialReach
  return scrolls.map(([topPx, contentPx]) => {
    const before = state
    state = nextReach(before, { topPx, viewportPx, contentPx }, { distancePx })
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
  ['at the top it is reported if the end is near', [[0, 520]], [true]],
  [
    'content that does not fill the viewport is reported once',
    [
      [0, 300],
      [0, 300],
    ],
    [true, false],
  ],
  [
    'it is reported until the viewport is full',
    [
      [0, 0],
      [0, 200],
      [0, 400],
      [0, 600],
    ],
    [true, true, true, false],
  ],
  [
    'it is reported if shorter content brings the end into view',
    [
      [800, 2000],
      [700, 1200],
    ],
    [false, true],
    50,
  ],
  ['beyond the end the bottom counts as reached', [[530, 1000]], [true]],
])('%s', (_name, scrolls, expected, distancePx) => {
  expect(reported(scrolls, distancePx)).toEqual(expected)
})
