import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doubleTapMs, doubleTapPx, idleTap, nextTap, type TapEvent, type TapRules, type TapState } from './tap.state.ts'

const rules: TapRules = { tolerancePx: 20, doubles: true }
const at = (type: 'down' | 'move' | 'up', atMs: number, x = 0, y = 0): TapEvent => ({ type, x, y, atMs })
const cancel = (atMs: number): TapEvent => ({ type: 'cancel', atMs })
const time = (atMs: number): TapEvent => ({ type: 'time', atMs })

/** The taps that some events complete, each with its position. */
function heardOf(events: readonly TapEvent[], given = rules): string[] {
  const heard: string[] = []
  events.reduce<TapState>((before, event) => {
    const state = nextTap(before, event, given)
    if (state.heard) heard.push(`${state.heard.name} ${state.heard.at.x},${state.heard.at.y}`)
    return state
  }, idleTap)
  return heard
}

const due = 10 + doubleTapMs

test.each<[string, TapEvent[], string[]]>([
  ['one tap', [at('down', 0), at('up', 10), time(due)], ['tap 0,0']],
  ['one tap that still waits', [at('down', 0), at('up', 10), time(due - 1)], []],
  ['one that was long', [at('down', 0), at('up', 5_000), time(9_000)], ['tap 0,0']],
  ['two in time', [at('down', 0), at('up', 10), at('down', due - 1), at('up', due + 500, 3, 4)], ['doubleTap 3,4']],
  [
    'two too far apart in time',
    [at('down', 0), at('up', 10), at('down', due), at('up', due + 10), time(9_000)],
    ['tap 0,0', 'tap 0,0'],
  ],
  [
    'two as far apart as they may be',
    [at('down', 0), at('up', 10), at('down', 100, doubleTapPx), at('up', 110, doubleTapPx)],
    [`doubleTap ${doubleTapPx},0`],
  ],
  [
    'two too far apart',
    [at('down', 0), at('up', 10), at('down', 100, doubleTapPx + 1), at('up', 110, doubleTapPx + 1), time(9_000)],
    ['tap 0,0', `tap ${doubleTapPx + 1},0`],
  ],
  [
    'three are two and one',
    [at('down', 0), at('up', 10), at('down', 50), at('up', 60), at('down', 100), at('up', 110), time(9_000)],
    ['doubleTap 0,0', 'tap 0,0'],
  ],
  ['one that moved as far as it may', [at('down', 0), at('move', 5, 12, 16), at('up', 10), time(due)], ['tap 0,0']],
  ['one that was further away', [at('down', 0), at('move', 5, 21), at('up', 10), time(due)], []],
  ['one that ends further away', [at('down', 0), at('up', 10, 0, -21), time(due)], []],
  ['a second one that moved', [at('down', 0), at('up', 10), at('down', 50), at('up', 60, 21), time(9_000)], []],
  ['one that is taken away', [at('down', 0), cancel(5), at('up', 10), time(due)], []],
  ['a second one that is taken away', [at('down', 0), at('up', 10), at('down', 50), cancel(55), time(9_000)], []],
  ['one that is told late', [at('down', 0), at('up', 10), cancel(due)], ['tap 0,0']],
  ['a move and an end of nothing', [at('move', 0), at('up', 10), time(9_000)], []],
])('%s', (_, events, heard) => {
  expect(heardOf(events)).toEqual(heard)
})

test('without a double-tap listener a tap does not wait', () => {
  const twice = [at('down', 0), at('up', 10), at('down', 50), at('up', 60)]
  expect(heardOf(twice, { ...rules, doubles: false })).toEqual(['tap 0,0', 'tap 0,0'])
})

test('there are never more taps than presses, and none for presses that have moved', () => {
  const place = fc.record({ x: fc.integer({ min: -30, max: 30 }), y: fc.integer({ min: -30, max: 30 }) })
  const step = fc.record({
    type: fc.constantFrom('down', 'move', 'up', 'cancel', 'time'),
    afterMs: fc.integer({ min: 0, max: 300 }),
    place,
  })
  fc.assert(
    fc.property(fc.array(step), fc.boolean(), (steps, doubles) => {
      let atMs = 0
      const events = steps.map(({ type, afterMs, place }) => {
        atMs += afterMs
        return { type, atMs, ...place } as TapEvent
      })
      const heard = heardOf([...events, time(atMs + doubleTapMs)], { ...rules, doubles })
      const weight = heard.reduce((sum, name) => sum + (name.startsWith('doubleTap') ? 2 : 1), 0)
      expect(weight).toBeLessThanOrEqual(events.filter(({ type }) => type === 'down').length)
      if (!doubles) expect(heard.every((name) => name.startsWith('tap'))).toBe(true)
    }),
  )
})
