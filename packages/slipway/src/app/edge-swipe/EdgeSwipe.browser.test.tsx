import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { getCurrentPages, navigateBack, navigateTo } from '../../api/navigation/index.ts'
import type { AnyApp } from '../../router/config.ts'
import { peekNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/memoryHistory.ts'
import {
  useBackPress,
  usePageHide,
  usePageLoad,
  usePageReady,
  usePageShow,
  usePageUnload,
} from '../../router/react.tsx'
import { watchLeftovers } from '../../testing/setup/leftovers.ts'
import { lessMotion } from '../../testing/setup/lessMotion.ts'
import { mouseDrag } from '../../testing/setup/mouse.ts'
import {
  finish,
  hold,
  layer,
  left,
  type MovingApp,
  moving,
  movingApp,
  rest,
  seen,
  slowed,
  view,
} from '../../testing/setup/movingApp.tsx'
import { type TimedTouch, timedTouch } from '../../testing/setup/timedTouch.ts'
import { touchDrag, touchTap } from '../../testing/setup/touch.ts'
import { androidLook, modal } from '../motion/looks.ts'
import { windows } from '../windows/windows.ts'
import { edgeSwipe } from './edgeSwipe.ts'

const width = 390
/** How far a finger may stray before it swipes. */
const slop = 10
const edge = { x: 5, y: 400 }
/** Where a finger that began at the edge has to be for the page to be gone by a part of its way. */
const at = (gone: number) => ({ ...edge, x: edge.x + slop + gone * width })

const heard: string[] = []
const next = () => heard.splice(0)
beforeEach(() => void next())

function Lives({ name }: { name: string }): ReactNode {
  usePageLoad(() => void heard.push(`load ${name}`))
  usePageShow(() => void heard.push(`show ${name}`))
  usePageReady(() => void heard.push(`ready ${name}`))
  usePageHide(() => void heard.push(`hide ${name}`))
  usePageUnload(() => void heard.push(`unload ${name}`))
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

const asked: string[] = []
let answer: (stay: boolean) => void = () => {}

function Asking({ sync }: { sync?: boolean }): ReactNode {
  useBackPress(({ from }) => {
    asked.push(from)
    return (
      sync ??
      new Promise<boolean>((resolve) => {
        answer = resolve
      })
    )
  })
  return null
}

const tall = <div style={{ blockSize: 3_000 }}>tall</div>
const wide = (
  <div data-testid="wide" style={{ overflowX: 'auto', position: 'absolute', insetInline: 0, top: 250, blockSize: 300 }}>
    <div style={{ inlineSize: 2_000, blockSize: 100 }}>wide</div>
  </div>
)
const range = (
  <input
    type="range"
    aria-label="range"
    defaultValue={0}
    style={{ position: 'absolute', insetInlineStart: 0, margin: 0, top: 380 }}
  />
)

const pages = {
  '/': view('home', {}, <Lives name="home" />),
  '/a': view('a', { under: '/' }, <Lives name="a" />),
  '/b': view('b', {}, <Lives name="b" />),
  '/stays': view('stays', {}, <Asking sync />),
  '/goes': view('goes', {}, <Asking sync={false} />),
  '/asks': view('asks', {}, <Asking />),
  '/tall': view('tall', {}, tall),
  '/wide': view('wide', {}, wide),
  '/range': view('range', {}, range),
  '/modal': view('modal', { presentation: modal }),
} as unknown as AnyApp['pages']

/** Runs the app with pages over the first one. */
async function open(urls: readonly string[], config: Partial<AnyApp> = {}): Promise<MovingApp> {
  const app = await movingApp({ pages, swipeBack: edgeSwipe(), tabBar: undefined as never, ...config })
  for (const url of urls) {
    await navigateTo({ url })
    finish()
    await rest()
  }
  next()
  return app
}

const urls = () => getCurrentPages().map(({ url }) => url)

/** Takes the page at its edge, and moves it so slowly that it is thrown nowhere. */
async function drag(gone: number): Promise<TimedTouch> {
  const finger = await timedTouch(edge)
  await finger.move(200, at(gone / 2))
  await finger.move(200, at(gone))
  return finger
}

/** Nothing has happened: the page is where it was, and so is everything else. */
async function expectHome(name: string): Promise<void> {
  await rest()
  await vi.waitFor(() => expect(seen()).toEqual([name]))
  expect(next()).toEqual([])
  expect(getComputedStyle(layer(name)).transform).toBe('none')
}

describe('the page follows the finger', () => {
  test('to and fro, with the page below and its shade', async () => {
    await open(['/a'])
    const finger = await drag(0.5)
    expect(seen()).toEqual(['home', 'a'])
    expect([left('a'), left('home')]).toEqual([195, -64])
    expect(Number(getComputedStyle(layer('home'), '::after').opacity)).toBeCloseTo(0.05)
    await finger.move(200, at(0.1))
    expect([left('a'), left('home')]).toEqual([39, -116])
    await finger.move(200, { ...edge, x: 0 })
    expect([left('a'), left('home')]).toEqual([0, -129])
    await finger.end(200)
    await expectHome('a')
  })

  test('from right to left it goes to the left', async () => {
    document.documentElement.dir = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await open(['/a'])
    const finger = await timedTouch({ ...edge, x: width - edge.x })
    await finger.move(200, { ...edge, x: width - at(0.6).x })
    expect([left('a'), left('home')]).toEqual([-234, 51])
    await finger.end(200)
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    await rest()
  })

  test('only transform and opacity move, and nothing moves by itself', async () => {
    await open(['/a'])
    const finger = await drag(0.5)
    const names = moving().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys))
    const own = ['offset', 'computedOffset', 'easing', 'composite']
    expect([...new Set(names)].filter((name) => !own.includes(name)).sort()).toEqual(['opacity', 'transform'])
    expect(moving().map(({ playState }) => playState)).toEqual(moving().map(() => 'paused'))
    await finger.end(200)
    await rest()
  })

  test('in Android’s look it turns the motion of that look', async () => {
    await open(['/a'], { motion: androidLook })
    const finger = await drag(0.5)
    expect(Number(getComputedStyle(layer('a')).opacity)).toBeCloseTo(0.5)
    expect(left('a')).toBe(0)
    await finger.end(200)
    await expectHome('a')
  })

  test('where a motion is on its way it stops it, and goes on from there', async () => {
    await open([], { motion: slowed })
    await navigateTo({ url: '/a' })
    hold(0.2)
    const before = left('a')
    expect(before).toBeGreaterThan(50)
    expect(before).toBeLessThan(190)
    const finger = await timedTouch(edge)
    await finger.move(200, at(0.1))
    expect(left('a')).toBe(before + 39)
    await finger.move(200, { ...edge, x: 0 })
    expect(left('a')).toBe(before - edge.x - slop)
    await finger.end()
    finish()
    await rest()
    expect(urls()).toEqual(['/', '/a'])
  })

  test('a page that goes home is taken again on its way', async () => {
    await open(['/a'], { motion: slowed })
    await (await drag(0.4)).end(200)
    hold(0)
    expect(left('a')).toBe(156)
    const finger = await drag(0.2)
    expect(left('a')).toBe(156 + 78)
    await finger.end(200)
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    finish()
    await rest()
    expect(seen()).toEqual(['home'])
  })
})

