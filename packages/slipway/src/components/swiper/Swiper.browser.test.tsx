import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { serverHtml } from '../../testing/internal/apps/serverHtml.ts'
import {
  expectSeen,
  names,
  scrollerOf,
  seenIn,
  show,
  slidesOf,
  wayIn,
} from '../../testing/internal/apps/shownSwiper.tsx'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { mouseDrag, turnWheel } from '../../testing/internal/input/mouse.ts'
import { penDrag } from '../../testing/internal/input/pen.ts'
import { nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { readyToScroll } from '../../testing/internal/input/readyToScroll.ts'
import { timedTouch } from '../../testing/internal/input/timedTouch.ts'
import { centerOf, touchDrag, touchMoving } from '../../testing/internal/input/touch.ts'
import { trackpadPan } from '../../testing/internal/input/trackpad.ts'
import { Swiper, SwiperItem } from './index.ts'

describe('Swiper', () => {
  describeConformance((props) => <Swiper {...props}>{slidesOf(names)}</Swiper>, {
    selector: '.sw-swiper',
    states: { '[data-vertical]': { vertical: true } },
  })
})
describe('SwiperItem', () => {
  describeConformance(
    (props) => (
      <Swiper aria-label="Letters">
        <SwiperItem {...props}>A</SwiperItem>
      </Swiper>
    ),
    { selector: '.sw-swiper-item', around: '.sw-swiper, .sw-swiper :not(.sw-swiper-item)' },
  )
})

describe.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('by user input, %s', (dir, sign) => {
  test('a swipe changes the slide, and a swipe back returns', async () => {
    const { root, turns, rests } = await show({}, dir)
    await touchDrag(...wayIn(root, -220 * sign))
    await expectSeen(root, 'B')
    expect(turns).toEqual([{ current: 1, currentItemId: 'id-B', source: 'touch' }])
    await vi.waitFor(() => expect(rests).toEqual([{ current: 1, currentItemId: 'id-B', source: 'touch' }]))
    await touchDrag(...wayIn(root, 220 * sign))
    await expectSeen(root, 'A')
    expect(turns.map(({ current }) => current)).toEqual([1, 0])
  })

  test('with `circular` swipes lead from the first slide to the last and further', async () => {
    const { root, turns, rests } = await show({ circular: true }, dir)
    await touchDrag(...wayIn(root, 220 * sign))
    await expectSeen(root, 'E')
    await vi.waitFor(() => expect(rests).toHaveLength(1))
    await touchDrag(...wayIn(root, 220 * sign))
    await expectSeen(root, 'D')
    await vi.waitFor(() => expect(rests).toHaveLength(2))
    for (const next of ['E', 'A', 'B']) {
      await touchDrag(...wayIn(root, -220 * sign))
      await expectSeen(root, next)
      await vi.waitFor(() => expect(turns.at(-1)?.currentItemId).toBe(`id-${next}`))
      await vi.waitFor(() => expect(rests).toHaveLength(turns.length))
    }
  })

  test.each([
    ['mouse', mouseDrag],
    ['pen', penDrag],
  ] as const)('a %s drags it', async (pointer, drag) => {
    const { root, turns } = await show({ circular: true }, dir)
    await drag(...wayIn(root, 0, 3))
    await vi.waitFor(() => expect(scrollerOf(root).dataset.draggable).toContain(pointer))
    await drag(...wayIn(root, -220 * sign))
    await expectSeen(root, 'B')
    await drag(...wayIn(root, 220 * sign))
    await drag(...wayIn(root, 220 * sign))
    await expectSeen(root, 'E')
    expect(turns.map(({ current, source }) => `${current} ${source}`)).toEqual(['1 touch', '0 touch', '4 touch'])
  })

  test('keys change the slide', async () => {
    const { root, turns } = await show({}, dir)
    scrollerOf(root).focus()
    const [on, back] = dir === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}']
    await userEvent.keyboard(`${on}${on}${back}`)
    await expectSeen(root, 'B')
    await userEvent.keyboard('{End}')
    await expectSeen(root, 'E')
    await userEvent.keyboard(on)
    await expectSeen(root, 'E')
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expectSeen(root, 'A')
    expect(turns.map(({ current, source }) => `${current} ${source}`)).toEqual([
      ...['1 click', '2 click', '1 click', '4 click', '0 click'],
    ])
  })
})

test('a fling whose events are late ends once, at its last slide', async () => {
  const { root, rests } = await show({ circular: true })
  const [, from] = wayIn(root, 100)
  const touch = await timedTouch(from)
  const scrolled = new Promise((resolve) => scrollerOf(root).addEventListener('scroll', resolve, { once: true }))
  for (const px of [30, 60, 90]) await touch.move(16, { x: from.x - px, y: from.y })
  await scrolled
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // As on a busy page: the time limit for scroll events expires before the next frame.
  const afterSilence = new Promise((resolve) => {
    const wait = () => {
      vi.advanceTimersByTime(150)
      resolve(rests.length)
    }
    addEventListener('touchend', wait, { once: true })
  })
  await touch.end(16)
  expect(await afterSilence).toBe(0)
  await vi.waitFor(() => expect(rests).toHaveLength(1))
})

