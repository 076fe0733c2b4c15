import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../../testing/internal/environment/render.tsx'
import { turnWheel } from '../../../testing/internal/input/mouse.ts'
import { centerOf } from '../../../testing/internal/input/touch.ts'
import { attachWheel, type WheelOptions } from './attachWheel.ts'
import { type UseWheelOptions, useWheel } from './useWheel.ts'

/** Renders a scroller with a wheel listener. */
function show(isUsed: boolean) {
  const { element } = render(
    <div style={{ inlineSize: 200, blockSize: 200, overflow: 'auto' }}>
      <div style={{ blockSize: 900 }} />
    </div>,
  )
  const onWheel = vi.fn<WheelOptions['onWheel']>(() => isUsed)
  onTestFinished(attachWheel(element, { onWheel }))
  return { element, onWheel }
}

test('a real wheel event is reported with its notches and position, and does not scroll if it is used', async () => {
  const { element, onWheel } = show(true)
  const place = centerOf(element)
  await turnWheel(place, { y: 120 })
  await vi.waitFor(() => expect(onWheel).toHaveBeenCalledTimes(1))
  const near = (value: number) => expect.closeTo(value, 0)
  expect(onWheel.mock.lastCall?.[0]).toMatchObject({
    notches: { y: 1 },
    at: { x: near(place.x), y: near(place.y) },
    isFirst: true,
    isPinch: false,
  })
  expect(element.scrollTop).toBe(0)
})

test('an event that is not used scrolls', async () => {
  const { element, onWheel } = show(false)
  await turnWheel(centerOf(element), { y: 90 })
  await vi.waitFor(() => expect(element.scrollTop).toBeGreaterThan(80))
  expect(onWheel.mock.calls[0]?.[0]).toMatchObject({ y: 90 })
})

test('the first event after a pause of 150 ms is marked', () => {
  const { element, onWheel } = show(true)
  const stepAt = (timeStamp: number) => {
    const event = new WheelEvent('wheel', { deltaY: 3, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    element.dispatchEvent(event)
  }
  for (const atMs of [1_000, 1_149, 1_298, 1_448]) stepAt(atMs)
  expect(onWheel.mock.calls.map(([{ isFirst }]) => isFirst)).toEqual([true, false, false, true])
})

test('ignores an event that an inner element has used', () => {
  const { element, onWheel } = show(true)
  const inside = element.firstElementChild as HTMLElement
  inside.addEventListener('wheel', (event) => event.preventDefault())
  inside.dispatchEvent(new WheelEvent('wheel', { deltaY: 3, cancelable: true, bubbles: true }))
  expect(onWheel).not.toHaveBeenCalled()
})

function Square(options: UseWheelOptions) {
  return <div ref={useWheel(options)} />
}

test('the hook can be disabled', () => {
  const onWheel = vi.fn(() => true)
  const { element, rerender } = render(<Square onWheel={onWheel} />)
  const turn = () => element.dispatchEvent(new WheelEvent('wheel', { deltaY: 3, cancelable: true }))
  expect(turn()).toBe(false)
  rerender(<Square onWheel={onWheel} disabled />)
  expect(turn()).toBe(true)
  expect(onWheel).toHaveBeenCalledTimes(1)
})