describe('let go', () => {
  test.each([
    ['before the middle, it comes back', 0.45, ['/', '/a']],
    ['beyond the middle, it is Back', 0.55, ['/']],
  ])('slowly %s', async (_case, gone, stack) => {
    await open(['/a'])
    const finger = await drag(gone)
    await finger.end(200)
    await rest()
    await vi.waitFor(() => expect(seen()).toHaveLength(1))
    expect(urls()).toEqual(stack)
    expect(next()).toEqual(stack.length > 1 ? [] : ['unload a', 'show home'])
  })

  test('it is thrown by a short way', async () => {
    await open(['/a'])
    const finger = await timedTouch(edge)
    await finger.move(16, { ...edge, x: 25 })
    await finger.move(16, { ...edge, x: 45 })
    await finger.end(0)
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    await rest()
    expect(seen()).toEqual(['home'])
  })

  test('it is thrown back from far out', async () => {
    await open(['/a'])
    const finger = await drag(0.9)
    await finger.move(120, at(0.92))
    await finger.move(16, at(0.8))
    await finger.end(0)
    await expectHome('a')
    expect(urls()).toEqual(['/', '/a'])
  })

  test('it goes on from where it is, in the time that is left for the way', async () => {
    await open(['/a'], { motion: slowed })
    const finger = await drag(0.75)
    const before = left('a')
    await finger.end(200)
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    await vi.waitFor(() => expect(moving().map(({ playState }) => playState)).toContain('running'))
    expect(left('a') - before).toBeLessThan(5)
    expect(moving().map(({ effect }) => Math.round(Number(effect?.getTiming().duration) / 1000))).toEqual([
      25, 25, 25, 25,
    ])
    finish()
    await rest()
    expect(seen()).toEqual(['home'])
  })

  test('it comes back in the time that is left for the way', async () => {
    await open(['/a'], { motion: slowed })
    const finger = await drag(0.4)
    await finger.end(200)
    expect(moving().map(({ effect }) => Math.round(Number(effect?.getTiming().duration) / 1000))).toEqual([
      40, 40, 40, 40,
    ])
    finish()
    await expectHome('a')
  })
})

