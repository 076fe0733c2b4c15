import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../api/navigation/index.ts'
import { peekNavigator, runningNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { openOverlayEntry } from '../../router/overlay-entries/openOverlayEntry.ts'
import { finish, hold, layer, left, moving, rest, seen, slowed } from '../../testing/internal/apps/movingApp.tsx'
import { at, drag, edge, expectHome, next, open, received, urls } from '../../testing/internal/apps/swipingApp.tsx'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { mouseDrag } from '../../testing/internal/input/mouse.ts'
import { timedTouch } from '../../testing/internal/input/timedTouch.ts'
import { touchDrag, touchTap } from '../../testing/internal/input/touch.ts'
import { windows } from '../windows/windowsConfig.ts'
import { edgeSwipe } from './edgeSwipe.ts'

beforeEach(() => void next())

describe('together with other gestures', () => {
  test('a vertical movement from the edge scrolls', async () => {
    await open(['/tall'])
    const scroller = layer('tall').querySelector('.sw-page-body')
    await touchDrag({ x: 5, y: 600 }, { x: 25, y: 300 })
    await vi.waitFor(() => expect(scroller?.scrollTop).toBeGreaterThan(200))
    expect([seen(), left('tall')]).toEqual([['tall'], 0])
  })

  test('the swipe takes precedence over a horizontal scroller at the edge only', async () => {
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

  test('a slider at the edge keeps its pointer', async () => {
    await open(['/range'])
    await touchDrag({ x: 5, y: 388 }, { x: 100, y: 388 })
    expect(left('range')).toBe(0)
    await vi.waitFor(() =>
      expect(screen.getByRole('slider').element()).toHaveProperty('value', expect.not.stringMatching('^0$')),
    )
    expect(urls()).toEqual(['/', '/range'])
  })

  test('a tap at the edge is a tap, and a swipe is not', async () => {
    await open(['/a'])
    const button = screen.getByRole('button', { name: /^a/ }).element() as HTMLElement
    Object.assign(button.style, { position: 'absolute', left: '0', top: '380px', width: '300px' })
    await touchTap(edge)
    await expect.element(button).toHaveTextContent('a 1')
    await (await drag(0.2)).end(200)
    await expectHome('a')
    expect(button.textContent).toBe('a 1')
  })

  test('a mouse swipes only if the app allows it', async () => {
    await open(['/a'])
    await mouseDrag(edge, at(0.8))
    expect([urls(), left('a')]).toEqual([['/', '/a'], 0])
  })

  test('a mouse that is allowed swipes a page back', async () => {
    await open(['/a'], { swipeBack: edgeSwipe({ pointers: ['mouse'], width: 40 }) })
    await mouseDrag({ ...edge, x: 35 }, at(0.9))
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    await rest()
  })
})

describe('the page below', () => {
  const restored = { history: memoryHistory('/a') }

  test('is rendered even if it was never shown, and gets no events before it is uncovered', async () => {
    await open([], restored)
    expect(urls()).toEqual(['/', '/a'])
    expect(document.querySelectorAll('.sw-page')).toHaveLength(1)
    const finger = await drag(0.3)
    await vi.waitFor(() => expect(layer('home').textContent).toContain('home 0'))
    await finger.end(200)
    await expectHome('a')
    const again = await drag(0.7)
    await again.end(200)
    await vi.waitFor(() => expect(received).toEqual(['unload a', 'load home', 'show home', 'ready home']))
    await rest()
  })

  test('shows no content before its guards have answered', async () => {
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

describe('when the stack changes during the swipe', () => {
  test('by a push, the swipe ends', async () => {
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

  test('by Back, the motion continues from the position of the page', async () => {
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

  test('by an overlay, the page returns', async () => {
    await open(['/a'])
    const finger = await drag(0.7)
    const ended = vi.fn()
    openOverlayEntry(runningNavigator('test'), ended)
    await vi.waitFor(() => expect(peekNavigator()?.stack.get().overlayEntries).toHaveLength(1))
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

  test('the details page is swiped at its own edge, down to the page in split view', async () => {
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

test('an app unmounted during the swipe leaves nothing behind', async () => {
  const { leave } = await open(['/a'])
  const leftovers = watchLeftovers()
  const finger = await drag(0.4)
  leave()
  await finger.move(16, at(0.9))
  await finger.end(0)
  expect(moving()).toEqual([])
  expect(leftovers()).toEqual([])
})
