import { type CSSProperties, StrictMode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDrag, turnWheel } from '../../testing/internal/input/mouse.ts'
import { apart, centerOf, type Point, touchDrag, touchPinch, touchStart } from '../../testing/internal/input/touch.ts'
import { attachPinch } from './attachPinch.ts'
import { attachTap } from './attachTap.ts'
import { attachPan } from './pan/attachPan.ts'
import type { PinchOptions } from './pinchOptions.ts'
import { usePinch } from './usePinch.ts'
import { wheelSilenceMs } from './wheel/wheelPan.state.ts'

const square: CSSProperties = { inlineSize: 300, blockSize: 300, overflow: 'auto' }

/** Renders a scroller with a square in it; both can be pinched, panned and scrolled. */
function show() {
  const { container } = render(
    <div data-part="outer" style={{ ...square, blockSize: 400 }}>
      <div data-part="inner" style={square}>
        <div style={{ blockSize: 900 }} />
      </div>
      <div style={{ blockSize: 900 }} />
    </div>,
  )
  const part = (name: string) => container.querySelector(`[data-part=${name}]`) as HTMLElement
  return { outer: part('outer'), inner: part('inner') }
}

function pinch(element: HTMLElement, options: PinchOptions = {}, name = '') {
  const log: string[] = []
  const onMove = vi.fn<NonNullable<PinchOptions['onMove']>>()
  const detach = attachPinch(element, {
    onBegin: ({ pointerType }) => log.push(`${name}begin ${pointerType}`),
    onEnd: ({ cancelled }) => log.push(name + (cancelled ? 'cancelled' : 'end')),
    onMove,
    ...options,
  })
  onTestFinished(detach)
  return { log, onMove, detach }
}

const by = ({ x, y }: Point, dx: number, dy = 0) => ({ x: x + dx, y: y + dy })
const near = (value: number) => expect.closeTo(value, 1)

test('two fingers pinch about their centre, and nothing scrolls or zooms', async () => {
  const { inner } = show()
  const { log, onMove } = pinch(inner)
  const middle = centerOf(inner)
  const left = vi.fn()
  inner.parentElement?.addEventListener('touchmove', (event) => event.defaultPrevented || left())
  await touchPinch(apart(middle, 80), apart(by(middle, 10, -20), 200))
  expect(left, 'to the browser').not.toHaveBeenCalled()
  expect(log).toEqual(['begin touch', 'end'])
  expect(onMove.mock.lastCall?.[0]).toMatchObject({
    scale: near(2.5),
    origin: { x: near(middle.x), y: near(middle.y) },
    offset: { x: near(10), y: near(-20) },
  })
  expect([inner.scrollTop, visualViewport?.scale]).toEqual([0, 1])
})

test('one finger scrolls as usual and does not pinch', async () => {
  const { inner } = show()
  const { log } = pinch(inner)
  const middle = centerOf(inner)
  await touchDrag(middle, by(middle, 0, -100))
  await vi.waitFor(() => expect(inner.scrollTop).toBeGreaterThan(50))
  expect(log).toEqual([])
})

test('a remaining finger moves the content until it is lifted', async () => {
  const { inner } = show()
  const { log, onMove } = pinch(inner)
  const [left, right] = apart(centerOf(inner), 100)
  const touch = await touchStart(left)
  await touch.add(left, right)
  await touch.move(by(left, -50), by(right, 50))
  await touch.lift(1, by(right, 50))
  expect(log).toEqual(['begin touch'])
  await touch.move(by(left, -20, 5))
  expect(onMove.mock.lastCall?.[0]).toMatchObject({ scale: near(2), offset: { x: near(30), y: near(5) } })
  await touch.end()
  expect(log).toEqual(['begin touch', 'end'])
})