describe('a swipe that comes to nothing', () => {
  test('leaves stack, history, states, focus and life as they were', async () => {
    await open(['/a'])
    const button = screen.getByRole('button', { name: 'a 0' })
    await userEvent.click(button)
    const before = [urls(), peekNavigator()?.stack.get(), document.title]
    const finger = await drag(0.3)
    expect(document.activeElement?.textContent).toBe('a 1')
    expect(layer('home')).toHaveProperty('inert', true)
    await finger.end(200)
    await expectHome('a')
    expect([urls(), peekNavigator()?.stack.get(), document.title]).toEqual(before)
    expect(document.activeElement?.textContent).toBe('a 1')
    await navigateBack()
    expect(next()).toEqual(['unload a', 'show home'])
    await rest()
  })

  test('because a second finger comes down', async () => {
    await open(['/a'])
    const finger = await drag(0.7)
    await finger.add(at(0.7), { x: 200, y: 600 })
    await expectHome('a')
    await finger.end()
    expect(urls()).toEqual(['/', '/a'])
  })

  test('because the system takes the finger', async () => {
    await open(['/a'])
    const finger = await drag(0.7)
    await finger.cancel()
    await expectHome('a')
    expect(urls()).toEqual(['/', '/a'])
  })
})

describe('a page that is asked before it is left', () => {
  beforeEach(() => void asked.splice(0))

  test('and stays, comes back', async () => {
    await open(['/stays'])
    const finger = await drag(0.7)
    await finger.end(200)
    await expectHome('stays')
    expect(asked).toEqual(['swipe'])
    expect(urls()).toEqual(['/', '/stays'])
  })

  test('and goes at once, does not turn round', async () => {
    await open(['/goes'], { motion: slowed })
    const finger = await drag(0.7)
    await finger.end(200)
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    expect(moving()[0]?.effect?.getTiming().duration).toBeCloseTo(30_000)
    finish()
    await rest()
  })

  test('and takes its time, is asked at home, and goes from there', async () => {
    await open(['/asks'])
    const finger = await drag(0.7)
    await finger.end(200)
    await expectHome('asks')
    expect(asked).toEqual(['swipe'])
    answer(false)
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    await rest()
    await vi.waitFor(() => expect(seen()).toEqual(['home']))
  })
})

