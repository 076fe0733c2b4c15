import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../../testing/internal/environment/render.tsx'
import { turnWheel } from '../../../testing/internal/input/mouse.ts'
import { centerOf } from '../../../testing/internal/input/pointerInput.ts'
import { attachWheelPan, type Schedule, type WheelPanOptions } from './attachWheelPan.ts'

/** Renders a scrollable element whose pan by wheel is logged, with a clock that the test controls. */
function show(options: Partial<WheelPanOptions> = {}) {
  const { element } = render(
    <div style={{ inlineSize: 200, blockSize: 200, overflow: 'auto' }}>
      <div style={{ blockSize: 600 }} />
    </div>,
  )
  const log: string[] = []
  let silence: (() => void) | undefined
  const schedule: Schedule = (call, delayMs) => {
    expect(delayMs).toBe(150)
    silence = call
    return () => {
      silence = undefined
    }
  }
  const onMove = vi.fn<NonNullable<WheelPanOptions['onMove']>>()
  const detach = attachWheelPan(
    element,
    {
      axis: 'y',
      canBegin: ({ offset }) => offset.y > 0,
      onBegin: ({ pointerType }) => log.push(`begin ${pointerType}`),
      onEnd: ({ cancelled }) => log.push(cancelled ? 'cancelled' : 'end'),
      onMove,
      ...options,
    },
    schedule,
  )
  onTestFinished(detach)
  let atMs = 0
  const wheel = (deltaY: number, init: WheelEventInit = {}) => {
    const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...init })
    // The events are a frame apart: on a busy machine there may be a pause between them.
    atMs += 16
    Object.defineProperty(event, 'timeStamp', { value: atMs })
    return element.dispatchEvent(event)
  }
  return { element, log, onMove, detach, wheel, isWaiting: () => Boolean(silence), passSilence: () => silence?.() }
}

test('a pull at the top is a pan until the stream pauses, and does nothing else', () => {
  const { log, onMove, wheel, isWaiting, passSilence } = show()
  expect([wheel(-3), wheel(-6), wheel(-9)], 'kept from the browser, which else had begun to scroll').not.toContain(true)
  expect(log).toEqual(['begin wheel'])
  expect(onMove.mock.calls.map(([{ offset }]) => offset.y)).toEqual([5, 14])
  expect(isWaiting()).toBe(true)
  passSilence()
  expect(log).toEqual(['begin wheel', 'end'])
})

test('real wheel events pan', async () => {
  const { element, log, onMove, passSilence } = show()
  await turnWheel(centerOf(element), { y: -20 })
  await vi.waitFor(() => expect(onMove.mock.lastCall?.[0].offset.y).toBeGreaterThan(10))
  passSilence()
  expect(log).toEqual(['begin wheel', 'end'])
})

test('inertia ends the pan and is prevented up to its last event', () => {
  const { log, wheel, isWaiting } = show()
  for (let stepPx = 4; stepPx < 40; stepPx += 9) wheel(-stepPx)
  const inertia = Array.from({ length: 40 }, (_, index) => wheel(-40 * 0.9 ** index))
  expect(log).toEqual(['begin wheel', 'end'])
  expect(inertia).not.toContain(true)
  expect(isWaiting()).toBe(false)
})

test('a stream that scrolls does not pan, even when the scroller reaches its top', () => {
  const { element, log, wheel, isWaiting } = show()
  element.scrollTop = 100
  expect([wheel(-3), wheel(-6)]).toEqual([true, true])
  element.scrollTop = 0
  expect(wheel(-9)).toBe(true)
  expect(log).toEqual([])
  expect(isWaiting()).toBe(false)
})

test.each<[string, number, WheelEventInit]>([
  ['a movement the other way', 6, {}],
  ['a pinch', -6, { ctrlKey: true }],
  ['a mouse wheel by lines', -6, { deltaMode: WheelEvent.DOM_DELTA_LINE }],
  ['a mouse wheel by notches', -120, {}],
  ['a movement across the axis', -6, { deltaX: 20 }],
])('%s does not pan and is left to the browser', (_what, deltaY, init) => {
  const { log, wheel } = show()
  expect([wheel(deltaY, init), wheel(deltaY, init)]).toEqual([true, true])
  expect(log).toEqual([])
})

test('ignores events that an inner element has prevented', () => {
  const { element, log, wheel } = show()
  const prevent = (event: Event) => event.preventDefault()
  element.addEventListener('wheel', prevent, { capture: true })
  wheel(-6)
  wheel(-6)
  expect(log).toEqual([])
})

test('of nested elements only the inner one pans, also if the events are not cancelable', () => {
  const { element, log, wheel } = show()
  const outer: string[] = []
  const detach = attachWheelPan(element.parentElement as HTMLElement, { axis: 'y', onBegin: () => outer.push('begin') })
  onTestFinished(detach)
  for (const stepPx of [3, 6, 9, 7]) wheel(-stepPx, { cancelable: false })
  expect([log, outer]).toEqual([['begin wheel'], []])
})

test('detaching ends the pan as cancelled and removes the listener', () => {
  const { log, detach, wheel, isWaiting } = show()
  wheel(-6)
  detach()
  expect(log).toEqual(['begin wheel', 'cancelled'])
  expect(isWaiting()).toBe(false)
  expect(wheel(-6)).toBe(true)
  expect(log).toHaveLength(2)
})
