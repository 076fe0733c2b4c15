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
  const log: string[] = []
  const onMove = vi.fn<NonNullable<PanOptions['onMove']>>()
  const detach = attachPan(element, {
    axis: 'x',
    onBegin: () => log.push('begin'),
    onEnd: ({ cancelled }) => log.push(cancelled ? 'cancelled' : 'end'),
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
    log,
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
  const { log } = show()
  const other = { x: 20, y: 20 }
  const touch = await touchStart(start)
  await touch.move(at(40))
  expect(log).toEqual(['begin'])
  await touch.move(at(40), other)
  expect(log).toEqual(['begin', 'cancelled'])
  await touch.move(at(80), other)
  await touch.end()
  expect(log).toHaveLength(2)
})

test('two simultaneous fingers do not pan', async () => {
  const { log } = show()
  const touch = await touchStart(start, { x: 200, y: 260 })
  await touch.move(at(80), { x: 280, y: 260 })
  await touch.end()
  expect(log).toEqual([])
})

test.each<[string, (pan: ReturnType<typeof show>) => void]>([
  ['when it is detached', ({ detach }) => detach()],
  ['when the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['when another element captures the pointer', ({ takePointer }) => takePointer()],
  ['when its element is removed', ({ remove }) => remove()],
])('a pan is cancelled %s, once, and cleans up', async (_when, cancel) => {
  const pan = show()
  const { log, onMove } = pan
  const leftovers = watchLeftovers()
  const touch = await touchStart(start)
  await touch.move(at(40))
  cancel(pan)
  await touch.move(at(60))
  await vi.waitFor(() => expect(log).toEqual(['begin', 'cancelled']))
  expect(leftovers()).toEqual([])
  await touch.move(at(80))
  await touch.end()
  expect(log).toHaveLength(2)
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
  const { element, log, onMove } = show()
  const touch = await touchStart(start)
  await touch.move(at(40))
  element.firstElementChild?.remove()
  await touch.move(at(60))
  await touch.end()
  expect(log).toEqual(['begin', 'end'])
  expect(onMove.mock.lastCall?.[0].offset.x).toBeCloseTo(50, 1)
})

test('an undecided pan is dropped with the element under the finger', async () => {
  const { element, log } = show()
  const leftovers = watchLeftovers()
  const touch = await touchStart(start)
  await touch.move(at(5))
  element.firstElementChild?.remove()
  await touch.move(at(60))
  await touch.end()
  await vi.waitFor(() => expect(leftovers()).toEqual([]))
  expect(log).toEqual([])
})

test('a `pointercancel` cancels the pan, and no listeners remain between touches', async () => {
  const { log } = show()
  const leftovers = watchLeftovers()
  const touch = await touchStart(start)
  await touch.move(at(40))
  await touch.cancel()
  expect(log).toEqual(['begin', 'cancelled'])
  expect(leftovers()).toEqual([])
  await touchDrag(start, { x: start.x, y: start.y + 60 })
  await touchDrag(start, at(5))
  expect(leftovers()).toEqual([])
})

test('a pan that ends in `onBegin` reports no move', async () => {
  const onBegin = vi.fn(() => detach())
  const { log, onMove, detach } = show({ onBegin })
  await touchDrag(start, at(60))
  expect(onBegin).toHaveBeenCalledTimes(1)
  expect(log).toEqual(['cancelled'])
  expect(onMove).not.toHaveBeenCalled()
})

test('`canBegin` is not called again after a refusal', async () => {
  const canBegin = vi.fn(({ offset }) => offset.x > 0)
  const { log } = show({ canBegin })
  const touch = await touchStart(start)
  for (const dx of [-20, -60, 60]) await touch.move(at(dx))
  await touch.end()
  expect(canBegin).toHaveBeenCalledTimes(1)
  expect(log).toEqual([])
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
