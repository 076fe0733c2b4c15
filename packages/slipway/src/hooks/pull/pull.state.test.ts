import { expect, test } from 'vitest'
import { indicatorAt, isLeaving, nextPullPhase, type PullEvent, type PullPhase, takesPull } from './pull.state.ts'

const rangePx = 150
const near: PullEvent = { type: 'move', distancePx: 149 }
const far: PullEvent = { type: 'move', distancePx: 150 }
const phases: readonly PullPhase[] = ['idle', 'pulling', 'reached', 'refreshing', 'restoring', 'aborting']

test.each<[PullEvent, readonly PullPhase[]]>([
  //                   idle          pulling       reached       refreshing    restoring     aborting
  [near, ['pulling', 'pulling', 'pulling', 'refreshing', 'restoring', 'aborting']],
  [far, ['reached', 'reached', 'reached', 'refreshing', 'restoring', 'aborting']],
  [{ type: 'release' }, ['idle', 'aborting', 'refreshing', 'refreshing', 'restoring', 'aborting']],
  [{ type: 'cancel' }, ['idle', 'aborting', 'aborting', 'refreshing', 'restoring', 'aborting']],
  [{ type: 'start' }, ['refreshing', 'refreshing', 'refreshing', 'refreshing', 'refreshing', 'refreshing']],
  [{ type: 'stop' }, ['idle', 'pulling', 'reached', 'restoring', 'restoring', 'aborting']],
  [{ type: 'settled' }, ['idle', 'pulling', 'reached', 'refreshing', 'idle', 'idle']],
])('[S4.1] %j leads from each phase to the next', (event, expected) => {
  expect(phases.map((phase) => nextPullPhase(phase, event, rangePx))).toEqual(expected)
})

test.each<[string, readonly PullEvent[], readonly PullPhase[]]>([
  [
    'a pull as far as the range refreshes',
    [near, far, { type: 'release' }, { type: 'stop' }, { type: 'settled' }],
    ['pulling', 'reached', 'refreshing', 'restoring', 'idle'],
  ],
  [
    'a pull released early does not refresh',
    [near, { type: 'release' }, far, { type: 'settled' }],
    ['pulling', 'aborting', 'aborting', 'idle'],
  ],
  ['a pull that returns does not refresh', [far, near, { type: 'release' }], ['reached', 'pulling', 'aborting']],
])('[S4.1] %s', (_name, events, expected) => {
  let phase: PullPhase = 'idle'
  const passed = events.map((event) => {
    phase = nextPullPhase(phase, event, rangePx)
    return phase
  })
  expect(passed).toEqual(expected)
})

test('[S4.1] a pull is ignored while the indicator animates out or a refresh is in progress', () => {
  expect(phases.filter(takesPull)).toEqual(['idle', 'pulling', 'reached'])
  expect(phases.filter(isLeaving)).toEqual(['restoring', 'aborting'])
})

test.each([
  [-10, 0, 0],
  [0, 0, 0],
  [75, 35, 45],
  [150, 70, 360],
  [300, 140, 360],
])('a pull of %i px moves the indicator by %i px and rotates it by %i degrees', (distancePx, movePx, turnDeg) => {
  expect(indicatorAt(distancePx, { heightPx: 70, rangePx })).toEqual({ movePx, turnDeg })
})
