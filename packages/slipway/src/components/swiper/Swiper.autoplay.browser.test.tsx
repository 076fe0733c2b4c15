import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { overrideConstants } from '../../base/defaults/overrideConstants.ts'
import { expectSeen, names, scrollerOf, seenIn, show, slidesOf } from '../../testing/internal/apps/shownSwiper.tsx'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { restMouse } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchStart } from '../../testing/internal/input/touch.ts'
import { Swiper, SwiperItem, type SwiperProps } from './index.ts'

/** Fake timers that only `pass` advances; animation frames stay real. */
async function holdTime(): Promise<void> {
  await restMouse()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
}
afterEach(() => void vi.useRealTimers())

/** Advances the timers, and lets React render. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
}

/** Waits by animation frames, because timers are fake, until a busy machine has rendered. */
async function soon(check: () => void): Promise<void> {
  for (let frame = 0; frame < 300; frame++) {
    try {
      return check()
    } catch {
      await new Promise(requestAnimationFrame)
    }
  }
  check()
}

/** Waits until autoplay runs, which needs a dynamically imported chunk, or until it is stopped. */
async function expectRunning(root: Element, isRunning = true): Promise<void> {
  await soon(() => expect(root.hasAttribute('data-running')).toBe(isRunning))
  // The timer starts in an effect, after the render.
  if (isRunning) await soon(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await pass(0)
}

/** Renders a swiper, and waits until autoplay runs. */
async function rotate(props: SwiperProps) {
  const shown = await show(props)
  await expectRunning(shown.root)
  return shown
}

/** Advances the timers by one interval. */
async function passTo(root: Element, ms: number, slide: string): Promise<void> {
  await expectRunning(root)
  await pass(ms)
  await soon(() => expect(currentOf(root)).toBe(slide))
}

const currentOf = (root: Element) => root.querySelector('[data-shown]')?.textContent

describe('[S9.4] autoplay', () => {
  test('shows the next slide after 5000 ms, in a circle', async () => {
    await holdTime()
    const { root, turns } = await rotate({ autoplay: true, circular: true, defaultCurrent: 3 })
    for (const next of ['E', 'A', 'B']) {
      const before = currentOf(root)
      await pass(4_999)
      expect(currentOf(root)).toBe(before)
      await pass(1)
      await soon(() => expect([currentOf(root), seenIn(root)]).toEqual([next, next]))
    }
    expect(new Set(turns.map(({ source }) => source))).toEqual(new Set(['autoplay']))
  })

  test('returns to the first slide without `circular`; `interval` sets the time', async () => {
    await holdTime()
    const { root } = await rotate({ autoplay: true, defaultCurrent: 4, interval: 1_000 })
    await passTo(root, 1_000, 'A')
    await soon(() => expect(seenIn(root)).toBe('A'))
  })

  test('uses the interval that the app configures', async () => {
    const restore = overrideConstants({ swiper: { intervalMs: 700 } })
    onTestFinished(restore)
    await holdTime()
    const { root } = await rotate({ autoplay: true })
    await passTo(root, 700, 'B')
  })
})

/** Pauses the next animation of an element in its first frame. */
const pausedMotion = (element: HTMLElement) =>
  new Promise<Animation>((resolve) => {
    const look = () => {
      const [motion] = element.getAnimations()
      motion?.pause()
      if (motion) resolve(motion)
      else requestAnimationFrame(look)
    }
    look()
  })

test('[S9.5] a slide change takes 500 ms', async () => {
  const { root, rests } = await show({ duration: undefined as never })
  scrollerOf(root).focus()
  const begun = pausedMotion(root.querySelector('.sw-swiper-list') as HTMLElement)
  await userEvent.keyboard('{ArrowRight}')
  const motion = await begun
  expect(motion.effect?.getTiming().duration).toBe(500)
  motion.currentTime = 0
  expect(seenIn(root)).toBe('A')
  motion.currentTime = 499
  await new Promise(requestAnimationFrame)
  expect([motion.playState, rests]).toEqual(['paused', []])
  motion.play()
  await vi.waitFor(() => expect(rests).toHaveLength(1))
  await expectSeen(root, 'B')
})

describe('it pauses', () => {
  test('while a mouse is over it', async () => {
    await holdTime()
    const { root } = await rotate({ autoplay: true })
    await userEvent.hover(root)
    await expectRunning(root, false)
    await pass(10_000)
    expect(currentOf(root)).toBe('A')
    await restMouse()
    await passTo(root, 5_000, 'B')
  })

  test('while the keyboard focus is in it', async () => {
    await holdTime()
    const { root } = await rotate({ autoplay: true })
    await userEvent.tab()
    expect(root.contains(document.activeElement)).toBe(true)
    await expectRunning(root, false)
    await pass(10_000)
    expect(currentOf(root)).toBe('A')
    ;(document.activeElement as HTMLElement).blur()
    await passTo(root, 5_000, 'B')
  })

  test('while a finger presses it', async () => {
    await holdTime()
    const { root } = await rotate({ autoplay: true })
    const touch = await touchStart(centerOf(root))
    await pass(10_000)
    expect(currentOf(root)).toBe('A')
    await touch.end()
    await passTo(root, 5_000, 'B')
  })

  test('in the background, and in a covered page', async () => {
    await holdTime()
    const { root } = await rotate({ autoplay: true })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await expectRunning(root, false)
    await pass(10_000)
    expect(currentOf(root)).toBe('A')
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await expectRunning(root)
    const cover = root.parentElement as HTMLElement
    cover.inert = true
    await pass(10_000)
    expect(currentOf(root)).toBe('A')
    cover.inert = false
    cover.style.display = 'none'
    await pass(10_000)
    expect(currentOf(root)).toBe('A')
    cover.style.display = ''
    await passTo(root, 5_000, 'B')
  })

  test('permanently once the user has stopped it; once the user has started it, a mouse does not pause it', async () => {
    await holdTime()
    const { root } = await rotate({ autoplay: true })
    const live = () => scrollerOf(root).getAttribute('aria-live')
    expect(live()).toBe('off')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Start the rotation' })).toHaveFocus()
    ;(document.activeElement as HTMLElement).blur()
    await expectRunning(root, false)
    await pass(10_000)
    expect([currentOf(root), live()]).toEqual(['A', 'polite'])
    page.getByRole('button', { name: 'Start the rotation' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await passTo(root, 5_000, 'B')
    expect(live()).toBe('off')
  })

  test('with reduced motion until the user starts it; then slides change without animation', async () => {
    await lessMotion()
    await holdTime()
    const { root } = await show({ autoplay: true, duration: 500 })
    await expect.element(page.getByRole('button', { name: 'Start the rotation' })).toBeInTheDocument()
    await pass(10_000)
    expect(currentOf(root)).toBe('A')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await passTo(root, 5_000, 'B')
    expect(seenIn(root)).toBe('B')
    expect(root.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSTransition))).toEqual([])
  })
})

describe('it leaks nothing', () => {
  test('in 60 s of autoplay: no additional timer, listener or element', async () => {
    await holdTime()
    const { root } = await rotate({ autoplay: true, circular: true })
    await pass(5_000)
    await pass(200)
    const leftovers = watchLeftovers()
    const added = vi.spyOn(EventTarget.prototype, 'addEventListener')
    onTestFinished(() => added.mockRestore())
    const before = [vi.getTimerCount(), root.querySelectorAll('*').length]
    const first = added.mock.calls.length
    for (let turn = 0; turn < 12; turn++) await pass(5_000)
    await pass(200)
    expect([vi.getTimerCount(), root.querySelectorAll('*').length]).toEqual(before)
    expect(added.mock.calls.slice(first).filter(([type]) => type !== 'abort')).toEqual([])
    expect(leftovers()).toEqual([])
  })

  test('after 20 mounts and unmounts', async () => {
    await holdTime()
    render(null)
    const leftovers = watchLeftovers()
    const before = vi.getTimerCount()
    for (let life = 0; life < 20; life++) {
      const { unmount } = render(
        <Swiper autoplay circular navigation indicatorDots>
          {slidesOf(names)}
        </Swiper>,
      )
      if (life % 5 === 0) await pass(5_000)
      unmount()
    }
    await pass(5_000)
    expect(vi.getTimerCount()).toBe(before)
    expect(leftovers()).toEqual([])
  })
})

test('a single slide, and an empty swiper, have no autoplay', async () => {
  await holdTime()
  const { root, turns } = await show({ autoplay: true, circular: true, children: <SwiperItem>A</SwiperItem> })
  await pass(0)
  await pass(10_000)
  expect([seenIn(root), turns, root.querySelector('button')]).toEqual(['A', [], null])
})