test('a `touchend` after `scrollend` ends the motion immediately', async () => {
  if (!('onscrollend' in window)) lacking('scrollend')
  const { root, rests } = await show()
  const scroller = scrollerOf(root)
  // The observer of its size positions the slides in the first frame.
  for (let frame = 0; frame < 2; frame++) await nextFrame()
  // Desktop WebKit cannot create touch events by script.
  const touch = (type: string, touches: readonly { readonly target: Element }[]) =>
    scroller.dispatchEvent(Object.assign(new Event(type), { touches }))
  touch('touchstart', [{ target: scroller }])
  const ended = new Promise((resolve) => scroller.addEventListener('scrollend', resolve, { once: true }))
  scroller.scrollLeft = 300
  await ended
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  touch('touchend', [])
  vi.advanceTimersByTime(150)
  await nextFrame()
  expect(rests).toHaveLength(1)
})

describe('controlled', () => {
  test('`current` sets the slide, and can refuse another', async () => {
    const { root, turns, rests, rerender } = await show({ current: 1 })
    await expectSeen(root, 'B')
    await touchDrag(...wayIn(root, -220))
    await vi.waitFor(() => expect(turns).toEqual([{ current: 2, currentItemId: 'id-C', source: 'touch' }]))
    await vi.waitFor(() => expect(rests.length).toBeGreaterThan(0))
    await expectSeen(root, 'B')
    rerender({ current: 3 })
    await expectSeen(root, 'D')
    expect(turns.slice(1)).toEqual([{ current: 3, currentItemId: 'id-D', source: '' }])
    rerender({ current: 99 })
    await expectSeen(root, 'E')
  })

  test('`currentItemId` sets the slide', async () => {
    const { root, turns, rerender } = await show({ currentItemId: 'id-D' })
    await expectSeen(root, 'D')
    rerender({ currentItemId: 'id-B' })
    await expectSeen(root, 'B')
    rerender({ currentItemId: 'nobody' })
    await expectSeen(root, 'B')
    expect(turns).toEqual([{ current: 1, currentItemId: 'id-B', source: '' }])
  })

  test('a change uses the shorter direction in a circle', async () => {
    const { root, rerender } = await show({ circular: true, current: 0, duration: 500 })
    rerender({ current: 4 })
    const list = root.querySelector('.sw-swiper-list') as HTMLElement
    const [motion] = list.getAnimations()
    motion?.pause()
    if (motion) motion.currentTime = 1
    await expectSeen(root, 'EA')
  })
})

describe('added and removed slides', () => {
  test('before the visible slide, which stays visible', async () => {
    const { root, turns, rerender } = await show({ defaultCurrent: 1 })
    rerender({ children: slidesOf(['X', 'Y', ...names]) })
    expect(seenIn(root)).toBe('B')
    await touchDrag(...wayIn(root, -220))
    await expectSeen(root, 'C')
    expect(turns.map(({ current, source }) => `${current} ${source}`)).toEqual(['3 ', '4 touch'])
    rerender({ children: slidesOf(['C', 'D']) })
    expect(seenIn(root)).toBe('C')
  })

  test.each([true, false])('the visible slide; circular: %s', async (circular) => {
    const { root, rerender } = await show({ defaultCurrent: 4, circular })
    rerender({ children: slidesOf(['A', 'B']) })
    expect(seenIn(root)).toBe('B')
    rerender({ children: slidesOf(['A']) })
    expect(seenIn(root)).toBe('A')
    rerender({ children: [] })
    expect(seenIn(root)).toBe('')
    rerender({ children: slidesOf(names) })
    expect(seenIn(root)).toBe('A')
  })

  test('after the swiper, which waits for them', async () => {
    const { root, rerender } = await show({ children: [], defaultCurrent: 2 })
    rerender({ children: slidesOf(names) })
    await expectSeen(root, 'C')
  })

  test('during a touch', async () => {
    const { root, rerender } = await show({ defaultCurrent: 1 })
    const [, from] = wayIn(root, 240)
    // With the real clock, because Chromium predicts the scroll position of touches for the time of a frame.
    const touch = await touchMoving(from, { x: from.x - 40, y: from.y })
    const move = (px: number) => touch.move({ x: from.x - px, y: from.y })
    await move(80)
    await expectSeen(root, 'BC')
    rerender({ children: slidesOf(['X', ...names]) })
    expect(seenIn(root)).toBe('BC')
    await readyToScroll()
    // The finger pauses before it is lifted, which prevents a fling.
    for (const px of [130, 180, 230, 260, 260, 260, 260, 260, 260]) await move(px)
    await touch.end()
    await expectSeen(root, 'C')
  })

  test('in lists and fragments, with empty children', async () => {
    const { root } = await show({
      children: [
        false,
        null,
        <>
          <SwiperItem>A</SwiperItem>
          {[<SwiperItem key="b">B</SwiperItem>]}
        </>,
        <SwiperItem key="c">C</SwiperItem>,
      ],
      displayMultipleItems: 3,
    })
    await expectSeen(root, 'ABC')
  })
})

