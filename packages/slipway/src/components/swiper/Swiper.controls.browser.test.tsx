import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectSeen, names, scrollerOf, show, wayIn } from '../../testing/internal/apps/shownSwiper.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { emulateMedia } from '../../testing/internal/environment/emulateMedia.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { mouseClick, mouseDown, mouseDrag, mouseMove } from '../../testing/internal/input/mouse.ts'
import { penDown, penDrag, penMove } from '../../testing/internal/input/pen.ts'
import { restingDrag, restingMouseUp } from '../../testing/internal/input/timedPress.ts'
import { centerOf, type Point, touchStart } from '../../testing/internal/input/touch.ts'
import SwiperDemo from './demo.tsx'
import { SwiperItem } from './index.ts'

describe('dots and arrows', () => {
  const dots = (root: Element) => [...root.querySelectorAll('.sw-swiper-dot')]

  test('show and change the slide', async () => {
    const { root, turns } = await show({ indicatorDots: true, navigation: true, indicatorActiveColor: 'rgb(1, 2, 3)' })
    const active = () =>
      dots(root)
        .map((dot) => Number(dot.hasAttribute('data-active')))
        .join('')
    expect(active()).toBe('10000')
    expect(getComputedStyle(dots(root)[0] as Element, '::before').backgroundColor).toBe('rgb(1, 2, 3)')
    await mouseClick(centerOf(dots(root)[3] as Element))
    await expectSeen(root, 'D')
    expect(active()).toBe('00010')
    await userEvent.click(page.getByRole('button', { name: 'Next slide' }))
    await expectSeen(root, 'E')
    await expect.element(page.getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled', 'true')
    expect(turns.map(({ current, source }) => `${current} ${source}`)).toEqual(['3 click', '4 click'])
  })

  test('arrows with `auto` are visible when a mouse is near', async () => {
    const { root } = await show({ navigation: 'auto' })
    const next = root.querySelector('[data-way=next]') as Element
    const { x, y } = centerOf(root)
    const point = (clientX: number) =>
      scrollerOf(root).dispatchEvent(
        new PointerEvent('pointermove', { clientX, clientY: y, pointerType: 'mouse', bubbles: true }),
      )
    point(x + 120)
    const shown = () => getComputedStyle(next).pointerEvents
    await vi.waitFor(() => expect(shown()).toBe('auto'))
    expect(getComputedStyle(root.querySelector('[data-way=previous]') as Element).pointerEvents).toBe('none')
    point(x)
    await vi.waitFor(() => expect(shown()).toBe('none'))
    expect(getComputedStyle(next).transitionDelay).toBe('0.3s')
  })
})

test('dots and arrows have the colours of the props; by default the text colour and white', async () => {
  const colors = (root: Element) => {
    const [active, other] = [...root.querySelectorAll('.sw-swiper-dot')].map(
      (dot) => getComputedStyle(dot, '::before').backgroundColor,
    )
    const arrow = root.querySelector('.sw-swiper-arrow') as Element
    return [active, other, getComputedStyle(arrow).color]
  }
  const { root, rerender } = await show({ indicatorDots: true, navigation: true })
  root.style.setProperty('--sw-label', 'rgb(0, 0, 0)')
  // The colour of the dots has a transition of 200 ms.
  await vi.waitFor(() =>
    expect(colors(root)).toEqual(['rgb(0, 0, 0)', expect.stringMatching(/0\.3\)$/), 'rgb(255, 255, 255)']),
  )
  const own = ['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(7, 8, 9)'] as const
  rerender({ indicatorActiveColor: own[0], indicatorColor: own[1], navigationColor: own[2] })
  await vi.waitFor(() => expect(colors(root)).toEqual(own))
})

test('it is 150 px high, and lays out hidden slides unless `skipHiddenItemLayout` is set', async () => {
  const { root, rerender } = await show()
  const visibility = () => [
    ...new Set([...root.querySelectorAll('.sw-swiper-item')].map((item) => getComputedStyle(item).contentVisibility)),
  ]
  expect([root.offsetHeight, visibility()]).toEqual([150, ['visible']])
  rerender({ skipHiddenItemLayout: true })
  expect(visibility()).toEqual(['auto'])
})

test('it emits its distance while it moves, and when it is idle', async () => {
  const ways: number[] = []
  const { root, rests } = await show({ duration: 100, onTransition: ({ detail }) => ways.push(detail.dx) })
  scrollerOf(root).focus()
  await userEvent.keyboard('{ArrowRight}')
  await vi.waitFor(() => expect(rests).toEqual([{ current: 1, currentItemId: 'id-B', source: 'click' }]))
  expect(ways.length).toBeGreaterThan(1)
  expect(ways).toEqual([...ways].sort((one, other) => one - other))
  expect(Math.min(...ways)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ways)).toBeLessThanOrEqual(300)
})

