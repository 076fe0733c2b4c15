import { expect, test } from 'vitest'
import type { PanAxis } from '../pan/pan.state.ts'
import { idleWheelPan, nextWheelPan, refused, type WheelPanState } from './wheelPan.state.ts'

const stepMs = 16

/** Sends the time before each event, as `attachWheelPan` does. */
function step(state: WheelPanState, deltaX: number, deltaY: number, atMs: number, axis: PanAxis = 'y'): WheelPanState {
  const timely = nextWheelPan(state, { type: 'time', atMs }, axis)
  return nextWheelPan(timely, { type: 'wheel', deltaX, deltaY, atMs }, axis)
}

/** A stream along y at equal intervals; deltas are negative when the fingers pull the content down. */
function stream(deltas: readonly number[], before = idleWheelPan, fromMs = 1_000): WheelPanState {
  return deltas.reduce((state, deltaY, index) => step(state, 0, deltaY, fromMs + index * stepMs), before)
}

const pull = [-2, -5, -9, -14]
const pass = (state: WheelPanState, atMs: number) => nextWheelPan(state, { type: 'time', atMs }, 'y')
const lengthAtIndex = (index: number) => 1_000 + index * stepMs

test('events begin a pan once they exceed the slop, and move it', () => {
  expect(stream(pull.slice(0, 1)).pan.name).toBe('possible')
  expect(stream(pull.slice(0, 2)).pan).toMatchObject({ name: 'begun', offset: { x: 0, y: 3 } })
  expect(stream(pull).pan).toMatchObject({ name: 'moved', offset: { x: 0, y: 26 } })
})

test('a move across the axis is not a pan, and the stream cannot become one', () => {
  const across = step(idleWheelPan, -20, 0, 1_000)
  expect(across.pan.name).toBe('failed')
  expect(stream(pull, across, 1_016).pan.name).toBe('failed')
})

test.each([
  [149, 'moved'],
  [150, 'ended'],
])('after a pause of %i ms it is %s', (silenceMs, name) => {
  const state = pass(stream(pull), lengthAtIndex(3) + silenceMs)
  expect(state.pan).toMatchObject({ name, offset: { x: 0, y: 26 } })
})

test('fingers that have paused have no velocity', () => {
  expect(pass(stream(pull), lengthAtIndex(3) + 150).pan).toMatchObject({ velocity: { x: 0, y: 0 } })
})

test('an event after the pause begins a new stream, even if the timer is late', () => {
  const next = stream([-3, -6], stream(pull), 2_000)
  expect(next.pan).toMatchObject({ name: 'begun', offset: { x: 0, y: 5 } })
})

const inertia = Array.from({ length: 60 }, (_, index) => -Math.round(40 * 0.94 ** index))

test('inertia ends the pan long before its last event, and cannot begin another one', () => {
  const flick = [-4, -12, -25, -38, ...inertia]
  const names = flick.map((_, index) => stream(flick.slice(0, index + 1)).pan.name)
  expect(names[3]).toBe('moved')
  expect(names.indexOf('ended') * stepMs).toBeLessThan(350)
  expect(names.at(-1)).toBe('ended')
})

test.each([
  ['slow and even', Array.from({ length: 40 }, () => -3)],
  ['even except for a pixel', Array.from({ length: 40 }, (_, index) => (index === 0 ? -4 : -3))],
  ['fast, then slower', [-5, -18, -20, -18, -19, -15, -16, -12, -13, -10, -11, -10, -9, -10]],
  ['with merged frames', [-4, -12, -18, -17, -33, -15, -14, -28, -13]],
])('fingers that still move are not inertia: %s', (_how, deltas) => {
  expect(stream(deltas).pan.name).toBe('moved')
})

test('the inertia of a scroll does not pull when it reaches the top', () => {
  const scroll = refused(stream(pull))
  const later = stream(inertia, scroll, lengthAtIndex(4))
  expect(later.pan.name).toBe('failed')
  expect(stream(pull, later, later.lastMs + 149).pan.name).toBe('failed')
  expect(stream(pull, later, later.lastMs + 150).pan.name).toBe('moved')
})

test.each([
  [-49, 'begun'],
  [-50, 'failed'],
  [-120, 'failed'],
])('a stream that begins with a delta of %i px is %s: notches do not pan', (delta, name) => {
  expect(stream([delta]).pan.name).toBe(name)
  expect(stream([delta, delta, delta]).pan.name).toBe(name === 'begun' ? 'moved' : name)
})
