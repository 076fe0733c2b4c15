import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDown, mouseMove, mouseUp } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import { useHover } from './useHover.ts'

function Square({ startTime = 50, stopPropagation = false, nested = false }) {
  const [hovered, hoverProps] = useHover({ startTime, stayTime: 400, stopPropagation })
  return (
    <div {...hoverProps} data-hovered={hovered} style={{ inlineSize: 100, blockSize: 100, touchAction: 'none' }}>
      {nested && <Square stopPropagation={stopPropagation} />}
    </div>
  )
}

const isHovered = (element: Element) => element.getAttribute('data-hovered') === 'true'

/** Advances the fake timers and flushes React’s updates. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

test('is `true` after the start time and `false` after the stay time', async () => {
  const { element } = render(<Square />)
  const touch = await touchStart(centerOf(element))
  await pass(49)
  expect(isHovered(element)).toBe(false)
  await pass(1)
  await vi.waitFor(() => expect(isHovered(element)).toBe(true))
  await touch.end()
  await pass(399)
  expect(isHovered(element)).toBe(true)
  await pass(1)
  await vi.waitFor(() => expect(isHovered(element)).toBe(false))
})

test('shows feedback for a tap that is quicker than the start time', async () => {
  const { element } = render(<Square startTime={10_000} />)
  await touchTap(centerOf(element))
  expect(isHovered(element)).toBe(false)
  await pass(10_000)
  await vi.waitFor(() => expect(isHovered(element)).toBe(true))
  await pass(400)
  await vi.waitFor(() => expect(isHovered(element)).toBe(false))
})

test('a mouse that leaves ends the feedback immediately', async () => {
  const { element } = render(<Square />)
  const { x, y } = centerOf(element)
  await mouseDown({ x, y })
  await pass(50)
  await vi.waitFor(() => expect(isHovered(element)).toBe(true))
  await mouseMove({ x: x + 100, y })
  await vi.waitFor(() => expect(isHovered(element)).toBe(false))
  await mouseUp({ x: x + 100, y })
})

test('a scroll shows no feedback', async () => {
  const { element } = render(<Square />)
  const touch = await touchStart(centerOf(element))
  await touch.cancel()
  await pass(50)
  expect(isHovered(element)).toBe(false)
})

test.each([
  [false, true],
  [true, false],
])('with stopPropagation %s on the inner one the outer one shows: %s', async (stopPropagation, isOuterHovered) => {
  const { element } = render(<Square nested stopPropagation={stopPropagation} />)
  const inner = element.firstElementChild as Element
  const touch = await touchStart(centerOf(inner))
  await pass(50)
  await vi.waitFor(() => expect(isHovered(inner)).toBe(true))
  expect(isHovered(element)).toBe(isOuterHovered)
  await touch.end()
})