describe('nothing is turned', () => {
  test.each([
    ['where nothing is below', [], {}],
    ['where the app wants no motion', ['/a'], { motion: false }],
    ['where the page wants no motion', ['/still'], {}],
    ['where the page has come from below', ['/modal'], {}],
    ['where the app has no swipe', ['/a'], { swipeBack: undefined }],
  ] as const)('%s', async (_case, opened, config) => {
    await open(opened, config as Partial<AnyApp>)
    const name = seen()[0] ?? ''
    const finger = await drag(0.7)
    expect([seen(), left(name), moving()]).toEqual([[name], 0, []])
    await finger.end(0)
    expect(urls()).toEqual(['/', ...opened])
  })

  test('where people asked for less motion', async () => {
    await open(['/a'])
    await lessMotion()
    const finger = await drag(0.7)
    expect([seen(), left('a')]).toEqual([['a'], 0])
    await finger.end(0)
    expect(urls()).toEqual(['/', '/a'])
  })

  test('while an overlay is open', async () => {
    await open(['/a'])
    const ended = vi.fn()
    peekNavigator()?.openLayer(ended)
    await vi.waitFor(() => expect(peekNavigator()?.stack.get().layers).toHaveLength(1))
    const finger = await drag(0.7)
    expect([seen(), left('a')]).toEqual([['a'], 0])
    await finger.end(0)
    expect(urls()).toEqual(['/', '/a'])
    expect(ended).not.toHaveBeenCalled()
  })

  test.each([
    ['away from the edge', { x: 25, y: 400 }, { x: 300, y: 400 }],
    ['by a finger that goes the other way', { x: 19, y: 400 }, { x: 1, y: 400 }],
  ])('%s', async (_case, from, to) => {
    await open(['/a'])
    const finger = await timedTouch(from)
    await finger.move(100, to)
    expect([seen(), left('a')]).toEqual([['a'], 0])
    await finger.end(0)
    expect(urls()).toEqual(['/', '/a'])
  })

  test('while the page still comes from below another', async () => {
    await open(['/a', '/b'], { motion: slowed })
    await navigateBack()
    hold(0.05)
    const before = left('a')
    expect(before).toBeLessThan(-5)
    const finger = await drag(0.5)
    expect(left('a')).toBe(before)
    await finger.end(0)
    finish()
    await rest()
    expect(urls()).toEqual(['/', '/a'])
  })
})

describe('beside other gestures', () => {
  test('a finger that goes down from the edge scrolls', async () => {
    await open(['/tall'])
    const scroller = layer('tall').querySelector('.sw-page-body')
    await touchDrag({ x: 5, y: 600 }, { x: 25, y: 300 })
    await vi.waitFor(() => expect(scroller?.scrollTop).toBeGreaterThan(200))
    expect([seen(), left('tall')]).toEqual([['tall'], 0])
  })

  test('a scroller sideways gives way at the edge, and elsewhere scrolls', async () => {
    await open(['/wide'])
    const scroller = screen.getByTestId('wide').element()
    scroller.scrollLeft = 300
    const finger = await drag(0.4)
    expect(left('wide')).toBe(156)
    await finger.end(200)
    await expectHome('wide')
    expect(scroller.scrollLeft).toBe(300)
    await touchDrag({ x: 100, y: 400 }, { x: 200, y: 400 })
    await vi.waitFor(() => expect(scroller.scrollLeft).toBeLessThan(300))
    expect(left('wide')).toBe(0)
  })

  test('a slider at the edge keeps its finger', async () => {
    await open(['/range'])
    await touchDrag({ x: 5, y: 388 }, { x: 100, y: 388 })
    expect(left('range')).toBe(0)
    await vi.waitFor(() =>
      expect(screen.getByRole('slider').element()).toHaveProperty('value', expect.not.stringMatching('^0$')),
    )
    expect(urls()).toEqual(['/', '/range'])
  })

  test('a tap at the edge is a tap, and a swipe is none', async () => {
    await open(['/a'])
    const button = screen.getByRole('button', { name: /^a/ }).element() as HTMLElement
    Object.assign(button.style, { position: 'absolute', left: '0', top: '380px', width: '300px' })
    await touchTap(edge)
    await expect.element(button).toHaveTextContent('a 1')
    await (await drag(0.2)).end(200)
    await expectHome('a')
    expect(button.textContent).toBe('a 1')
  })

  test('a mouse turns a page only where it was asked for', async () => {
    await open(['/a'])
    await mouseDrag(edge, at(0.8))
    expect([urls(), left('a')]).toEqual([['/', '/a'], 0])
  })

  test('a mouse that was asked for turns a page', async () => {
    await open(['/a'], { swipeBack: edgeSwipe({ pointers: ['mouse'], width: 40 }) })
    await mouseDrag({ ...edge, x: 35 }, at(0.9))
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    await rest()
  })
})

