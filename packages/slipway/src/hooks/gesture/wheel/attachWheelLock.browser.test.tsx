import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../../testing/internal/environment/render.tsx'
import { attachWheelLock } from './attachWheelLock.ts'

let clockMs = 0

/** A row in a list, and a wheel on its own clock: each stream begins after a silence. */
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

test('until a slanted stream is over, what goes across it does not scroll', async () => {
  const { row, wheel, look } = show({ overscrollBehaviorX: undefined, overscrollBehavior: 'contain' })
  expect(wheel(3, 5)).toBe(false)
  // Fingers that go faster and turn aside, and what is left of it.
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

test('the browser waits only until its compositor knows', async () => {
  const { wheel, look } = show()
  expect(wheel(3, 5)).toBe(false)
  await vi.waitFor(() => expect(wheel(-9, 2)).toBe(true))
  expect(look()).toBe('hidden auto')
})

test('an event that someone keeps from the window leaves nothing for the next stream', async () => {
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

test('a way too short to tell waits until it tells', () => {
  const { wheel, look } = show()
  expect([wheel(1, 1), wheel(1, 2)]).toEqual([false, false])
  expect(look()).toBe('auto contain')
  expect([wheel(6, 1), wheel(6, 1)]).toEqual([true, true])
  expect(look()).toBe('auto contain')
})

test.each<[string, [number, number, WheelEventInit?]]>([
  ['straight', [0, 5]],
  ['rather along what goes that way', [5, 3]],
  ['of a pinch', [3, 5, { ctrlKey: true }]],
  ['that has begun to scroll', [3, 5, { cancelable: false }]],
])('a stream %s is the browser’s, to its end', (_which, first) => {
  const { wheel, look } = show()
  expect([wheel(...first), wheel(3, 5)]).toEqual([true, true])
  expect(look()).toBe('auto contain')
})

test('a scroller whose bar takes up room stays as it is', () => {
  // Tests have no such bars: a border on one side stands for it.
  const { wheel, look } = show({ borderBlockEnd: '15px solid' })
  expect(wheel(3, 5)).toBe(true)
  expect(look()).toBe('auto contain')
})
