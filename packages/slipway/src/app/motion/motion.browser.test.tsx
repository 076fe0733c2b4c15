import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from '../../api/navigation/index.ts'
import type { History, HistoryListener } from '../../router/history/history.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { readSnapshot, writeSnapshot } from '../../router/history/snapshot.ts'
import { usePageHide, usePageShow } from '../../router/react/react.tsx'
import {
  finish,
  hold,
  layer,
  left,
  moving,
  movingApp,
  rest,
  seen,
  slowed,
  top,
  view,
} from '../../testing/internal/apps/movingApp.tsx'
import { laterCode } from '../../testing/internal/environment/laterCode.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { modalPresentation } from '../modal/modalPresentation.ts'
import { androidLook, iosLook } from './looks.ts'

test('a pushed page slides over the one below, which stays painted and moves by a third', async () => {
  await movingApp({ motion: slowed })
  await navigateTo({ url: '/a' })
  expect(seen()).toEqual(['home', 'a'])
  hold(0)
  expect([left('a'), left('home')]).toEqual([390, 0])
  hold(0.999)
  expect([left('a'), left('home')]).toEqual([0, -129])
  finish()
  await vi.waitFor(() => expect(seen()).toEqual(['a']))
  expect(getComputedStyle(layer('a')).transform).toBe('none')
})

test('a popped page stays until it is off the screen', async () => {
  await movingApp({ motion: slowed })
  await navigateTo({ url: '/a' })
  finish()
  await rest()
  await navigateBack()
  expect(seen()).toEqual(['home', 'a'])
  expect(layer('a')?.matches('[data-behind]')).toBe(true)
  hold(0.999)
  expect([left('a'), left('home')]).toEqual([390, 0])
  finish()
  await vi.waitFor(() => expect(document.querySelectorAll('.sw-page')).toHaveLength(1))
})

test('only transform and opacity change', async () => {
  await movingApp({ motion: slowed })
  await navigateTo({ url: '/a' })
  const properties = moving().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys))
  const own = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  expect([...new Set(properties)].filter((name) => !own.has(name)).sort()).toEqual(['opacity', 'transform'])
})

test('an interrupted motion continues from its position', async () => {
  await movingApp({ motion: slowed })
  await navigateTo({ url: '/a' })
  hold(0.1)
  const before = left('a')
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(390)
  await navigateBack()
  hold(0)
  expect(Math.abs(left('a') - before)).toBeLessThanOrEqual(1)
  finish()
  await vi.waitFor(() => expect(seen()).toEqual(['home']))
})

const durations = () => moving().map(({ effect }) => Math.round(Number(effect?.getComputedTiming().duration) / 1_000))

test.each([
  ['Back in the middle of a push', [], () => navigateTo({ url: '/a' }), () => navigateBack(), 30],
  ['a push in the middle of Back', ['/a'], () => navigateBack(), () => navigateTo({ url: '/b' }), 100],
  ['Back during Back', ['/a', '/b'], () => navigateBack(), () => navigateBack(), 100],
] as const)(
  '%s: both layers take the same time, the longer of what remains',
  async (_case, opened, first, second, time) => {
    await movingApp({ motion: { ...slowed, easing: 'linear' } })
    for (const url of opened) {
      await navigateTo({ url })
      finish()
      await rest()
    }
    await first()
    hold(0.3)
    const before = new Set(moving())
    await second()
    const started = moving().filter((animation) => !before.has(animation))
    expect(started).toHaveLength(4)
    expect(durations().slice(-4)).toEqual([time, time, time, time])
    finish()
  },
)

test('a push on a page that is still entering leaves all three on screen', async () => {
  await movingApp({ motion: slowed })
  await navigateTo({ url: '/a' })
  hold(0.3)
  await navigateTo({ url: '/b' })
  expect(seen()).toEqual(['home', 'a', 'b'])
  finish()
  await vi.waitFor(() => expect(seen()).toEqual(['b']))
})

test.each([
  ['a tab', [], () => switchTab({ url: '/mine' }), 'mine'],
  ['a tab over which pages lie', ['/a'], () => switchTab({ url: '/mine' }), 'mine'],
  ['Back from a tab to the first', [], () => switchTab({ url: '/mine' }).then(() => navigateBack()), 'home'],
  ['a redirect', ['/a'], () => redirectTo({ url: '/b' }), 'b'],
  ['a new start', ['/a', '/b'], () => reLaunch({ url: '/a' }), 'a'],
  ['a page that wants no motion', [], () => navigateTo({ url: '/still' }), 'still'],
  ['Back from a page without motion', ['/still'], () => navigateBack(), 'home'],
] as const)('%s is there at once', async (_case, opened, act, name) => {
  await movingApp()
  for (const url of opened) {
    await navigateTo({ url })
    await rest()
  }
  await act()
  expect([moving(), seen()]).toEqual([[], [name]])
})

test('a page with motion leaves a page without one with its motion', async () => {
  await movingApp({ motion: slowed })
  await navigateTo({ url: '/still' })
  await navigateTo({ url: '/a' })
  expect(seen()).toEqual(['still', 'a'])
  finish()
  await rest()
  await navigateBack()
  expect(seen()).toEqual(['still', 'a'])
})

test('the tab below is uncovered with a motion', async () => {
  await movingApp({ motion: slowed })
  await navigateTo({ url: '/a' })
  finish()
  await rest()
  await switchTab({ url: '/' })
  expect(seen()).toEqual(['home', 'a'])
})