describe('the page below', () => {
  const restored = { history: memoryHistory('/a') }

  test('is drawn though it never was, and hears of nothing before it is reached', async () => {
    await open([], restored)
    expect(urls()).toEqual(['/', '/a'])
    expect(document.querySelectorAll('.sw-page')).toHaveLength(1)
    const finger = await drag(0.3)
    await vi.waitFor(() => expect(layer('home').textContent).toContain('home 0'))
    await finger.end(200)
    await expectHome('a')
    const again = await drag(0.7)
    await again.end(200)
    await vi.waitFor(() => expect(heard).toEqual(['unload a', 'load home', 'show home', 'ready home']))
    await rest()
  })

  test('shows nothing before its guards have answered', async () => {
    let allow: (allowed: boolean) => void = () => {}
    const guard = ({ path }: { path: string }) =>
      path === '/a' ||
      new Promise<boolean>((resolve) => {
        allow = resolve
      })
    await open([], { ...restored, guard: guard as never })
    const finger = await drag(0.3)
    expect(document.body.textContent).not.toContain('home')
    expect(document.querySelectorAll('.sw-page .sw-page-skeleton')).toHaveLength(1)
    allow(true)
    await vi.waitFor(() => expect(layer('home').textContent).toContain('home 0'))
    await finger.end(200)
    await expectHome('a')
  })
})

describe('when the stack changes under the finger', () => {
  test('by a push, the finger holds nothing any more', async () => {
    await open(['/a'])
    const finger = await drag(0.4)
    await navigateTo({ url: '/b' })
    await finger.move(16, at(0.9))
    await finger.end(0)
    await rest()
    await vi.waitFor(() => expect(seen()).toEqual(['b']))
    expect(urls()).toEqual(['/', '/a', '/b'])
    await navigateBack()
    await rest()
    await vi.waitFor(() => expect(seen()).toEqual(['a']))
    expect([left('a'), getComputedStyle(layer('a')).transform]).toEqual([0, 'none'])
  })

  test('by Back, it goes on from where it is', async () => {
    await open(['/a'], { motion: slowed })
    const finger = await drag(0.4)
    await navigateBack()
    hold(0)
    expect(left('a')).toBe(156)
    await finger.end(0)
    finish()
    await rest()
    expect([seen(), urls()]).toEqual([['home'], ['/']])
  })

  test('by an overlay, it comes back', async () => {
    await open(['/a'])
    const finger = await drag(0.7)
    const ended = vi.fn()
    peekNavigator()?.openLayer(ended)
    await vi.waitFor(() => expect(peekNavigator()?.stack.get().layers).toHaveLength(1))
    await finger.end(200)
    await rest()
    await vi.waitFor(() => expect(seen()).toEqual(['a']))
    expect([urls(), left('a')]).toEqual([['/', '/a'], 0])
    expect(ended).not.toHaveBeenCalled()
  })
})

describe('in a split view', () => {
  const phone = () => screen.viewport(390, 844)
  beforeEach(() => phone)

  test('the page in the rest of the screen is turned at its own edge, down to what stands beside it', async () => {
    await screen.viewport(1280, 800)
    await open(['/a', '/b'], { windows: windows({ left: { page: '/' } }) })
    const finger = await timedTouch({ x: 325, y: 400 })
    await finger.move(200, { x: 335 + 480, y: 400 })
    expect([left('b') - 320, seen()]).toEqual([480, ['home', 'a', 'b']])
    await finger.move(200, { x: 335 + 700, y: 400 })
    await finger.end(200)
    await vi.waitFor(() => expect(urls()).toEqual(['/', '/a']))
    await rest()
    const second = await timedTouch({ x: 325, y: 400 })
    await second.move(200, { x: 900, y: 400 })
    expect(left('a')).toBe(320)
    await second.end(0)
    expect(urls()).toEqual(['/', '/a'])
  })
})

test('an app that goes under the finger takes all along', async () => {
  const { leave } = await open(['/a'])
  const leftovers = watchLeftovers()
  const finger = await drag(0.4)
  leave()
  await finger.move(16, at(0.9))
  await finger.end(0)
  expect(moving()).toEqual([])
  expect(leftovers()).toEqual([])
})