describe('the layout', () => {
  test('several slides at once, and margins that show their neighbours', async () => {
    const { root } = await show({ displayMultipleItems: 2, previousMargin: 20, nextMargin: '1em', circular: true })
    await expectSeen(root, 'EABC')
    const widths = [...root.querySelectorAll('.sw-swiper-item')].map((item) => item.getBoundingClientRect().width)
    expect(widths).toEqual(Array(5).fill((300 - 20 - 16) / 2))
    await touchDrag(...wayIn(root, 100))
    await expectSeen(root, 'DEAB')
  })

  test('more at once than there are slides: it does not scroll', async () => {
    const { root, turns } = await show({ displayMultipleItems: 7, circular: true, autoplay: true })
    await touchDrag(...wayIn(root, -220))
    scrollerOf(root).focus()
    await userEvent.keyboard('{ArrowRight}{End}')
    expect([seenIn(root), turns.length]).toEqual(['ABCDE', 0])
  })

  test('vertical', async () => {
    const { root, turns } = await show({ vertical: true, nextMargin: 10, circular: true })
    await expectSeen(root, 'AB')
    await touchDrag(...wayIn(root, 0, -100))
    await expectSeen(root, 'BC')
    scrollerOf(root).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expectSeen(root, 'EA')
    await vi.waitFor(() => expect(turns.map(({ current }) => current)).toEqual([1, 0, 4]))
  })

  test.each(['ltr', 'rtl'])('matches the server rendering before the script runs, %s', async (dir) => {
    const container = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => container.remove())
    container.dir = dir
    for (const props of [{ vertical: true }, { circular: true }, { displayMultipleItems: 2 }]) {
      container.innerHTML = serverHtml(
        <Swiper defaultCurrent={2} {...props}>
          {slidesOf(names)}
        </Swiper>,
      )
      expect(seenIn(container.firstElementChild as Element)[0]).toBe('C')
    }
  })

  test('stays at its slide when the width changes', async () => {
    const { root } = await show({ defaultCurrent: 3, circular: true })
    root.style.inlineSize = '210px'
    await expectSeen(root, 'D')
    root.style.inlineSize = '333px'
    await expectSeen(root, 'D')
  })

  test('is as high as its highest slide with `block-size: auto`', async () => {
    const { root } = await show({
      style: { blockSize: 'auto', inlineSize: 300 },
      children: [<p key="p" style={{ blockSize: 77, margin: 0 }} />],
    })
    expect(root.offsetHeight).toBe(77)
  })
})

test('a wheel notch along its axis moves it by one slide; notches across scroll the page', async () => {
  const { root, turns } = await show({ vertical: true, duration: 1, style: { inlineSize: 300, blockSize: 600 } })
  // The code for wheels is loaded when a mouse points at the swiper.
  scrollerOf(root).dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse' }))
  await vi.waitFor(() => expect(scrollerOf(root).dataset.draggable).toContain('mouse'))
  await turnWheel(centerOf(root), { y: 120 })
  await expectSeen(root, 'B')
  await turnWheel(centerOf(root), { y: -120 })
  await expectSeen(root, 'A')
  expect(turns.map(({ source }) => source)).toEqual(['touch', 'touch'])
})

test('`disableTouch` disables gestures', async () => {
  const { root, turns, rerender } = await show({ disableTouch: true, navigation: true, defaultCurrent: 1 })
  // Between the arrows.
  const way = wayIn(root, -180)
  for (const [pointer, drag] of [
    ['mouse', mouseDrag],
    ['pen', penDrag],
  ] as const) {
    await drag(...wayIn(root, 0, 3))
    await vi.waitFor(() => expect(scrollerOf(root).dataset.draggable).toContain(pointer))
    await drag(...way)
  }
  await touchDrag(...way)
  await turnWheel(centerOf(root), { x: 120 })
  await trackpadPan(...way)
  expect([seenIn(root), turns.length]).toEqual(['B', 0])
  await userEvent.click(page.getByRole('button', { name: 'Next slide' }))
  await expectSeen(root, 'C')
  rerender({ disableTouch: false })
  await touchDrag(...way)
  await expectSeen(root, 'D')
})
