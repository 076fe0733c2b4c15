import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import type { AnyApp } from '../../router/config/config.ts'
import { hashHistory } from '../../router/history/browserHistory.ts'
import { moving, movingApp, rest, seen } from '../../testing/internal/apps/movingApp.tsx'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { type Recording, recordFrames } from '../../testing/internal/environment/recordFrames.ts'
import { androidLook, iosLook } from './looks.ts'

const looks = { iOS: iosLook, Android: androidLook }

/** Opens pages, and records the frames of an action until all motions have ended and one page is on screen. */
async function record(
  config: Partial<AnyApp>,
  opened: readonly string[],
  act: () => Promise<unknown>,
): Promise<Recording> {
  const app = await movingApp(config)
  for (const url of opened) {
    await navigateTo({ url })
    await rest()
  }
  const stop = recordFrames(app.element)
  await act()
  await rest()
  await vi.waitFor(() => expect(seen()).toHaveLength(1))
  const recording = stop()
  return recording
}

/** Waits until the upper page has covered about half of its path. */
const halfWay = () =>
  vi.waitFor(() => expect(moving()[0]?.effect?.getComputedTiming().progress).toBeGreaterThan(0.3), { interval: 4 })

const back = () => navigateBack()

/** Positions of a page in the frames in which it was on screen. */
const wayOf = ({ frames }: Recording, name: string, coordinate: 'left' | 'opacity' | 'dim') =>
  frames.flatMap(({ pages }) => pages.filter((page) => page.name === name).map((page) => page[coordinate]))

const isSteady = (way: readonly number[], direction: 1 | -1) =>
  way.every((value, index) => (value - (way[index - 1] ?? value)) * direction >= -0.5)

const changes: [string, opened: string[], act: () => Promise<unknown>, layers: string[]][] = [
  ['a push', [], () => navigateTo({ url: '/a' }), ['home', 'a']],
  ['Back', ['/a'], back, ['home', 'a']],
  ['Back during a push', [], () => navigateTo({ url: '/a' }).then(halfWay).then(back), ['home', 'a', 'home', 'a']],
  ['two Backs, one during the other', ['/a', '/b'], () => back().then(halfWay).then(back), ['a', 'b', 'home', 'a']],
  ['two Backs at once', ['/a', '/b'], () => Promise.all([back(), back()]).then(), ['a', 'b', 'home', 'a']],
  [
    'a push during Back',
    ['/a'],
    () =>
      back()
        .then(halfWay)
        .then(() => navigateTo({ url: '/b' })),
    ['home', 'a', 'home', 'b'],
  ],
  [
    'a push during a push',
    [],
    () =>
      navigateTo({ url: '/a' })
        .then(halfWay)
        .then(() => navigateTo({ url: '/b' })),
    ['home', 'a', 'a', 'b'],
  ],
]

describe.each(Object.entries(looks))('in the look of %s', (_name, motion) => {
  test.each(changes)(
    '%s is one motion for each step, runs on the compositor, and never shows a blank frame',
    async (_case, opened, act, layers) => {
      const { frames, starts, properties } = await record({ motion }, opened, act)
      expect(starts.map(({ name }) => name)).toEqual(layers)
      expect([...properties].sort()).toEqual(['opacity', 'transform'])
      expect(frames.length).toBeGreaterThan(5)
      expect(frames.map(({ blank }) => blank)).toEqual(frames.map(() => 0))
    },
  )
})

test('the browser’s Back is one motion too', async () => {
  const before = window.location.href
  onTestFinished(() => window.history.replaceState(null, '', before))
  const { frames, starts } = await record({ history: hashHistory() }, ['/a'], async () => {
    window.history.back()
    await vi.waitFor(() => expect(moving()).not.toEqual([]), { interval: 4 })
  })
  expect(starts.map(({ name }) => name)).toEqual(['home', 'a'])
  expect(frames.map(({ blank }) => blank)).toEqual(frames.map(() => 0))
})

test('a page moves in one direction, from its place to the next, and is removed', async () => {
  const pop = await record({}, ['/a'], back)
  expect(isSteady(wayOf(pop, 'a', 'left'), 1)).toBe(true)
  expect(isSteady(wayOf(pop, 'home', 'left'), 1)).toBe(true)
  expect(isSteady(wayOf(pop, 'home', 'dim').slice(1), -1)).toBe(true)
  expect(wayOf(pop, 'a', 'left').at(-1)).toBeGreaterThan(380)
})

test('a page that leaves keeps its last pose until it is off the screen', async () => {
  const { cancel } = Animation.prototype
  const connected: (boolean | undefined)[] = []
  await record({}, ['/a'], () => {
    vi.spyOn(Animation.prototype, 'cancel').mockImplementation(function (this: Animation) {
      const { target } = this.effect as KeyframeEffect
      if (target?.querySelector('[aria-label="a"]')) connected.push(target.isConnected)
      cancel.call(this)
    })
    return back()
  })
  expect(connected).toEqual([false, false])
})

test('the end of an earlier motion does not cut a later one short', async () => {
  const motion = { ...androidLook, easing: 'linear' }
  const push = (url: string) => () => navigateTo({ url })
  const twice = await record({ motion }, [], () => push('/a')().then(halfWay).then(push('/b')))
  const steps = wayOf(twice, 'b', 'opacity').map((value, index, way) => value - (way[index - 1] ?? value))
  expect(Math.max(...steps)).toBeLessThan(0.1)
})

test('an interrupted motion reverses from its position', async () => {
  const { frames } = await record({}, [], () => navigateTo({ url: '/a' }).then(halfWay).then(back))
  const lefts = frames.flatMap(({ pages }) => pages.filter(({ name }) => name === 'a').map(({ left }) => left))
  const turn = lefts.indexOf(Math.min(...lefts))
  expect(turn).toBeGreaterThan(0)
  expect(isSteady(lefts.slice(0, turn + 1), -1)).toBe(true)
  expect(isSteady(lefts.slice(turn), 1)).toBe(true)
})

test.each([
  ['a page without motion', {}, '/still'],
  ['an app without motion', { motion: false }, '/a'],
] as const)('%s comes and goes at once', async (_case, config, url) => {
  const { frames, starts } = await record(config, [], () => navigateTo({ url }).then(back))
  expect(starts).toEqual([])
  for (const { pages } of frames) expect(pages).toMatchObject([{ left: 0, top: 0, opacity: 1, dim: 0 }])
})

test('with reduced motion pages fade briefly, and nothing moves', async () => {
  await lessMotion()
  const { frames, starts } = await record({}, [], () => navigateTo({ url: '/a' }).then(rest).then(back))
  expect(starts.map(({ name }) => name)).toEqual(['home', 'a', 'home', 'a'])
  for (const { pages, blank } of frames) {
    expect(blank).toBe(0)
    for (const page of pages) expect(page).toMatchObject({ left: 0, top: 0, dim: 0 })
  }
})
