import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/setup/axe.ts'
import { emulateMedia } from '../../testing/setup/emulateMedia.ts'
import { keyboardWalk } from '../../testing/setup/keyboardWalk.ts'
import { mouseClick, mouseDrag, turnWheel } from '../../testing/setup/mouse.ts'
import { penDrag } from '../../testing/setup/pen.ts'
import { render } from '../../testing/setup/render.tsx'
import { expectSeen, names, scrollerOf, seenIn, show, slidesOf, wayIn } from '../../testing/setup/shownSwiper.tsx'
import { timedTouch } from '../../testing/setup/timedTouch.ts'
import { centerOf, touchDrag, touchStart } from '../../testing/setup/touch.ts'
import SwiperDemo from './demo.tsx'
import { Swiper, SwiperItem } from './index.ts'

describe('Swiper', () => {
  describeConformance((props) => <Swiper {...props}>{slidesOf(names)}</Swiper>, { selector: '.sw-swiper' })
})
describe('SwiperItem', () => {
  describeConformance(
    (props) => (
      <Swiper aria-label="Letters">
        <SwiperItem {...props}>A</SwiperItem>
      </Swiper>
    ),
    { selector: '.sw-swiper-item' },
  )
})

describe.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('by hand, %s', (dir, sign) => {
  test('a finger turns it, and turns it back', async () => {
    const { root, turns, rests } = await show({}, dir)
    await touchDrag(...wayIn(root, -220 * sign))
    await expectSeen(root, 'B')
    expect(turns).toEqual([{ current: 1, currentItemId: 'id-B', source: 'touch' }])
    await vi.waitFor(() => expect(rests).toEqual([{ current: 1, currentItemId: 'id-B', source: 'touch' }]))
    await touchDrag(...wayIn(root, 220 * sign))
    await expectSeen(root, 'A')
    expect(turns.map(({ current }) => current)).toEqual([1, 0])
  })

  test('in a circle a finger goes from the first to the last and on', async () => {
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

  test('keys turn it', async () => {
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

describe('the owner', () => {
  test('holds the slide, and refuses another', async () => {
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

  test('names a slide by its id', async () => {
    const { root, turns, rerender } = await show({ currentItemId: 'id-D' })
    await expectSeen(root, 'D')
    rerender({ currentItemId: 'id-B' })
    await expectSeen(root, 'B')
    rerender({ currentItemId: 'nobody' })
    await expectSeen(root, 'B')
    expect(turns).toEqual([{ current: 1, currentItemId: 'id-B', source: '' }])
  })

  test('takes the shorter way round', async () => {
    const { root, rerender } = await show({ circular: true, current: 0, duration: 500 })
    rerender({ current: 4 })
    const list = root.querySelector('.sw-swiper-list') as HTMLElement
    const [motion] = list.getAnimations()
    motion?.pause()
    if (motion) motion.currentTime = 1
    await expectSeen(root, 'EA')
  })
})

describe('slides that come and go', () => {
  test('before the one that is seen, which stays', async () => {
    const { root, turns, rerender } = await show({ defaultCurrent: 1 })
    rerender({ children: slidesOf(['X', 'Y', ...names]) })
    expect(seenIn(root)).toBe('B')
    await touchDrag(...wayIn(root, -220))
    await expectSeen(root, 'C')
    expect(turns.map(({ current, source }) => `${current} ${source}`)).toEqual(['3 ', '4 touch'])
    rerender({ children: slidesOf(['C', 'D']) })
    expect(seenIn(root)).toBe('C')
  })

  test.each([true, false])('the one that is seen; a circle: %s', async (circular) => {
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

  test('later than the swiper, which waits for them', async () => {
    const { root, rerender } = await show({ children: [], defaultCurrent: 2 })
    rerender({ children: slidesOf(names) })
    await expectSeen(root, 'C')
  })

  test('below a finger', async () => {
    const { root, rerender } = await show({ defaultCurrent: 1 })
    const [, from] = wayIn(root, 240)
    const touch = await timedTouch(from)
    await touch.move(16, { x: from.x - 40, y: from.y })
    await touch.move(16, { x: from.x - 80, y: from.y })
    await expectSeen(root, 'BC')
    rerender({ children: slidesOf(['X', ...names]) })
    expect(seenIn(root)).toBe('BC')
    await touch.move(16, { x: from.x - 220, y: from.y })
    // It rests before it goes, so nothing is thrown.
    await touch.end(200)
    await expectSeen(root, 'C')
  })

  test('in lists and fragments, with what is nothing', async () => {
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
  test('several at once, and a look at those beside them', async () => {
    const { root } = await show({ displayMultipleItems: 2, previousMargin: 20, nextMargin: '1em', circular: true })
    await expectSeen(root, 'EABC')
    const widths = [...root.querySelectorAll('.sw-swiper-item')].map((item) => item.getBoundingClientRect().width)
    expect(widths).toEqual(Array(5).fill((300 - 20 - 16) / 2))
    await touchDrag(...wayIn(root, 100))
    await expectSeen(root, 'DEAB')
  })

  test('more at once than there are: nothing turns', async () => {
    const { root, turns } = await show({ displayMultipleItems: 7, circular: true, autoplay: true })
    await touchDrag(...wayIn(root, -220))
    scrollerOf(root).focus()
    await userEvent.keyboard('{ArrowRight}{End}')
    expect([seenIn(root), turns.length]).toEqual(['ABCDE', 0])
  })

  test('up and down', async () => {
    const { root, turns } = await show({ vertical: true, nextMargin: 10, circular: true })
    await expectSeen(root, 'AB')
    await touchDrag(...wayIn(root, 0, -100))
    await expectSeen(root, 'BC')
    scrollerOf(root).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expectSeen(root, 'EA')
    await vi.waitFor(() => expect(turns.map(({ current }) => current)).toEqual([1, 0, 4]))
  })

  test.each(['ltr', 'rtl'])('is that of the server before the first script, %s', async (dir) => {
    const container = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => container.remove())
    container.dir = dir
    for (const props of [{ vertical: true }, { circular: true }, { displayMultipleItems: 2 }]) {
      container.innerHTML = renderToString(
        <Swiper defaultCurrent={2} {...props}>
          {slidesOf(names)}
        </Swiper>,
      )
      expect(seenIn(container.firstElementChild as Element)[0]).toBe('C')
    }
  })

  test('stays where it is in another width', async () => {
    const { root } = await show({ defaultCurrent: 3, circular: true })
    root.style.inlineSize = '210px'
    await expectSeen(root, 'D')
    root.style.inlineSize = '333px'
    await expectSeen(root, 'D')
  })

  test('is as high as its highest slide where that is asked for', async () => {
    const { root } = await show({
      style: { blockSize: 'auto', inlineSize: 300 },
      children: [<p key="p" style={{ blockSize: 77, margin: 0 }} />],
    })
    expect(root.offsetHeight).toBe(77)
  })
})

test('the notch of a wheel turns it by one; those across it scroll the page', async () => {
  const { root, turns } = await show({ vertical: true, duration: 1, style: { inlineSize: 300, blockSize: 600 } })
  await turnWheel(centerOf(root), { y: 120 })
  await expectSeen(root, 'B')
  await turnWheel(centerOf(root), { y: -120 })
  await expectSeen(root, 'A')
  expect(turns.map(({ source }) => source)).toEqual(['touch', 'touch'])
})

test('hands leave it alone where that is asked for', async () => {
  const { root, turns } = await show({ disableTouch: true, navigation: true })
  await touchDrag(...wayIn(root, -220))
  await mouseDrag(...wayIn(root, -220))
  expect([seenIn(root), turns.length]).toEqual(['A', 0])
  await userEvent.click(page.getByRole('button', { name: 'Next slide' }))
  await expectSeen(root, 'B')
})

describe('dots and arrows', () => {
  const dots = (root: Element) => [...root.querySelectorAll('.sw-swiper-dot')]

  test('tell and turn', async () => {
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

  test('arrows that are there for a mouse near to them', async () => {
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

test('it tells how far it is, and when it rests', async () => {
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

test('a finger holds a turn where it is', async () => {
  const { root, rests } = await show({ duration: 400, circular: true })
  scrollerOf(root).focus()
  await userEvent.keyboard('{ArrowRight}')
  const list = root.querySelector('.sw-swiper-list') as HTMLElement
  const touch = await touchStart(centerOf(root))
  await vi.waitFor(() => expect(list.getAnimations()[0]?.playState).toBe('paused'))
  expect(rests).toEqual([])
  await touch.end()
  await expectSeen(root, 'B')
  await vi.waitFor(() => expect(rests).toHaveLength(1))
})

describe('for everyone', () => {
  test('a screen reader hears a carousel of slides, of which one is in reach', async () => {
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
      'group 1 of 5',
      'button A',
      'button Previous slide',
      'button Next slide',
    ])
  })

  test('keys go on where the focus went out of reach; a text field keeps its own', async () => {
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

  test('dots differ where the system takes the colours', async () => {
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
