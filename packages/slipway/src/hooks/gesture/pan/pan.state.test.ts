import { expect, test } from 'vitest'
import {
  isPanning,
  isTailOfPan,
  nextPan,
  type PanAxis,
  type PanEvent,
  type PanState,
  preciseSlopPx,
  requestedSlopPx,
  startPan,
  touchSlopPx,
} from './pan.state.ts'

const down = { x: 100, y: 100, atMs: 1_000 }

/** A move or release of the pointer, at an offset from the press and a number of milliseconds later. */
const move = (x: number, y: number, afterMs = 16) => to('move', x, y, afterMs)
const up = (x: number, y: number, afterMs: number) => to('up', x, y, afterMs)
const cancel: PanEvent = { type: 'cancel' }
function to(type: 'move' | 'up', x: number, y: number, afterMs: number): PanEvent {
  return { type, x: down.x + x, y: down.y + y, atMs: down.atMs + afterMs }
}

const after = (axis: PanAxis, ...events: PanEvent[]): PanState =>
  events.reduce((state, event) => nextPan(state, event, { axis, slopPx: 10 }), startPan(down))

test.each<[PanAxis, number, number, string]>([
  ['x', 10, 0, 'possible'],
  ['x', 11, 0, 'begun'],
  ['x', -11, 0, 'begun'],
  ['x', 12, 11, 'begun'],
  ['x', 12, 12, 'possible'], // a diagonal move decides nothing
  ['x', 11, 12, 'failed'],
  ['x', 0, 10, 'possible'],
  ['x', 0, 11, 'failed'],
  ['x', 0, -11, 'failed'],
  ['y', 0, 10, 'possible'],
  ['y', 0, 11, 'begun'],
  ['y', 0, -11, 'begun'],
  ['y', 11, 0, 'failed'],
  ['y', 12, -11, 'failed'],
  ['both', 6, 8, 'possible'],
  ['both', 7, 8, 'begun'],
  ['both', 0, -11, 'begun'],
])('along %s, a pointer that moves by (%i, %i) makes it %s', (axis, x, y, name) => {
  expect(after(axis, move(x, y)).name).toBe(name)
})

test.each([
  ['a finger', touchSlopPx, 10],
  ['a finger, at the first `touchmove`,', requestedSlopPx, 7],
  ['a mouse, a pen or a trackpad', preciseSlopPx, 4],
])('%s pans after more than %i px', (_pointer, slopPx, expected) => {
  expect(slopPx).toBe(expected)
  const afterMove = (x: number) => nextPan(startPan(down), move(x, 0), { axis: 'x', slopPx }).name
  expect([afterMove(slopPx), afterMove(slopPx + 1)]).toEqual(['possible', 'begun'])
})

test('the distance counts from the press, in steps of any size', () => {
  const steps = [4, 8, 12].map((x) => move(x, 0, 8 * x))
  expect(after('x', ...steps.slice(0, 2)).name).toBe('possible')
  expect(after('x', ...steps).name).toBe('begun')
})

test.each<[name: string, after: string, events: PanEvent[]]>([
  ['begun', 'a move', [move(20, 0)]],
  ['moved', 'two moves', [move(20, 0), move(30, 0, 32)]],
  ['moved', 'a move across the axis that came later', [move(20, 0), move(20, 90, 32)]],
  ['failed', 'a tap', [up(0, 0, 50)]],
  ['failed', 'a touch that was taken away', [cancel]],
  ['ended', 'letting go after the beginning', [move(20, 0), up(20, 0, 32)]],
  ['ended', 'letting go after a move', [move(20, 0), move(30, 0, 32), up(30, 0, 40)]],
  ['cancelled', 'a pan that was taken away', [move(20, 0), cancel]],
])('it is %s after %s', (name, _after, events) => {
  expect(after('x', ...events).name).toBe(name)
})

test.each([
  ['failed', after('x', move(0, 20))],
  ['ended', after('x', move(20, 0), up(20, 0, 32))],
  ['cancelled', after('x', move(20, 0), cancel)],
])('the state %s is final', (_name, state) => {
  for (const event of [move(50, 0, 48), up(50, 0, 48), cancel]) {
    expect(nextPan(state, event, { axis: 'x', slopPx: 10 })).toBe(state)
  }
})

test.each<[PanAxis, number, number, { x: number; y: number }]>([
  ['x', 10.5, 3, { x: 0.5, y: 0 }],
  ['x', 40, 20, { x: 30, y: 0 }],
  ['x', -40, 20, { x: -30, y: 0 }],
  ['y', 5, 25, { x: 0, y: 15 }],
  ['y', 5, -25, { x: 0, y: -15 }],
  ['both', 30, 40, { x: 24, y: 32 }], // 10 of the 50 px are the slop
])('along %s, the offset of (%f, %f) excludes the slop', (axis, x, y, offset) => {
  expect(after(axis, move(x, y))).toMatchObject({ name: 'begun', offset })
})

