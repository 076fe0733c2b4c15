import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import type { AnyApp } from '../../router/config/config.ts'
import { peekNavigator, runningNavigator } from '../../router/current.ts'
import { openOverlayEntry } from '../../router/overlay-entries/openOverlayEntry.ts'
import { finish, hold, layer, left, moving, rest, seen, slowed } from '../../testing/internal/apps/movingApp.tsx'
import {
  answer,
  asked,
  at,
  drag,
  edge,
  expectHome,
  next,
  open,
  slop,
  urls,
  width,
} from '../../testing/internal/apps/swipingApp.tsx'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { timedTouch } from '../../testing/internal/input/timedTouch.ts'
import { androidLook } from '../motion/looks.ts'

beforeEach(() => void next())

describe('during a swipe', () => {
  test('the page, the page below and its dimming follow the pointer both ways', async () => {
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

  test('the page moves to the left in right-to-left text', async () => {
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

  test('only transform and opacity change, and only by the pointer', async () => {
    await open(['/a'])
    const finger = await drag(0.5)
    const names = moving().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys))
    const own = ['offset', 'computedOffset', 'easing', 'composite']
    expect([...new Set(names)].filter((name) => !own.includes(name)).sort()).toEqual(['opacity', 'transform'])
    expect(moving().map(({ playState }) => playState)).toEqual(moving().map(() => 'paused'))
    await finger.end(200)
    await rest()
  })

  test('the swipe uses the motion of Android’s look', async () => {
    await open(['/a'], { motion: androidLook })
    const finger = await drag(0.5)
    expect(Number(getComputedStyle(layer('a')).opacity)).toBeCloseTo(0.5)
    expect(left('a')).toBe(0)
    await finger.end(200)
    await expectHome('a')
  })

  test('the swipe stops a running motion, and continues from its position', async () => {
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

  test('a page that is returning to its place can be swiped again', async () => {
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

describe('on release', () => {
  test.each([
    ['released before the middle, the page returns', 0.45, ['/', '/a']],
    ['released beyond the middle, the page is closed', 0.55, ['/']],
  ])('slow drag: %s', async (_case, progress, stack) => {
    await open(['/a'])
    const finger = await drag(progress)
    await finger.end(200)
    await rest()
    await vi.waitFor(() => expect(seen()).toHaveLength(1))
    expect(urls()).toEqual(stack)
    expect(next()).toEqual(stack.length > 1 ? [] : ['unload a', 'show home'])
  })

  test('a short, fast swipe closes the page', async () => {
    await open(['/a'])
    const finger = await timedTouch(edge)
    await finger.move(16, { ...edge, x: 25 })
    await finger.move(16, { ...edge, x: 45 })
    await finger.end(0)
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    await rest()
    expect(seen()).toEqual(['home'])
  })

  test('a fast swipe back returns the page from far out', async () => {
    await open(['/a'])
    const finger = await drag(0.9)
    await finger.move(120, at(0.92))
    await finger.move(16, at(0.8))
    await finger.end(0)
    await expectHome('a')
    expect(urls()).toEqual(['/', '/a'])
  })

  test('the page continues from its position, in the remaining time', async () => {
    await open(['/a'], { motion: slowed })
    const finger = await drag(0.75)
    const before = left('a')
    await finger.end(200)
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    await vi.waitFor(() => expect(moving().map(({ playState }) => playState)).toContain('running'))
    // The motion has run for some frames; set it back to its start.
    for (const animation of moving()) animation.currentTime = 0
    expect(left('a')).toBeCloseTo(before, 0)
    expect(moving().map(({ effect }) => Math.round(Number(effect?.getTiming().duration) / 1000))).toEqual([
      25, 25, 25, 25,
    ])
    finish()
    await rest()
    expect(seen()).toEqual(['home'])
  })

  test('the page returns in the remaining time', async () => {
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

describe('a swipe that is cancelled', () => {
  test('leaves stack, history, states, focus and lifecycle unchanged', async () => {
    await open(['/a'])
    const button = screen.getByRole('button', { name: 'a 0' })
    await userEvent.click(button)
    const before = [urls(), peekNavigator()?.stack.get(), document.title]
    const finger = await drag(0.3)
    expect(document.activeElement?.textContent).toBe('a 1')
    expect(layer('home')?.matches('[data-behind]')).toBe(true)
    await finger.end(200)
    await expectHome('a')
    expect([urls(), peekNavigator()?.stack.get(), document.title]).toEqual(before)
    expect(document.activeElement?.textContent).toBe('a 1')
    await navigateBack()
    expect(next()).toEqual(['unload a', 'show home'])
    await rest()
  })

  test('by a second finger', async () => {
    await open(['/a'])
    const finger = await drag(0.7)
    await finger.add(at(0.7), { x: 200, y: 600 })
    await expectHome('a')
    await finger.end()
    expect(urls()).toEqual(['/', '/a'])
  })

  test('by the system', async () => {
    await open(['/a'])
    const finger = await drag(0.7)
    await finger.cancel()
    await expectHome('a')
    expect(urls()).toEqual(['/', '/a'])
  })
})

describe('a page that may block Back', () => {
  beforeEach(() => void asked.splice(0))

  test('returns if it blocks', async () => {
    await open(['/stays'])
    const finger = await drag(0.7)
    await finger.end(200)
    await expectHome('stays')
    expect(asked).toEqual(['swipe'])
    expect(urls()).toEqual(['/', '/stays'])
  })

  test('leaves without turning back if it allows Back at once', async () => {
    await open(['/goes'], { motion: slowed })
    const finger = await drag(0.7)
    await finger.end(200)
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    expect(moving()[0]?.effect?.getTiming().duration).toBeCloseTo(30_000)
    finish()
    await rest()
  })

  test('returns to its place while it asks, and leaves from there', async () => {
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

describe('the swipe does not start', () => {
  test.each([
    ['if there is no page below', [], {}],
    ['if motion is off in the app', ['/a'], { motion: false }],
    ['if motion is off for the page', ['/still'], {}],
    ['if the page is modal', ['/modal'], {}],
    ['if the page has faded in', ['/faded'], {}],
    ['if the app has no swipe', ['/a'], { swipeBack: undefined }],
  ] as const)('%s', async (_case, opened, config) => {
    await open(opened, config as Partial<AnyApp>)
    const name = seen()[0] ?? ''
    const finger = await drag(0.7)
    expect([seen(), left(name), moving()]).toEqual([[name], 0, []])
    await finger.end(0)
    expect(urls()).toEqual(['/', ...opened])
  })

  test('if the user prefers reduced motion', async () => {
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
    openOverlayEntry(runningNavigator('test'), ended)
    await vi.waitFor(() => expect(peekNavigator()?.stack.get().overlayEntries).toHaveLength(1))
    const finger = await drag(0.7)
    expect([seen(), left('a')]).toEqual([['a'], 0])
    await finger.end(0)
    expect(urls()).toEqual(['/', '/a'])
    expect(ended).not.toHaveBeenCalled()
  })

  test.each([
    ['away from the edge', { x: 25, y: 400 }, { x: 300, y: 400 }],
    ['in the opposite direction', { x: 19, y: 400 }, { x: 1, y: 400 }],
  ])('%s', async (_case, from, to) => {
    await open(['/a'])
    const finger = await timedTouch(from)
    await finger.move(100, to)
    expect([seen(), left('a')]).toEqual([['a'], 0])
    await finger.end(0)
    expect(urls()).toEqual(['/', '/a'])
  })

  test('while the page is still being uncovered', async () => {
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
