import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialEdges, nextEdges } from './edges.state.ts'

const viewportPx = 500

/** The ends reported for each scroll, written as position and length of the content. */
function reported(scrolls: readonly (readonly [topPx: number, contentPx: number])[], upperPx = 50, lowerPx = 50) {
  let state = initialEdges
  return scrolls.map(([topPx, contentPx]) => {
    state = nextEdges(state, { topPx, viewportPx, contentPx }, { upperPx, lowerPx })
    return state.reached ?? '-'
  })
}

/** Scrolls of content with a constant length. */
const through = (contentPx: number, ...places: number[]) => places.map((topPx) => [topPx, contentPx] as const)

test.each<[string, Parameters<typeof reported>[0], string]>([
  ['the upper edge at its threshold, on the way up', through(2000, 300, 51, 50), '- - upper'],
  ['the upper edge once', through(2000, 300, 40, 20, 0), '- upper - -'],
  ['no upper edge at the start', through(2000, 10, 5, 0), '- - -'],
  ['no upper edge on the way down', through(2000, 20, 40, 60), '- - -'],
  ['the upper edge again after it was left', through(2000, 300, 0, 51, 50), '- upper - upper'],
  ['nothing for a turn within the threshold', through(2000, 300, 40, 45, 30), '- upper - -'],
  ['the lower edge at its threshold', through(1000, 449, 450), '- lower'],
  ['the lower edge once', through(1000, 460, 480, 500), 'lower - -'],
  ['no lower edge on the way up', through(1000, 500, 470, 455), 'lower - -'],
  ['the lower edge again after it was left', through(1000, 500, 440, 460), 'lower - lower'],
  [
    'the lower edge again if the content has grown',
    [
      [500, 1000],
      [1000, 1500],
    ],
    'lower lower',
  ],
  [
    'nothing on the way up if the content has grown a little',
    [
      [500, 1000],
      [590, 1120],
      [580, 1120],
    ],
    'lower lower -',
  ],
  [
    'nothing if shorter content moves the scroller back',
    [
      [800, 2000],
      [700, 1200],
    ],
    '- -',
  ],
  ['both edges of short content', through(530, 30, 20, 0, 30), 'lower upper - lower'],
  ['nothing if nothing has moved along the axis', through(1000, 0, 0), '- -'],
])('it tells %s', (_name, scrolls, expected) => {
  expect(reported(scrolls).join(' ')).toBe(expected)
})

test('each threshold applies to its own end', () => {
  expect(reported(through(2000, 1290, 1300, 200, 150, 0), 150, 200)).toEqual(['-', 'lower', '-', 'upper', '-'])
})

test('an end is reported only on the way to it, within its threshold, and never twice without leaving it', () => {
  const place = fc.integer({ min: 0, max: 1500 })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), (places) => {
      const answers = reported(through(2000, ...places))
      let from = 0
      let upperLeft = false
      for (const [index, to] of places.entries()) {
        const answer = answers[index]
        if (answer === 'upper') expect(to < from && to <= 50 && upperLeft).toBe(true)
        if (answer === 'lower') expect(to > from && to >= 1450).toBe(true)
        if (to > 50) upperLeft = true
        if (answer === 'upper') upperLeft = false
        from = to
      }
    }),
  )
})
