import { expect, test } from 'vitest'
import { type ClickEvent, type ClickState, doubleClickMs, idleClick, nextClick } from './click.state.ts'

const at = (type: 'down' | 'move' | 'up', x: number, atMs: number): ClickEvent => ({ type, x, y: 50, atMs })
const time = (atMs: number): ClickEvent => ({ type: 'time', atMs })

function run(...events: ClickEvent[]): ClickState {
  return events.reduce<ClickState>((state, event) => nextClick(state, event, 20), idleClick)
}

test.each([
  ['rests', []],
  ['moves by 20 px and back', [at('move', 120, 10)]],
  ['moves by 20 px the other way', [at('move', 80, 10)]],
])('[S9.24] a press that %s is a click', (_, moves) => {
  expect(run(at('down', 100, 0), ...moves, at('up', 100, 80)).name).toBe('waiting')
})

test.each([
  ['goes up 20 px away', at('up', 120, 80), 'waiting'],
  ['goes up 21 px away', at('up', 121, 80), 'idle'],
])('[S9.24] a press that %s', (_, up, name) => {
  expect(run(at('down', 100, 0), up).name).toBe(name)
})

test('[S9.24] a press that was 21 px away and came back is no click', () => {
  expect(run(at('down', 100, 0), at('move', 121, 10), at('up', 100, 80))).toEqual(idleClick)
})

test('the distance is counted along both axes', () => {
  const up = (x: number, y: number): ClickEvent => ({ type: 'up', x, y, atMs: 80 })
  expect(run(at('down', 100, 0), up(112, 66)).name).toBe('waiting')
  expect(run(at('down', 100, 0), up(113, 66)).name).toBe('idle')
})

test('a click is one once no second click came in time', () => {
  const click = [at('down', 100, 0), at('up', 100, 80)]
  expect(run(...click, time(80 + doubleClickMs - 1)).name).toBe('waiting')
  expect(run(...click, time(80 + doubleClickMs)).name).toBe('clicked')
})

test('two clicks are a double click at the place of the second', () => {
  const clicks = [at('down', 100, 0), at('up', 100, 80), at('down', 103, 80 + doubleClickMs - 1)]
  expect(run(...clicks, time(400), at('up', 104, 500))).toEqual({ name: 'doubleClicked', x: 104, y: 50 })
})

test('a second click that comes late is a click of its own, even when no timer told', () => {
  expect(run(at('down', 100, 0), at('up', 100, 80), at('down', 100, 80 + doubleClickMs), at('up', 100, 400))).toEqual({
    name: 'waiting',
    sinceMs: 400,
  })
})

test('a second press that is dragged takes the first click back', () => {
  const events = [at('down', 100, 0), at('up', 100, 80), at('down', 100, 150), at('up', 160, 250), time(1000)]
  expect(run(...events)).toEqual(idleClick)
})

test('a press that is cancelled, as by a second finger, is no click', () => {
  expect(run(at('down', 100, 0), { type: 'cancel', atMs: 20 }, at('move', 101, 30), at('up', 100, 80))).toEqual(
    idleClick,
  )
})
