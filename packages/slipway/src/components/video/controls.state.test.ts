import { expect, test } from 'vitest'
import { type ControlsEvent, type ControlsState, firstControls, nextControls } from './controls.state.ts'

type Step = readonly [type: ControlsEvent['type'], atMs: number]

const after = (...steps: readonly Step[]) =>
  steps.reduce<ControlsState>((state, [type, atMs]) => nextControls(state, { type, atMs }, 3_000), firstControls)

test.each<[string, readonly Step[], boolean]>([
  ['before the first play', [['time', 9_000]], true],
  [
    '[S9.6] until 3000 ms after the last use',
    [
      ['play', 0],
      ['time', 2_999],
    ],
    true,
  ],
  [
    '[S9.6] not from 3000 ms after the last use',
    [
      ['play', 0],
      ['time', 3_000],
    ],
    false,
  ],
  [
    'as long as they are used',
    [
      ['play', 0],
      ['use', 2_000],
      ['time', 3_000],
      ['time', 4_999],
    ],
    true,
  ],
  [
    'again when they are used',
    [
      ['play', 0],
      ['time', 3_000],
      ['use', 4_000],
    ],
    true,
  ],
  [
    'again when the video is paused',
    [
      ['play', 0],
      ['time', 3_000],
      ['pause', 4_000],
      ['time', 9_000],
    ],
    true,
  ],
  [
    'while a panel is open',
    [
      ['play', 0],
      ['hold', 1_000],
      ['time', 9_000],
    ],
    true,
  ],
  [
    'for 3000 ms after the panel has closed',
    [
      ['play', 0],
      ['hold', 1_000],
      ['release', 5_000],
      ['time', 7_999],
    ],
    true,
  ],
  [
    'not longer',
    [
      ['play', 0],
      ['hold', 1_000],
      ['release', 5_000],
      ['time', 8_000],
    ],
    false,
  ],
  [
    'not after a tap',
    [
      ['play', 0],
      ['tap', 100],
    ],
    false,
  ],
  [
    'after a second tap',
    [
      ['play', 0],
      ['tap', 100],
      ['tap', 900],
    ],
    true,
  ],
  ['after a tap on a paused video', [['tap', 0]], true],
  [
    'not once the mouse has left',
    [
      ['play', 0],
      ['leave', 100],
    ],
    false,
  ],
  [
    'while paused, even if the mouse leaves',
    [
      ['play', 0],
      ['pause', 50],
      ['leave', 100],
    ],
    true,
  ],
])('the controls are visible %s', (_, steps, isShown) => {
  expect(after(...steps).isShown).toBe(isShown)
})

test('no timer is needed while nothing hides the controls', () => {
  expect(firstControls.hidesAtMs).toBeUndefined()
  expect(after(['play', 0], ['hold', 10]).hidesAtMs).toBeUndefined()
  expect(after(['play', 0], ['pause', 10]).hidesAtMs).toBeUndefined()
  expect(after(['play', 0], ['tap', 10]).hidesAtMs).toBeUndefined()
  expect(after(['play', 500]).hidesAtMs).toBe(3_500)
})
