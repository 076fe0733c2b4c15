import { expect, test } from 'vitest'
import { bufferedPercent, type MediaFacts, noMediaState, readMedia } from './mediaState.ts'

const ranges = (...parts: readonly (readonly [number, number])[]) => ({
  length: parts.length,
  start: (index: number) => parts[index]?.[0] ?? Number.NaN,
  end: (index: number) => parts[index]?.[1] ?? Number.NaN,
})

const facts = (changed: Partial<MediaFacts> = {}): MediaFacts => ({
  paused: true,
  ended: false,
  seeking: false,
  readyState: 4,
  currentTime: 0,
  duration: 10,
  volume: 1,
  muted: false,
  playbackRate: 1,
  error: null,
  played: ranges(),
  buffered: ranges(),
  ...changed,
})

test('an element that has loaded nothing has the state of no element', () => {
  expect(readMedia(facts({ readyState: 0, duration: Number.NaN }))).toEqual(noMediaState)
})

test.each<[string, Partial<MediaFacts>, boolean]>([
  ['plays', { paused: false }, false],
  ['plays and has no data', { paused: false, readyState: 2 }, true],
  ['begins to load after play', { paused: false, readyState: 0 }, true],
  ['is paused and has no data yet', { readyState: 0 }, false],
  ['is paused and seeks', { seeking: true, readyState: 1 }, true],
  ['has ended', { paused: false, ended: true, readyState: 2 }, false],
  ['has failed', { paused: false, readyState: 0, error: {} }, false],
])('a player that %s: waiting %o is %s', (_, changed, isWaiting) => {
  expect(readMedia(facts(changed)).isWaiting).toBe(isWaiting)
})

test.each<[string, Partial<MediaFacts>, number]>([
  ['nothing', { currentTime: 2 }, 2],
  ['the part at the position', { currentTime: 5, buffered: ranges([0, 2], [4, 7], [8, 9]) }, 7],
  ['a part that begins a little later', { buffered: ranges([0.05, 3]) }, 3],
])('loaded: %s', (_, changed, seconds) => {
  expect(readMedia(facts(changed)).bufferedTo).toBe(seconds)
  expect(bufferedPercent(facts(changed))).toBe(seconds * 10)
})

test.each([
  [{}, true],
  [{ played: ranges([0, 1]) }, false],
  [{ played: ranges([0, 10]), ended: true }, true],
])('a player with %o is at rest: %s', (changed, isAtRest) => {
  expect(readMedia(facts(changed)).isAtRest).toBe(isAtRest)
})

test('of a live stream no percentage is loaded', () => {
  expect(bufferedPercent(facts({ duration: Number.POSITIVE_INFINITY, buffered: ranges([0, 3]) }))).toBe(0)
  expect(bufferedPercent(facts({ duration: Number.NaN }))).toBe(0)
})