const heldBack: Readonly<Record<string, (from: Point, to: Point) => Promise<void>>> = {
  finger: restingDrag,
  async mouse(from, to) {
    await mouseDown(from)
    await mouseMove(to)
    await restingMouseUp(to)
  },
  async pen(from, to) {
    await penDown(from)
    await penMove(to)
    await restingMouseUp(to, 'pen')
  },
}

test.each(Object.entries(heldBack))('a %s drag that returns finishes with source `touch`', async (pointer, drag) => {
  const { root, turns, rests } = await show()
  scrollerOf(root).focus()
  await userEvent.keyboard('{ArrowRight}')
  await vi.waitFor(() => expect(rests.map(({ source }) => source)).toEqual(['click']))
  const [from, to] = wayIn(root, -80)
  if (pointer !== 'finger') {
    await (pointer === 'pen' ? penDrag : mouseDrag)(from, { ...from, y: from.y + 3 })
    await vi.waitFor(() => expect(scrollerOf(root).dataset.draggable).toContain(pointer))
  }
  await drag(from, to)
  await vi.waitFor(() => expect(rests).toHaveLength(2))
  expect([rests[1], turns.length]).toEqual([{ current: 1, currentItemId: 'id-B', source: 'touch' }, 1])
})

test('a touch pauses a slide change', async () => {
  // A long duration, because a busy machine needs time to dispatch the touch.
  const { root, rests } = await show({ duration: 60_000, circular: true })
  scrollerOf(root).focus()
  await userEvent.keyboard('{ArrowRight}')
  const list = root.querySelector('.sw-swiper-list') as HTMLElement
  const touch = await touchStart(centerOf(root))
  await vi.waitFor(() => expect(list.getAnimations()[0]?.playState).toBe('paused'))
  expect(rests).toEqual([])
  await touch.end()
  await vi.waitFor(() => expect(list.getAnimations()[0]?.playState).toBe('running'))
  list.getAnimations()[0]?.finish()
  await expectSeen(root, 'B')
  await vi.waitFor(() => expect(rests).toHaveLength(1))
})

describe('accessibility', () => {
  test('it is exposed as a carousel of slides, of which one is reachable', async () => {
    const { root } = await show({
      autoplay: true,
      navigation: true,
      children: names.map((name) => (
        <SwiperItem key={name}>
          <button type="button">{name}</button>
        </SwiperItem>
      )),
    })
    const region = page.getByRole('region', { name: 'Letters' })
    await expect.element(region).toHaveAttribute('aria-roledescription', 'carousel')
    const slides = [...root.querySelectorAll('.sw-swiper-item')]
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 5',
      '2 of 5',
      '3 of 5',
      '4 of 5',
      '5 of 5',
    ])
    expect(slides.map((slide) => slide.matches('[role=group][aria-roledescription=slide]'))).toEqual(
      Array(5).fill(true),
    )
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true, true, true])
    expect(await keyboardWalk(root)).toEqual([
      'button Stop the rotation',
      'group Slides',
      'button A',
      'button Previous slide',
      'button Next slide',
    ])
  })

  test('keys still work when the focused slide becomes inert; a text field keeps its keys', async () => {
    const { root } = await show({
      children: names.map((name) => (
        <SwiperItem key={name}>
          <input aria-label={name} />
        </SwiperItem>
      )),
    })
    await userEvent.click(page.getByLabelText('A', { exact: true }))
    await userEvent.keyboard('{ArrowRight}')
    expect(root.querySelector('.sw-swiper-item:not([inert]) input')).toHaveAttribute('aria-label', 'A')
    scrollerOf(root).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(root.querySelector('.sw-swiper-item:not([inert]) input')).toHaveAttribute('aria-label', 'C')
    expect(document.activeElement).toBe(scrollerOf(root))
  })

  test('forced colours distinguish the dots', async () => {
    const { root } = await show({ indicatorDots: true })
    await emulateMedia('forced-colors', 'active')
    const [one, other] = [...root.querySelectorAll('.sw-swiper-dot')].map(
      (dot) => getComputedStyle(dot, '::before').backgroundColor,
    )
    expect(one).not.toBe(other)
  })

  test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
    const { element } = render(
      <main dir={dir}>
        <SwiperDemo />
      </main>,
    )
    await expectNoAxeViolations(element)
  })
})
