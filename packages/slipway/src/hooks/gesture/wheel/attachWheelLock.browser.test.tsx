import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../../testing/internal/environment/render.tsx'
import { attachWheelLock } from './attachWheelLock.ts'

let clockMs = 0

/** Renders a row in a list, and creates wheel events with a clock of their own: each stream begins after a pause. */
function show(rowStyle = {}) {
  const { element: list } = render(
    <div style={{ inlineSize: 200, blockSize: 200, overflow: 'hidden auto', scrollbarWidth: 'none' }}>
      <div style={{ overflow: 'auto hidden', overscrollBehaviorX: 'contain', scrollbarWidth: 'none', ...rowStyle }}>
        <div style={{ inlineSize: 900, blockSize: 500 }} />
      </div>
    </div>,
  )
  const row = list.firstElementChild as HTMLElement
  onTestFinished(attachWheelLock(list))
  clockMs = Math.max(clockMs, performance.now()) + 1_000
  const wheel = (deltaX: number, deltaY: number, init: WheelEventInit = {}) => {
    const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true, ...init })
    clockMs += 16
    Object.defineProperty(event, 'timeStamp', { value: clockMs })
    return row.firstElementChild?.dispatchEvent(event)
  }
  const look = () => {
    const { overflowX, overscrollBehaviorX } = getComputedStyle(row)
    return `${overflowX} ${overscrollBehaviorX}`
  }
  return { list, row, wheel, look }
}

test('until a diagonal stream ends, scrollers across it are locked', async () => {
  const { row, wheel, look } = show({ overscrollBehaviorX: undefined, overscrollBehavior: 'contain' })
  expect(wheel(3, 5)).toBe(false)
  // The fingers accelerate and change direction, then inertia follows.
  for (const [x, y] of [
    [9, 30],
    [20, 12],
    [10, 6],
    [4, 1],
    [1, 1],
  ] as const)
    wheel(x, y)
  expect(look()).toBe('hidden auto')
  await vi.waitFor(() => expect(look()).toBe('auto contain'))
  expect(row.style.overscrollBehavior).toBe('contain')
})

test('events are prevented only until the compositor has applied the lock', async () => {
  const { wheel, look } = show()
  expect(wheel(3, 5)).toBe(false)
  await vi.waitFor(() => expect(wheel(-9, 2)).toBe(true))
  expect(look()).toBe('hidden auto')
})

test('an event whose propagation is stopped does not affect the next stream', async () => {
  const { list, wheel, look } = show()
  const keep = (event: Event) => event.stopPropagation()
  list.addEventListener('wheel', keep)
  wheel(3, 5)
  list.removeEventListener('wheel', keep)
  expect(look()).toBe('hidden auto')
  await vi.waitFor(() => expect(look()).toBe('auto contain'))
  const elsewhere = new WheelEvent('wheel', { deltaY: 5, bubbles: true, cancelable: true })
  expect(document.body.dispatchEvent(elsewhere)).toBe(true)
})

test('a stream that is still too short waits for a decision', () => {
  const { wheel, look } = show()
  expect([wheel(1, 1), wheel(1, 2)]).toEqual([false, false])
  expect(look()).toBe('auto contain')
  expect([wheel(6, 1), wheel(6, 1)]).toEqual([true, true])
  expect(look()).toBe('auto contain')
})

test.each<[string, [number, number, WheelEventInit?]]>([
  ['straight', [0, 5]],
  ['closer to the axis of the inner scroller', [5, 3]],
  ['of a pinch', [3, 5, { ctrlKey: true }]],
  ['that has begun to scroll', [3, 5, { cancelable: false }]],
])('a stream %s is left to the browser until its end', (_which, first) => {
  const { wheel, look } = show()
  expect([wheel(...first), wheel(3, 5)]).toEqual([true, true])
  expect(look()).toBe('auto contain')
})

test('a scroller whose scrollbar takes up space stays unlocked', () => {
  // Test browsers have no such scrollbars; a border on one side stands in.
  const { wheel, look } = show({ borderBlockEnd: '15px solid' })
  expect(wheel(3, 5)).toBe(true)
  expect(look()).toBe('auto contain')
})