test('a second finger ends a pan and prevents a tap', async () => {
  const { inner } = show()
  const log: string[] = []
  const detach = [
    attachPan(inner, {
      axis: 'both',
      touchAction: 'none',
      onBegin: () => log.push('pan'),
      onEnd: ({ cancelled }) => log.push(cancelled ? 'pan cancelled' : 'pan end'),
    }),
    attachPinch(inner, { onBegin: () => log.push('pinch'), onEnd: () => log.push('pinch end') }),
    attachTap(inner, { onTap: () => log.push('tap'), tolerancePx: 500 }),
  ]
  onTestFinished(() => {
    for (const stop of detach) stop()
  })
  expect(inner.style.touchAction).toBe('none')
  const [left, right] = apart(centerOf(inner), 100)
  const touch = await touchStart(left)
  await touch.move(by(left, 30))
  expect(log).toEqual(['pan'])
  await touch.add(by(left, 30), right)
  await touch.move(by(left, 20), right)
  await touch.end()
  expect(log).toEqual(['pan', 'pan cancelled', 'pinch', 'pinch end'])
})

test('of nested elements the inner one is pinched if it contains both fingers', async () => {
  const { inner, outer } = show()
  const { log } = pinch(inner, {}, 'inner ')
  const outside = pinch(outer, {}, 'outer ').log
  await touchPinch(apart(centerOf(inner), 80), apart(centerOf(inner), 120))
  expect([log, outside]).toEqual([['inner begin touch', 'inner end'], []])
  const below = { x: centerOf(outer).x, y: outer.getBoundingClientRect().bottom - 20 }
  await touchPinch([centerOf(inner), below], [by(centerOf(inner), 0, -40), below])
  expect([log.length, outside]).toEqual([2, ['outer begin touch', 'outer end']])
})

test('an outer element with a higher priority is pinched instead of the inner one', async () => {
  const { inner, outer } = show()
  const { log } = pinch(inner)
  const outside = pinch(outer, { priority: 1 }).log
  await touchPinch(apart(centerOf(inner), 80), apart(centerOf(inner), 120))
  expect([log, outside]).toEqual([[], ['begin touch', 'end']])
})

test('`canBegin` may refuse, and is not called again', async () => {
  const { inner } = show()
  const canBegin = vi.fn(() => false)
  const { log } = pinch(inner, { canBegin })
  await touchPinch(apart(centerOf(inner), 80), apart(centerOf(inner), 200))
  expect(log).toEqual([])
  expect(canBegin).toHaveBeenCalledTimes(1)
})

test('a pinch ends as cancelled if the system takes it over, the window loses the focus, or it is detached', async () => {
  const { inner } = show()
  const { log, detach } = pinch(inner)
  const begin = async () => {
    const touch = await touchStart(...apart(centerOf(inner), 80))
    await touch.move(...apart(centerOf(inner), 120))
    expect(log.splice(0)).toEqual(['begin touch'])
    return touch
  }
  await (await begin()).cancel()
  expect(log.splice(0)).toEqual(['cancelled'])
  const blurred = await begin()
  window.dispatchEvent(new Event('blur'))
  expect(log.splice(0)).toEqual(['cancelled'])
  await blurred.end()
  const detached = await begin()
  detach()
  expect(log.splice(0)).toEqual(['cancelled'])
  expect(inner.style.touchAction).toBe('')
  await detached.end()
  await touchPinch(apart(centerOf(inner), 80), apart(centerOf(inner), 200))
  expect(log).toEqual([])
})

test('`onBegin` may end the pinch', async () => {
  const { inner } = show()
  const onMove = vi.fn()
  const ended = vi.fn()
  const detach = attachPinch(inner, { onBegin: () => detach(), onMove, onEnd: ended })
  await touchPinch(apart(centerOf(inner), 80), apart(centerOf(inner), 200))
  expect(ended).toHaveBeenCalledTimes(1)
  expect(onMove).not.toHaveBeenCalled()
})

