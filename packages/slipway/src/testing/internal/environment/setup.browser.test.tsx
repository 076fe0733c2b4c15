import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { server, userEvent } from 'vitest/browser'
import { mouseDown, mouseDrag, turnWheel } from '../input/mouse.ts'
import { restingDrag } from '../input/timedPress.ts'
import { centerOf, touchDrag, touchStart, touchTap } from '../input/touch.ts'
import { expectNoAxeViolations } from './axe.ts'
import { keepFocusInWindow } from './keepFocus.ts'
import { render } from './render.tsx'

const square = {
  position: 'absolute',
  insetInlineStart: 40,
  insetBlockStart: 60,
  inlineSize: 100,
  blockSize: 100,
} as const

test('a tap is a trusted touch at the given point, and causes a click', async () => {
  const seen: unknown[] = []
  const { element } = render(<button type="button" style={square} aria-label="Target" />)
  for (const type of ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'click']) {
    element.addEventListener(type, (event) => seen.push([event.type, event.isTrusted]))
  }
  const place = vi.fn()
  element.addEventListener('pointerdown', ({ pointerType, clientX, clientY }) => place(pointerType, clientX, clientY))
  await touchTap(centerOf(element))
  expect(place).toHaveBeenCalledWith('touch', 90, 110)
  await vi.waitFor(() =>
    expect(seen).toEqual([
      ['pointerdown', true],
      ['touchstart', true],
      ['pointerup', true],
      ['touchend', true],
      ['click', true],
    ]),
  )
})

test('a drag moves in steps and ends at the given point', async () => {
  const { element } = render(<div style={{ ...square, touchAction: 'none' }} />)
  const xs: number[] = []
  element.addEventListener('pointermove', (event) => xs.push(event.clientX))
  await touchDrag({ x: 50, y: 110 }, { x: 130, y: 110 }, { steps: 4 })
  expect(xs.at(-1)).toBeCloseTo(130, 2)
  expect(xs.length).toBeGreaterThan(1)
})

test('a drag scrolls a scroller, and the browser then cancels the pointer', async () => {
  const { element } = render(
    <div style={{ ...square, overflow: 'auto' }}>
      <div style={{ blockSize: 1000 }} />
    </div>,
  )
  const cancelled = vi.fn()
  element.addEventListener('pointercancel', cancelled)
  await touchDrag({ x: 90, y: 150 }, { x: 90, y: 70 })
  await vi.waitFor(() => expect(element.scrollTop).toBeGreaterThan(20))
  expect(cancelled).toHaveBeenCalledTimes(1)
})

const scrolls: Readonly<Record<string, () => Promise<void>>> = {
  finger: () => restingDrag({ x: 90, y: 150 }, { x: 90, y: 70 }),
  wheel: () => turnWheel({ x: 90, y: 100 }, { y: 60 }),
}

describe.each(['finger', 'wheel'])('after a %s', (first) => {
  test.each(['finger', 'wheel'])('a %s scrolls the element that replaced the scrolled one', async (second) => {
    // Nothing in this element is painted, so Chromium's compositor takes both elements for the same.
    const empty = (
      <div style={{ ...square, overflow: 'auto' }}>
        <div style={{ blockSize: 1000 }} />
      </div>
    )
    const before = render(empty)
    await scrolls[first]?.()
    before.unmount()
    const { element } = render(empty)
    await scrolls[second]?.()
    await vi.waitFor(() => expect(element.scrollTop).toBeGreaterThan(20))
  })
})

test.each(['finger', 'wheel'])('a %s scrolls after a wheel that had nothing to scroll', async (second) => {
  const { element } = render(
    <div style={{ ...square, overflow: 'auto' }}>
      <div style={{ blockSize: 1000 }}>text</div>
    </div>,
  )
  await turnWheel(centerOf(element), { y: -120 })
  await scrolls[second]?.()
  await vi.waitFor(() => expect(element.scrollTop).toBeGreaterThan(20))
})

test('two fingers are two pointers', async () => {
  const { element } = render(<div style={{ ...square, touchAction: 'none' }} />)
  const pointers = new Set<number>()
  element.addEventListener('pointermove', (event) => pointers.add(event.pointerId))
  const touch = await touchStart({ x: 60, y: 110 }, { x: 120, y: 110 })
  await touch.move({ x: 50, y: 110 }, { x: 130, y: 110 })
  await touch.end()
  expect(pointers.size).toBe(2)
})

test('two fingers do not zoom the page that runs the tests', async () => {
  render(<div style={square} />)
  const touch = await touchStart({ x: 80, y: 110 }, { x: 100, y: 110 })
  for (let px = 10; px <= 60; px += 10) await touch.move({ x: 80 - px, y: 110 }, { x: 100 + px, y: 110 })
  await touch.end()
  expect(window.parent.visualViewport?.scale).toBe(1)
})

test('a mouse drag is trusted', async () => {
  const { element } = render(<div style={square} />)
  const moves: unknown[] = []
  element.addEventListener('pointermove', (event) => {
    if (event.buttons) moves.push([event.isTrusted, event.pointerType, Math.round(event.clientX)])
  })
  await mouseDrag({ x: 50, y: 110 }, { x: 130, y: 110 }, { steps: 2 })
  expect(moves.at(-1)).toEqual([true, 'mouse', 130])
})

describe('the mouse’s button', () => {
  const press = async () => {
    const { element } = render(<div style={square} />)
    const pressed = vi.fn()
    element.addEventListener('pointerdown', pressed)
    await mouseDown(centerOf(element))
    expect(pressed).toHaveBeenCalledTimes(1)
  }

  test('is pressed by a test that does not release it', press)

  test('can be pressed by the next test', press)
})

test('the elements that keep the focus in the window are new for each file', () => {
  const stops = () => [...window.parent.document.querySelectorAll('.beside-the-tests')]
  if (server.browser !== 'firefox') onTestFinished(() => stops().forEach((stop) => void stop.remove()))
  keepFocusInWindow()
  const before = stops()
  keepFocusInWindow()
  expect(stops()).toHaveLength(2)
  expect(stops().filter((stop) => before.includes(stop))).toEqual([])
})

test('expectNoAxeViolations names the violations, and restores the document', async () => {
  const { element } = render(<button type="button" />)
  await expect(expectNoAxeViolations(element)).rejects.toThrow(/button-name/)
  expect(document.documentElement.getAttributeNames()).not.toContain('data-sw-theme')
})

test('expectNoAxeViolations checks both themes, and passes without violations', async () => {
  const { container, rerender } = render(
    <p style={{ color: 'light-dark(#000, #fff)', background: 'light-dark(#fff, #000)' }}>Text</p>,
  )
  await expectNoAxeViolations(container)
  rerender(<p style={{ color: 'light-dark(#000, #333)', background: 'light-dark(#fff, #222)' }}>Text</p>)
  await expect(expectNoAxeViolations(container)).rejects.toThrow(/dark theme.*color-contrast/s)
})

test('fake timers do not advance while a test waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const late = vi.fn()
  setTimeout(late, 1)
  let looks = 0
  await vi.waitFor(() => expect(++looks).toBe(3))
  await userEvent.click(render(<button type="button">Click</button>).element)
  expect(late).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(late).toHaveBeenCalledTimes(1)
})
