import { Profiler, StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { watchLeftovers } from '../../../testing/internal/environment/leftovers.ts'
import { render } from '../../../testing/internal/environment/render.tsx'
import { mouseDown, mouseDrag, mouseMove, mouseUp } from '../../../testing/internal/input/mouse.ts'
import { centerOf, type Point } from '../../../testing/internal/input/touch.ts'
import { type UsePanOptions, usePan } from './usePan.ts'

function Square(options: UsePanOptions) {
  return <div ref={usePan(options)} style={{ inlineSize: 200, blockSize: 200 }} />
}

const by = ({ x, y }: Point, dx: number, dy = 0) => ({ x: x + dx, y: y + dy })

test('calls the latest listeners without attaching anything again', async () => {
  const first = vi.fn()
  const second = vi.fn()
  const { element, rerender } = render(<Square axis="x" onEnd={first} />)
  const attach = vi.spyOn(element, 'addEventListener')
  const center = centerOf(element)
  await mouseDown(center)
  await mouseMove(by(center, 40))
  rerender(<Square axis="x" onEnd={second} />)
  await mouseUp(by(center, 40))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
  expect(second.mock.lastCall?.[0]).toMatchObject({ offset: { x: expect.closeTo(36, 1), y: 0 }, cancelled: false })
  expect(attach).not.toHaveBeenCalled()
})

test('a changed axis applies immediately', async () => {
  const onEnd = vi.fn()
  const { element, rerender } = render(<Square axis="x" onEnd={onEnd} />)
  rerender(<Square axis="y" onEnd={onEnd} />)
  expect(element.style.touchAction).toBe('pan-x pinch-zoom')
  const center = centerOf(element)
  await mouseDrag(center, by(center, 40))
  expect(onEnd).not.toHaveBeenCalled()
  await mouseDrag(center, by(center, 0, 40))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('`disabled` detaches the pan and ends a pan in progress', async () => {
  const onEnd = vi.fn()
  const { element, rerender } = render(<Square axis="x" onEnd={onEnd} />)
  const center = centerOf(element)
  await mouseDown(center)
  await mouseMove(by(center, 40))
  rerender(<Square axis="x" onEnd={onEnd} disabled />)
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(onEnd.mock.lastCall?.[0].cancelled).toBe(true)
  expect(element.style.touchAction).toBe('')
  await mouseUp(by(center, 40))
  await mouseDrag(center, by(center, 40))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('unmounting ends a pan in progress and cleans up', async () => {
  const leftovers = watchLeftovers()
  const onEnd = vi.fn()
  const { element, unmount } = render(
    <StrictMode>
      <Square axis="x" onEnd={onEnd} />
    </StrictMode>,
  )
  const center = centerOf(element)
  await mouseDown(center)
  await mouseMove(by(center, 40))
  unmount()
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(onEnd.mock.lastCall?.[0].cancelled).toBe(true)
  expect(leftovers()).toEqual([])
  await mouseUp(by(center, 40))
})

test('does not render while the pan moves', async () => {
  const onRender = vi.fn()
  const onMove = vi.fn()
  const { element } = render(
    <Profiler id="pan" onRender={onRender}>
      <Square axis="x" onMove={onMove} />
    </Profiler>,
  )
  const center = centerOf(element)
  await mouseDrag(center, by(center, 80))
  expect(onMove.mock.calls.length).toBeGreaterThan(2)
  expect(onRender).toHaveBeenCalledTimes(1)
})
