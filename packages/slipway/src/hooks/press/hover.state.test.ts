import { expect, test } from 'vitest'
import { type HoverEvent, hoverEndsAtMs, idleHover, isHovered, nextHover } from './hover.state.ts'

const times = { startTime: 50, stayTime: 400 }

/** The state after events written as `down@0 time@50`. */
function after(events: string) {
  const list = events.split(' ').filter(Boolean)
  return list.reduce((state, text) => {
    const [type, atMs] = text.split('@')
    return nextHover(state, { type: type as HoverEvent['type'], atMs: Number(atMs) }, times)
  }, idleHover)
}

test.each([
  ['before the start time', 'down@0 time@49', 'starting', false],
  ['from the start time on', 'down@0 time@50', 'shown', true],
  ['after a quick tap, before the start time', 'down@0 up@20 time@49', 'tapped', false],
  ['after a quick tap, from the start time on', 'down@0 up@20 time@50', 'staying', true],
  ['released, before the stay time', 'down@0 time@50 up@100 time@499', 'staying', true],
  ['released, from the stay time on', 'down@0 time@50 up@100 time@500', 'idle', false],
  ['pressed again during the stay time', 'down@0 time@50 up@100 down@200', 'shown', true],
  ['moved while shown', 'down@0 time@50 move@60', 'shown', true],
  ['left while shown', 'down@0 time@50 leave@60', 'idle', false],
  ['cancelled before it started', 'down@0 cancel@20 time@50', 'idle', false],
  ['cancelled while shown', 'down@0 time@50 cancel@60', 'idle', false],
  ['released twice', 'down@0 time@50 up@100 up@200 time@500', 'idle', false],
  ['never pressed', 'up@0 time@9000', 'idle', false],
])('%s', (_when, events, name, hovered) => {
  const state = after(events)
  expect(state.name).toBe(name)
  expect(isHovered(state)).toBe(hovered)
})

test.each([
  ['', Number.POSITIVE_INFINITY],
  ['down@10', 60],
  ['down@10 up@20', 60],
  ['down@10 time@60', Number.POSITIVE_INFINITY],
  ['down@10 time@60 up@100', 500],
])('after %o the state ends automatically at %d', (events, atMs) => {
  expect(hoverEndsAtMs(after(events), times)).toBe(atMs)
})