test('a trackpad pinch scales about the pointer and ends after a pause', async () => {
  // On a busy machine there may be a long pause between two events.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { inner } = show()
  const { log, onMove } = pinch(inner)
  const place = by(centerOf(inner), 30)
  await turnWheel(place, { y: -25, ctrlKey: true })
  await turnWheel(place, { y: -25, ctrlKey: true })
  await vi.waitFor(() => expect(onMove.mock.lastCall?.[0].scale).toBeCloseTo(1.5625))
  expect(onMove.mock.lastCall?.[0].origin.x).toBeCloseTo(place.x, 0)
  vi.advanceTimersByTime(wheelSilenceMs - 1)
  expect(log).toEqual(['begin wheel'])
  vi.advanceTimersByTime(1)
  expect(log).toEqual(['begin wheel', 'end'])
  expect(visualViewport?.scale).toBe(1)
})

const wheel = (element: Element, init: WheelEventInit) =>
  element.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init }))

test('the wheel scrolls, or pinches with `wheel`', () => {
  const { inner, outer } = show()
  const { log } = pinch(inner)
  const outside = pinch(outer, { wheel: true }).log
  expect(wheel(inner, { deltaY: -100 }), 'the outer one').toBe(false)
  expect(wheel(outer, { deltaY: -20, deltaX: 50 }), 'the browser').toBe(true)
  expect(wheel(inner, { deltaY: -100, ctrlKey: true }), 'the inner one').toBe(false)
  expect([log, outside]).toEqual([['begin wheel'], ['begin wheel']])
})

test('a refused wheel stream is left to the browser until a pause', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { inner } = show()
  const canBegin = vi.fn().mockReturnValueOnce(false).mockReturnValue(true)
  const { log } = pinch(inner, { wheel: true, canBegin })
  expect([wheel(inner, { deltaY: -9 }), wheel(inner, { deltaY: -9 })]).toEqual([true, true])
  vi.advanceTimersByTime(149)
  expect(wheel(inner, { deltaY: -9 })).toBe(true)
  vi.advanceTimersByTime(150)
  expect(wheel(inner, { deltaY: -9 })).toBe(false)
  expect(log).toEqual(['begin wheel'])
})

test('Safari’s gesture events pinch on a trackpad; on a screen they accompany touch events and are ignored', async () => {
  const { inner } = show()
  const { log, onMove } = pinch(inner)
  const gesture = (type: string, scale: number) =>
    inner.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 50, clientY: 60 }), { scale }),
    )
  expect(gesture('gesturestart', 1), 'else the page zooms').toBe(false)
  gesture('gesturechange', 1.5)
  gesture('gesturechange', 3)
  expect(onMove.mock.lastCall?.[0]).toEqual({ scale: 3, origin: { x: 50, y: 60 }, offset: { x: 0, y: 0 } })
  gesture('gestureend', 3)
  expect(log.splice(0)).toEqual(['begin wheel', 'end'])
  const touch = await touchStart(...apart(centerOf(inner), 80))
  gesture('gesturestart', 1)
  gesture('gesturechange', 2)
  await touch.end()
  expect(log).toEqual([])
})

test('a mouse drag does not pinch', async () => {
  const { inner } = show()
  const { log } = pinch(inner)
  await mouseDrag(centerOf(inner), by(centerOf(inner), 60))
  expect(log).toEqual([])
})

function Square(options: Parameters<typeof usePinch>[0]) {
  return <div ref={usePinch(options)} style={square} />
}

test('the hook calls the latest listeners, can be disabled, and cleans up', async () => {
  const leftovers = watchLeftovers()
  const first = vi.fn()
  const second = vi.fn()
  const { element, rerender, unmount } = render(
    <StrictMode>
      <Square onEnd={first} />
    </StrictMode>,
  )
  rerender(
    <StrictMode>
      <Square onEnd={second} />
    </StrictMode>,
  )
  const go = () => touchPinch(apart(centerOf(element), 80), apart(centerOf(element), 120))
  await go()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  rerender(
    <StrictMode>
      <Square onEnd={second} disabled />
    </StrictMode>,
  )
  expect(element.style.touchAction).toBe('')
  await go()
  expect(second).toHaveBeenCalledTimes(1)
  unmount()
  expect(leftovers()).toEqual([])
})