test('the offset follows the pointer back beyond its start, along the axis only', () => {
  expect(after('x', move(30, 5), move(-20, 80, 32)).offset).toEqual({ x: -30, y: 0 })
  expect(after('both', move(0, 30), move(7, 10, 32)).offset).toEqual({ x: 7, y: 0 })
})

test('a release at another position is a last move', () => {
  expect(after('x', move(30, 0, 100), up(50, 9, 120)).offset).toEqual({ x: 40, y: 0 })
})

/** Moves along x at a constant speed. */
const even = (pxPerMs: number, stepMs: number, untilMs: number) =>
  Array.from({ length: Math.floor(untilMs / stepMs) }, (_, index) => {
    const afterMs = (index + 1) * stepMs
    return move(pxPerMs * afterMs, 0, afterMs)
  })

test.each([
  [1, 16],
  [-1, 16],
  [0.5, 8],
  [2, 33],
])('a constant speed of %f px/ms, in steps of %i ms, is the velocity', (pxPerMs, stepMs) => {
  const { velocity } = after('x', ...even(pxPerMs, stepMs, 320))
  expect(velocity.x).toBeCloseTo(pxPerMs, 5)
  expect(velocity.y).toBe(0)
})

test.each([
  [0, 1],
  [20, 0.8],
  [60, 0.4],
  [100, 0],
  [101, 0],
  [5_000, 0],
])('released %i ms after moving at 1 px/ms, its velocity over the last 100 ms is %f', (restMs, x) => {
  const state = after('x', ...even(1, 20, 320), up(320, 0, 320 + restMs))
  expect(state.name).toBe('ended')
  expect(state.velocity.x).toBeCloseTo(x, 5)
})

test.each<[string, number, PanEvent[]]>([
  ['only the last 100 ms count', 0.9, [...even(3, 20, 200), move(610, 0, 220), move(700, 0, 320)]],
  ['a pause before the last move does not count', 2, [move(20, 0), move(22, 0, 900), move(62, 0, 920)]],
  ['if events are rare, the last interval counts', 1, [move(60, 0, 300), move(360, 0, 600)]],
  [
    'after a turn only the way back counts',
    -1,
    [...even(1, 20, 200), ...even(-1, 20, 100).map((_, i) => move(180 - i * 20, 0, 220 + i * 20))],
  ],
])('%s', (_what, x, events) => {
  expect(after('x', ...events).velocity.x).toBeCloseTo(x, 5)
})

test.each<[string, PanEvent[]]>([
  ['at the time of the press', [move(32, 0, 0)]],
  ['with equal time stamps', [move(16, 0, 8), move(32, 0, 8)]],
  ['out of order', [move(16, 0, 9), move(32, 0, 8)]],
])('moves %s do not cause an infinite velocity', (_when, events) => {
  expect(after('x', ...events).velocity).toEqual({ x: 2, y: 0 })
})

test('velocity is 0 across the axis, and 0 after a cancellation', () => {
  expect(after('x', move(30, 20, 20)).velocity).toEqual({ x: 1.5, y: 0 })
  expect(after('y', move(20, 30, 20)).velocity).toEqual({ x: 0, y: 1.5 })
  expect(after('both', move(30, 20, 20)).velocity).toEqual({ x: 1.5, y: 1 })
  expect(after('x', move(30, 0, 20), cancel)).toMatchObject({ offset: { x: 20 }, velocity: { x: 0, y: 0 } })
})

test('a pan stores no more positions than its velocity needs', () => {
  expect(after('x', ...even(1, 10, 10_000)).recent).toHaveLength(11)
})

test.each([
  ['possible', false, after('x')],
  ['failed', false, after('x', move(0, 20))],
  ['begun', true, after('x', move(20, 0))],
  ['moved', true, after('x', move(20, 0), move(30, 0, 32))],
  ['ended', false, after('x', move(20, 0), up(20, 0, 32))],
  ['cancelled', false, after('x', move(20, 0), cancel)],
])('a pan that is %s is panning: %s', (name, expected, state) => {
  expect([state.name, isPanning(state)]).toEqual([name, expected])
})

test.each([
  ['right after a pan', true, after('x', move(20, 0), up(20, 0, 100)), 1_100],
  ['late, as old web views send it', true, after('x', move(20, 0), up(20, 0, 100)), 1_500],
  ['after a cancelled pan', true, after('x', move(20, 0), cancel), 1_100],
  ['long after a pan', false, after('x', move(20, 0), up(20, 0, 100)), 1_501],
  ['after a tap', false, after('x', up(0, 0, 100)), 1_100],
  ['after a move across the axis', false, after('x', move(0, 20), up(0, 20, 100)), 1_100],
])('a click %s results from the pan: %s', (_when, isTail, state, clickMs) => {
  expect(isTailOfPan(state, clickMs)).toBe(isTail)
})
