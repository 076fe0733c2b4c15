import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Vector } from './pan/pan.state.ts'
import { doubleTapMs, doubleTapPx, idleTap, nextTap, type TapEvent, type TapRules, type TapState } from './tap.state.ts'

const rules: TapRules = { tolerancePx: 20, doubles: true }
const at = (type: 'down' | 'move' | 'up', atMs: number, x = 0, y = 0): TapEvent => ({ type, x, y, atMs })
const cancel = (atMs: number): TapEvent => ({ type: 'cancel', atMs })
const time = (atMs: number): TapEvent => ({ type: 'time', atMs })

/** The taps that some events complete, each with its position. */
function tapsOf(events: readonly TapEvent[], given = rules): string[] {
  const recognised: string[] = []
  events.reduce<TapState>((before, event) => {
    const state = nextTap(before, event, given)
    if (state.recognised) recognised.push(`${state.recognised.name} ${state.recognised.at.x},${state.recognised.at.y}`)
    return state
  }, idleTap)
  return recognised
}

const due = 10 + doubleTapMs

test.each<[string, TapEvent[], string[]]>([
  ['one tap', [at('down', 0), at('up', 10), time(due)], ['tap 0,0']],
  ['one tap that still waits', [at('down', 0), at('up', 10), time(due - 1)], []],
  ['a long press', [at('down', 0), at('up', 5_000), time(9_000)], ['tap 0,0']],
  [
    'two within the time',
    [at('down', 0), at('up', 10), at('down', due - 1), at('up', due + 500, 3, 4)],
    ['doubleTap 3,4'],
  ],
  [
    'two too far apart in time',
    [at('down', 0), at('up', 10), at('down', due), at('up', due + 10), time(9_000)],
    ['tap 0,0', 'tap 0,0'],
  ],
  [
    'two at the maximum distance',
    [at('down', 0), at('up', 10), at('down', 100, doubleTapPx), at('up', 110, doubleTapPx)],
    [`doubleTap ${doubleTapPx},0`],
  ],
  [
    'two at too large a distance',
    [at('down', 0), at('up', 10), at('down', 100, doubleTapPx + 1), at('up', 110, doubleTapPx + 1), time(9_000)],
    ['tap 0,0', `tap ${doubleTapPx + 1},0`],
  ],
  [
    'three are a double tap and a tap',
    [at('down', 0), at('up', 10), at('down', 50), at('up', 60), at('down', 100), at('up', 110), time(9_000)],
    ['doubleTap 0,0', 'tap 0,0'],
  ],
  ['a move within the tolerance', [at('down', 0), at('move', 5, 12, 16), at('up', 10), time(due)], ['tap 0,0']],
  ['a move beyond the tolerance', [at('down', 0), at('move', 5, 21), at('up', 10), time(due)], []],
  ['a release beyond the tolerance', [at('down', 0), at('up', 10, 0, -21), time(due)], []],
  ['a second press that moved', [at('down', 0), at('up', 10), at('down', 50), at('up', 60, 21), time(9_000)], []],
  ['a cancelled press', [at('down', 0), cancel(5), at('up', 10), time(due)], []],
  ['a second a cancelled press', [at('down', 0), at('up', 10), at('down', 50), cancel(55), time(9_000)], []],
  ['a late timer', [at('down', 0), at('up', 10), cancel(due)], ['tap 0,0']],
  ['a move and a release without a press', [at('move', 0), at('up', 10), time(9_000)], []],
])('%s', (_, events, recognised) => {
  expect(tapsOf(events)).toEqual(recognised)
})

test('without a double-tap listener a tap does not wait', () => {
  const twice = [at('down', 0), at('up', 10), at('down', 50), at('up', 60)]
  expect(tapsOf(twice, { ...rules, doubles: false })).toEqual(['tap 0,0', 'tap 0,0'])
})

/** The number of presses that are released where they began. */
function pressesInPlace(events: readonly TapEvent[]): number {
  let press: Vector | undefined
  let count = 0
  for (const event of events) {
    if (event.type === 'down') press = event
    else if (event.type === 'cancel') press = undefined
    else if ('x' in event && press) {
      const hasMoved = Math.hypot(event.x - press.x, event.y - press.y) > rules.tolerancePx
      if (event.type === 'up' && !hasMoved) count += 1
      if (event.type === 'up' || hasMoved) press = undefined
    }
  }
  return count
}

test('each press that is released where it began is a tap, and a second one may make it a double tap', () => {
  const anywhere: fc.Arbitrary<Vector> = fc.record({
    x: fc.integer({ min: -30, max: 30 }),
    y: fc.integer({ min: -30, max: 30 }),
  })
  // Most steps are at one point. Otherwise, hardly any press would be released where it began.
  const point = fc.oneof({ arbitrary: fc.constant({ x: 0, y: 0 }), weight: 3 }, { arbitrary: anywhere, weight: 1 })
  const step = fc.tuple(
    fc.constantFrom<TapEvent['type'][]>('down', 'move', 'up', 'cancel', 'time'),
    fc.integer({ min: 0, max: 300 }),
    point,
  )
  let all = 0
  fc.assert(
    fc.property(fc.array(step), fc.boolean(), (steps, doubles) => {
      let atMs = 0
      const events = steps.map(([type, afterMs, { x, y }]): TapEvent => {
        atMs += afterMs
        return type === 'cancel' || type === 'time' ? { type, atMs } : at(type, atMs, x, y)
      })
      const recognised = tapsOf([...events, time(atMs + doubleTapMs)], { ...rules, doubles })
      const weight = recognised.reduce((sum, name) => sum + (name.startsWith('doubleTap') ? 2 : 1), 0)
      // A second press that moves or is cancelled takes the first one with it.
      if (doubles) expect(weight).toBeLessThanOrEqual(pressesInPlace(events))
      else expect([weight, recognised.length]).toEqual([pressesInPlace(events), weight])
      all += weight
    }),
    { numRuns: 300 },
  )
  expect(all).toBeGreaterThan(0)
})
