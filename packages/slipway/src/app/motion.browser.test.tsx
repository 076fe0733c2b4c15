import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { navigateBack, navigateTo, reLaunch, switchTab } from '../api/navigation/index.ts'
import { type AnyApp, page } from '../router/config.ts'
import type { History } from '../router/history.ts'
import { memoryHistory } from '../router/memoryHistory.ts'
import { createApp } from './createApp.tsx'
import { androidLook, iosLook } from './motion/looks.ts'
import { tabBar } from './tab-bar/tabBar.ts'

const view = (name: string, more: object = {}) =>
  page({ load: async () => ({ default: (): ReactNode => <p>{name}</p> }), title: name, ...more })

const slowed = { ...iosLook, durationMs: 100_000 }

async function mount(config: Partial<AnyApp> = {}): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({
    pages: {
      '/': view('home'),
      '/mine': view('mine'),
      '/a': view('a'),
      '/b': view('b'),
      '/still': view('still', { motion: false }),
    },
    tabBar: tabBar({
      items: [
        { path: '/', text: 'Home' },
        { path: '/mine', text: 'Mine' },
      ],
    }),
    history: memoryHistory(),
    motion: iosLook,
    ...config,
  } as unknown as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(element.querySelector('.sw-page p')?.textContent).toBe('home'))
  return element
}

const moving = () => document.getAnimations().filter(({ id }) => id === 'sw-motion')
const rest = () => vi.waitFor(() => expect(moving()).toEqual([]))
const seen = () =>
  [...document.querySelectorAll('.sw-page')]
    .filter((found) => found.checkVisibility())
    .map((found) => found.querySelector('.sw-page-body')?.getAttribute('aria-label'))
const layer = (name: string) => {
  const found = document.querySelector(`.sw-page-body[aria-label="${name}"]`)?.closest('.sw-page')
  if (!found) throw new Error(`no page ${name}`)
  return found.closest('.sw-layer') ?? found
}
// `+ 0` makes a plain zero of a negative one.
const left = (name: string) => Math.round(layer(name).getBoundingClientRect().left) + 0

/** Puts the motion at a part of its way, from 0 to 1, and holds it there. */
function hold(part: number): void {
  for (const animation of moving()) {
    animation.pause()
    animation.currentTime = part * Number(animation.effect?.getComputedTiming().duration)
  }
}

test('a pushed page slides over the one below, which stays painted and moves a third', async () => {
  await mount({ motion: slowed })
  await navigateTo({ url: '/a' })
  expect(seen()).toEqual(['home', 'a'])
  hold(0)
  expect([left('a'), left('home')]).toEqual([390, 0])
  hold(0.999)
  expect([left('a'), left('home')]).toEqual([0, -129])
  for (const animation of moving()) animation.finish()
  await vi.waitFor(() => expect(seen()).toEqual(['a']))
  expect(getComputedStyle(layer('a')).transform).toBe('none')
})

test('a page taken off stays until it is off the screen', async () => {
  await mount({ motion: slowed })
  await navigateTo({ url: '/a' })
  for (const animation of moving()) animation.finish()
  await rest()
  await navigateBack()
  expect(seen()).toEqual(['home', 'a'])
  expect(layer('a')).toHaveProperty('inert', true)
  hold(0.999)
  expect([left('a'), left('home')]).toEqual([390, 0])
  for (const animation of moving()) animation.finish()
  await vi.waitFor(() => expect(document.querySelectorAll('.sw-page')).toHaveLength(1))
})

test('only transform and opacity move', async () => {
  await mount({ motion: slowed })
  await navigateTo({ url: '/a' })
  const properties = moving().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys))
  const own = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  expect([...new Set(properties)].filter((name) => !own.has(name)).sort()).toEqual(['opacity', 'transform'])
})

test('an interrupted motion goes on from where it is', async () => {
  await mount({ motion: slowed })
  await navigateTo({ url: '/a' })
  hold(0.1)
  const before = left('a')
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(390)
  await navigateBack()
  hold(0)
  expect(Math.abs(left('a') - before)).toBeLessThanOrEqual(1)
  for (const animation of moving()) animation.finish()
  await vi.waitFor(() => expect(seen()).toEqual(['home']))
})

test('a push on a page that is still coming in leaves all three on the screen', async () => {
  await mount({ motion: slowed })
  await navigateTo({ url: '/a' })
  hold(0.3)
  await navigateTo({ url: '/b' })
  expect(seen()).toEqual(['home', 'a', 'b'])
  for (const animation of moving()) animation.finish()
  await vi.waitFor(() => expect(seen()).toEqual(['b']))
})

test('tabs, a new start and a page that asks for none are there at once', async () => {
  await mount({ motion: slowed })
  await switchTab({ url: '/mine' })
  expect([moving(), seen()]).toEqual([[], ['mine']])
  await navigateTo({ url: '/still' })
  expect([moving(), seen()]).toEqual([[], ['still']])
  await reLaunch({ url: '/a' })
  expect([moving(), seen()]).toEqual([[], ['a']])
})

test('from right to left it comes from the other side', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await mount({ motion: slowed })
  await navigateTo({ url: '/a' })
  hold(0)
  expect(left('a')).toBe(-390)
})

test('Android’s look rises and fades', async () => {
  await mount({ motion: { ...androidLook, durationMs: 100_000 } })
  await navigateTo({ url: '/a' })
  hold(0)
  expect(left('a')).toBe(0)
  expect(layer('a').getBoundingClientRect().top).toBeGreaterThan(20)
  expect(getComputedStyle(layer('a')).opacity).toBe('0')
})

test('where the browser has moved the pages itself, nothing moves again, and the page is there at once', async () => {
  const inner = memoryHistory()()
  let listener: (animated: boolean) => void = () => {}
  const history: History = {
    ...inner,
    go: () => {},
    listen(given) {
      listener = given
      return inner.listen(() => {})
    },
  }
  await mount({ motion: slowed, history: () => history })
  await navigateTo({ url: '/a' })
  for (const animation of moving()) animation.finish()
  await rest()
  const state = inner.state() as { line: string[]; pages: object[] }
  inner.replace('/', { ...state, line: state.line.slice(0, -1), pages: state.pages.slice(0, -1) })
  listener(true)
  expect([seen(), moving()]).toEqual([['home'], []])
})