test.each([
  ['iOS’s', iosLook],
  ['Android’s', androidLook],
])('a modal page slides in from the bottom over a page that stays, and slides out, in %s time', async (_case, look) => {
  await movingApp({
    motion: { ...look, durationMs: 100_000 },
    pages: { '/modal': view('modal', { presentation: modalPresentation }) },
  })
  await navigateTo({ url: '/modal' })
  hold(0)
  expect([top('modal'), left('modal'), layer('modal').style.opacity]).toEqual([844, 0, ''])
  hold(0.999)
  expect([top('modal'), top('home'), left('home')]).toEqual([0, 0, 0])
  expect(Number(getComputedStyle(layer('home'), '::after').opacity)).toBeCloseTo(look.dim)
  expect(moving()[0]?.effect?.getTiming()).toMatchObject({ duration: 100_000, easing: look.easing })
  finish()
  await rest()
  await navigateBack()
  hold(0.999)
  expect([top('modal'), top('home')]).toEqual([844, 0])
})

test('a page can fade in over one that stays, and out again', async () => {
  await movingApp({ motion: slowed, pages: { '/fading': view('fading', { motion: 'fade' }) } as never })
  await navigateTo({ url: '/fading' })
  hold(0)
  expect([top('fading'), left('fading'), left('home')]).toEqual([0, 0, 0])
  expect(getComputedStyle(layer('fading')).opacity).toBe('0')
  hold(0.999)
  expect(Number(getComputedStyle(layer('fading')).opacity)).toBeCloseTo(1)
  expect(Number(getComputedStyle(layer('home'), '::after').opacity)).toBe(0)
  finish()
  await rest()
  await navigateBack()
  hold(0.999)
  expect(Number(getComputedStyle(layer('fading')).opacity)).toBeCloseTo(0)
  expect(left('home')).toBe(0)
})

test('a page can have its own presentation', async () => {
  const pages = {
    '/own': view('own', { presentation: { ...modalPresentation, above: { x: -100 }, durationMs: 5_000 } }),
  }
  await movingApp({ motion: slowed, pages: pages as never })
  await navigateTo({ url: '/own' })
  hold(0)
  expect([left('own'), left('home')]).toEqual([-390, 0])
  expect(moving()[0]?.effect?.getTiming()).toMatchObject({ duration: 5_000, easing: iosLook.easing })
})

test('with reduced motion a modal page fades like any other', async () => {
  await lessMotion()
  await movingApp({ motion: slowed, pages: { '/modal': view('modal', { presentation: modalPresentation }) } as never })
  await navigateTo({ url: '/modal' })
  hold(0)
  expect([top('modal'), getComputedStyle(layer('modal')).opacity]).toEqual([0, '0'])
  finish()
  await rest()
})

const events: string[] = []

function Listener(): ReactNode {
  usePageShow(() => void events.push('show'))
  usePageHide(() => void events.push('hide'))
  return null
}

test('a page that Back uncovers while it is being covered gets the show event again', async () => {
  events.length = 0
  await movingApp({ motion: slowed, pages: { '/': view('home', {}, <Listener />) } as never })
  await navigateTo({ url: '/a' })
  hold(0.3)
  await navigateBack()
  expect(events).toEqual(['show', 'hide', 'show'])
  finish()
})

test('in right-to-left text it enters from the other side', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await movingApp({ motion: slowed })
  await navigateTo({ url: '/a' })
  hold(0)
  expect(left('a')).toBe(-390)
})

test('Android’s look rises and fades', async () => {
  await movingApp({ motion: { ...androidLook, durationMs: 100_000 } })
  await navigateTo({ url: '/a' })
  hold(0)
  expect(left('a')).toBe(0)
  expect(layer('a').getBoundingClientRect().top).toBeGreaterThan(20)
  expect(getComputedStyle(layer('a')).opacity).toBe('0')
})

test.each([
  ['without a motion', finish],
  ['during a motion', () => hold(0.3)],
])(
  'if the browser has moved the pages itself, nothing moves again, and the page is shown at once: %s',
  async (_case, put) => {
    const inner = memoryHistory()()
    let listener: HistoryListener = () => {}
    const history: History = {
      ...inner,
      go: () => {},
      listen(given) {
        listener = given
        return inner.listen(() => {})
      },
    }
    await movingApp({ motion: slowed, history: () => history })
    await navigateTo({ url: '/a' })
    put()
    const state = readSnapshot(inner.state())
    if (!state) throw new Error('no snapshot')
    inner.replace(
      '/',
      writeSnapshot({ ...state, entryIds: state.entryIds.slice(0, -1), pages: state.pages.slice(0, -1) }),
    )
    listener(true, inner.state())
    expect([seen(), moving(), left('home')]).toEqual([['home'], [], 0])
  },
)

test('the focus moves into the new page, whose title is announced, and back to its previous element', async () => {
  await movingApp({ pages: { '/': view('home', {}, <button type="button">press</button>) } as never })
  await laterCode()
  const button = screen.getByRole('button', { name: 'press' }).element() as HTMLElement
  button.focus()
  await navigateTo({ url: '/a' })
  expect(await focusedNode()).toEqual({ role: 'main', name: 'a' })
  await rest()
  await navigateBack()
  expect(await focusedNode()).toEqual({ role: 'button', name: 'press' })
  expect(document.activeElement).toBe(button)
})
