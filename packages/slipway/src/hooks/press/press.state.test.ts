import { expect, test } from 'vitest'
import { defaults } from '../../base/defaults/defaultsTable.ts'
import { idlePress, isLongPress, isTailOfLongPress, nextPress, type PressEvent } from './press.state.ts'

const rules = { delayMs: 350, tolerancePx: 10 }
const down = { type: 'down', x: 100, y: 100, atMs: 1_000 } as const
const up = (atMs: number): PressEvent => ({ ...down, type: 'up', atMs })
const leave = (atMs: number): PressEvent => ({ ...down, type: 'leave', atMs })
const cancel = (atMs: number): PressEvent => ({ ...down, type: 'cancel', atMs })
const after = (...events: PressEvent[]) => events.reduce((state, event) => nextPress(state, event, rules), idlePress)

test('the rules come from the table of constants', () => {
  expect(defaults.longPress).toEqual(rules)
})

test.each([
  [349, 'pressing'],
  [350, 'held'],
])('[S9.22] after %i ms in one place the press is %s', (heldMs, name) => {
  expect(after(down, { type: 'time', atMs: down.atMs + heldMs }).name).toBe(name)
})

test('[S9.22] a timer of 350 ms ends the wait, even if the difference of the two times is rounded down', () => {
  const atMs = 162.3
  expect(atMs + 350 - atMs).toBeLessThan(350)
  expect(after({ ...down, atMs }, { type: 'time', atMs: atMs + 350 }).name).toBe('held')
})

test.each([
  [349, false],
  [350, true],
])('[S9.22] a release after %i ms is a long press: %s', (heldMs, isLong) => {
  expect(isLongPress(after(down, up(down.atMs + heldMs)))).toBe(isLong)
})

test.each([
  [10, 0, true],
  [-10, 0, true],
  [0, 10, true],
  [11, 0, false],
  [0, -11, false],
  [8, 8, false], // the distance counts, not its components: 11.3 px
])('[S9.23] a move by (%i, %i) px keeps a long press: %s', (dx, dy, isLong) => {
  const move = { type: 'move', x: down.x + dx, y: down.y + dy, atMs: down.atMs + 200 } as const
  expect(isLongPress(after(down, move, { type: 'time', atMs: down.atMs + 350 }))).toBe(isLong)
})

test('[S9.23] the distance counts from the press, not from the previous position', () => {
  const steps = [4, 8, 12].map((dx) => ({ type: 'move', x: 100 + dx, y: 100, atMs: 1_100 + dx }) as const)
  expect(after(down, ...steps)).toBe(idlePress)
})

test('a move after the long press was due no longer matters, even if its timer is late', () => {
  expect(after(down, { type: 'move', x: 200, y: 100, atMs: 1_350 }).name).toBe('held')
})

test.each(['pressing', 'held'])('a press in the state %s ends without a long press when it is cancelled', (name) => {
  const time = { type: 'time', atMs: name === 'held' ? 1_350 : 1_100 } as const
  expect(after(down, time).name).toBe(name)
  expect(after(down, time, cancel(1_400))).toBe(idlePress)
})

test('leaving cancels a press unless it is recognised: its click must be recognised when the pointer returns', () => {
  expect(after(down, leave(1_349))).toBe(idlePress)
  expect(after(down, leave(1_350), up(1_600)).name).toBe('released')
})

test('events after the end of a long press do not restart it', () => {
  const released = after(down, up(1_400))
  for (const event of [up(9_000), leave(9_000), cancel(9_000), { type: 'time', atMs: 9_000 } as const]) {
    expect(nextPress(released, event, rules)).toBe(released)
  }
})

test('a new press begins from any state', () => {
  const again = { ...down, atMs: 2_000 }
  for (const before of [idlePress, after(down), after(down, up(1_400))]) {
    expect(nextPress(before, again, rules)).toEqual({ name: 'pressing', down: { x: 100, y: 100, atMs: 2_000 } })
  }
})

test.each([
  ['while it is held', after(down, { type: 'time', atMs: 1_350 }), 1_400, true],
  ['immediately after it', after(down, up(1_400)), 1_400, true],
  ['late, as in old web views', after(down, up(1_400)), 1_800, true],
  ['long after it', after(down, up(1_400)), 1_801, false],
  ['after a short press', after(down, up(1_349)), 1_349, false],
  ['without a press', idlePress, 0, false],
])('a click belongs to the long press %s', (_when, state, atMs, isTail) => {
  expect(isTailOfLongPress(state, atMs)).toBe(isTail)
})
