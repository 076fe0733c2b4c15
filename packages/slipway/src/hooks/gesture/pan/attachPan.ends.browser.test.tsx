import { expect, onTestFinished, test, vi } from 'vitest'
import { watchLeftovers } from '../../../testing/internal/environment/leftovers.ts'
import { render } from '../../../testing/internal/environment/render.tsx'
import { touchDrag, touchStart } from '../../../testing/internal/input/touch.ts'
import { attachPan } from './attachPan.ts'
import type { PanOptions } from './panOptions.ts'

/** Renders a square from (100, 100) to (300, 300), filled by a child, with a pan whose calls are logged. */
function show(options: Partial<PanOptions> = {}) {
  const { element, rerender } = render(
    <div style={{ position: 'absolute', top: 100, left: 100, inlineSize: 200, blockSize: 200 }}>
      <div style={{ blockSize: 200 }} />
    </div>,
  )
  const told: string[] = []
  const onMove = vi.fn<NonNullable<PanOptions['onMove']>>()
  const detach = attachPan(element, {
    axis: 'x',
    onBegin: () => told.push('begin'),
    onEnd: ({ cancelled }) => told.push(cancelled ? 'cancelled' : 'end'),
    onMove,
    ...options,
  })
  onTestFinished(detach)
  let pointerId = 0
  element.addEventListener('pointerdown', (event) => {
    pointerId = event.pointerId
  })
  return {
    element,
    told,
    onMove,
    detach,
    remove: () => rerender(null),
    takePointer: () => document.body.setPointerCapture(pointerId),
    isCaptured: () => element.hasPointerCapture(pointerId),
  }
}

const start = { x: 200, y: 200 }
const at = (dx: number) => ({ x: start.x + dx, y: start.y })

test('a second finger anywhere cancels a pan', async () => {
  const { told } = show()
  const other = { x: 20, y: 20 }
  const touch = await touchStart(start)
  await touch.move(at(40))
  expect(told).toEqual(['begin'])
  await touch.move(at(40), other)
  expect(told).toEqual(['begin', 'cancelled'])
  await touch.move(at(80), other)
  await touch.end()
  expect(told).toHaveLength(2)
})

test('two simultaneous fingers do not pan', async () => {
  const { told } = show()
  const touch = await touchStart(start, { x: 200, y: 260 })
  await touch.move(at(80), { x: 280, y: 260 })
  await touch.end()
  expect(told).toEqual([])
})

test.each<[string, (pan: ReturnType<typeof show>) => void]>([
  ['when it is detached', ({ detach }) => detach()],
  ['when the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['when someone else takes the pointer', ({ takePointer }) => takePointer()],
  ['when its element goes away', ({ remove }) => remove()],
])('a pan is cancelled %s, once, and cleans up', async (_when, cancel) => {
  const pan = show()
  const { told, onMove } = pan
  const leftovers = watchLeftovers()
  const touch = await touchStart(start)
  await touch.move(at(40))
  cancel(pan)
  await touch.move(at(60))
  await vi.waitFor(() => expect(told).toEqual(['begin', 'cancelled']))
  expect(leftovers()).toEqual([])
  await touch.move(at(80))
  await touch.end()
  expect(told).toHaveLength(2)
  expect(onMove.mock.lastCall?.[0].offset.x).toBeCloseTo(30, 1)
})

test('a pan captures its pointer only while it lasts', async () => {
  const { detach, isCaptured } = show()
  const touch = await touchStart(start)
  expect(isCaptured()).toBe(false)
  await touch.move(at(40))
  expect(isCaptured()).toBe(true)
  detach()
  expect(isCaptured()).toBe(false)
  await touch.end()
})

test('a pan continues after the removal of the element under the finger', async () => {
  const { element, told, onMove } = show()
  const touch = await touchStart(start)
  await touch.move(at(40))
  element.firstElementChild?.remove()
  await touch.move(at(60))
  await touch.end()
  expect(told).toEqual(['begin', 'end'])
  expect(onMove.mock.lastCall?.[0].offset.x).toBeCloseTo(50, 1)
})

test('an undecided pan is dropped with the element under the finger', async () => {
  const { element, told } = show()
  const leftovers = watchLeftovers()
  const touch = await touchStart(start)
  await touch.move(at(5))
  element.firstElementChild?.remove()
  await touch.move(at(60))
  await touch.end()
  await vi.waitFor(() => expect(leftovers()).toEqual([]))
  expect(told).toEqual([])
})

test('a `pointercancel` cancels the pan, and no listeners remain between touches', async () => {
  const { told } = show()
  const leftovers = watchLeftovers()
  const touch = await touchStart(start)
  await touch.move(at(40))
  await touch.cancel()
  expect(told).toEqual(['begin', 'cancelled'])
  expect(leftovers()).toEqual([])
  await touchDrag(start, { x: start.x, y: start.y + 60 })
  await touchDrag(start, at(5))
  expect(leftovers()).toEqual([])
})

test('a pan that ends in `onBegin` reports no move', async () => {
  const onBegin = vi.fn(() => detach())
  const { told, onMove, detach } = show({ onBegin })
  await touchDrag(start, at(60))
  expect(onBegin).toHaveBeenCalledTimes(1)
  expect(told).toEqual(['cancelled'])
  expect(onMove).not.toHaveBeenCalled()
})

test('`canBegin` is not called again after a refusal', async () => {
  const canBegin = vi.fn(({ offset }) => offset.x > 0)
  const { told } = show({ canBegin })
  const touch = await touchStart(start)
  for (const dx of [-20, -60, 60]) await touch.move(at(dx))
  await touch.end()
  expect(canBegin).toHaveBeenCalledTimes(1)
  expect(told).toEqual([])
})

test('`touch-action` is set while a pan is attached', () => {
  const { element, detach } = show()
  detach()
  element.style.touchAction = 'manipulation'
  const actions = (['x', 'y', 'both'] as const).map((axis) => {
    const detachAxis = attachPan(element, { axis })
    const { touchAction } = element.style
    detachAxis()
    return touchAction
  })
  expect(actions).toEqual(['pan-y pinch-zoom', 'pan-x pinch-zoom', 'pinch-zoom'])
  onTestFinished(attachPan(element, { axis: 'x', pointers: ['mouse'] }))
  expect(element.style.touchAction).toBe('manipulation')
})
