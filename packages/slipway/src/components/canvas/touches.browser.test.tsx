import { createRef, type ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDown, mouseDrag, mouseMove, mouseUp } from '../../testing/internal/input/mouse.ts'
import { penDrag } from '../../testing/internal/input/pen.ts'
import { touchDrag, touchStart } from '../../testing/internal/input/touch.ts'
import './claimPointer.ts'
import { Canvas, type CanvasProps, type CanvasTouchEvent } from './index.ts'

const events: string[] = []
beforeEach(() => void events.splice(0))
const note = ({ type, touches, changedTouches, detail }: CanvasTouchEvent) => {
  expect(detail).toEqual({ touches, changedTouches })
  const points = (list: typeof touches) => list.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')
  events.push(`${type} ${points(changedTouches)} (${points(touches)})`)
}
const listeners = { onTouchStart: note, onTouchMove: note, onTouchEnd: note, onTouchCancel: note }
const box = { position: 'absolute', insetInlineStart: 50, insetBlockStart: 40, border: '3px solid' } as const
const ref = createRef<HTMLCanvasElement>()
const show = (props: CanvasProps = {}, around = (node: ReactNode) => node) =>
  render(around(<Canvas ref={ref} style={box} {...listeners} {...props} />))
/** A point on the canvas, in client pixels. */
const at = (x: number, y: number) => ({ x: 53 + x, y: 43 + y })

const drags = { touch: touchDrag, mouse: mouseDrag, pen: penDrag }

test.each(Object.entries(drags))('a drag by %s is reported with positions on the canvas', async (_, drag) => {
  show({ disableScroll: true })
  await drag(at(10, 20), at(90, 60), { steps: 2 })
  await vi.waitFor(() => expect(events.at(-1)).toBe('touchend 90,60 ()'))
  expect(events[0]).toBe('touchstart 10,20 (10,20)')
  expect(events).toContain('touchmove 50,40 (50,40)')
  expect(events).toContain('touchmove 90,60 (90,60)')
})

test('several touches are listed in the order of their presses', async () => {
  show({ disableScroll: true })
  const touch = await touchStart(at(10, 10))
  await touch.add(at(10, 10), at(100, 50))
  await touch.move(at(10, 10), at(120, 50))
  await touch.end()
  await vi.waitFor(() => expect(events.at(-1)).toMatch(/^touchend .* \(\)$/))
  expect(events).toContain('touchstart 100,50 (10,10 100,50)')
  expect(events).toContain('touchmove 120,50 (10,10 120,50)')
})

test('positions are those of the drawing if the canvas is scaled', async () => {
  show({ style: { ...box, scale: '2', transformOrigin: '0 0' } })
  await mouseDown({ x: 50 + 6 + 40, y: 40 + 6 + 20 })
  await vi.waitFor(() => expect(events).toEqual(['touchstart 20,10 (20,10)']))
})

test('a mouse that hovers and the other buttons are not reported; a drag that leaves the canvas is', async () => {
  show()
  await mouseMove(at(10, 10))
  ref.current?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2, pointerId: 5 }))
  expect(events).toEqual([])
  await mouseDown(at(10, 10))
  await mouseMove(at(500, 10))
  await mouseUp(at(500, 10))
  await vi.waitFor(() => expect(events.at(-1)).toBe('touchend 500,10 ()'))
})

const scroller = (node: ReactNode) => (
  <div style={{ inlineSize: 320, blockSize: 220, overflow: 'auto' }}>
    <div style={{ blockSize: 900 }}>{node}</div>
  </div>
)

test('a touch that scrolls is cancelled at its last position', async () => {
  const { element } = show({ style: {} }, scroller)
  await touchDrag({ x: 100, y: 140 }, { x: 100, y: 40 })
  await vi.waitFor(() => expect(element.scrollTop).toBeGreaterThan(20))
  await vi.waitFor(() => expect(events.at(-1)).toMatch(/^touchcancel 100,1\d\d \(\)$/))
})

test('with `disableScroll` a touch does not scroll', async () => {
  const { element } = show({ style: {}, disableScroll: true }, scroller)
  await touchDrag({ x: 100, y: 140 }, { x: 100, y: 40 })
  await vi.waitFor(() => expect(events.at(-1)).toMatch(/^touchend 100,40 \(\)$/))
  expect(element.scrollTop).toBe(0)
})

test('a gesture around the canvas cancels its touch; with `disableScroll` the gesture does not begin', async () => {
  const { element, rerender } = show({}, (node) => <div>{node}</div>)
  const onBegin = vi.fn()
  onTestFinished(attachPan(element, { axis: 'x', onBegin }))
  await mouseDrag(at(10, 10), at(90, 10))
  await vi.waitFor(() => expect(events.at(-1)).toMatch(/^touchcancel .* \(\)$/))
  expect(onBegin).toHaveBeenCalledTimes(1)
  events.splice(0)
  rerender(
    <div>
      <Canvas ref={ref} style={box} disableScroll {...listeners} />
    </div>,
  )
  await mouseDrag(at(10, 10), at(90, 10))
  await vi.waitFor(() => expect(events.at(-1)).toBe('touchend 90,10 ()'))
  expect(onBegin).toHaveBeenCalledTimes(1)
})

test('a gesture of higher priority begins also with `disableScroll`, and cancels the touch', async () => {
  const { element } = show({ disableScroll: true }, (node) => <div>{node}</div>)
  const onBegin = vi.fn()
  onTestFinished(attachPan(element, { axis: 'x', priority: 1, onBegin }))
  await mouseDrag(at(10, 10), at(90, 10))
  await vi.waitFor(() => expect(events.at(-1)).toMatch(/^touchcancel .* \(\)$/))
  expect(onBegin).toHaveBeenCalledTimes(1)
})

test('the events of the DOM are called as well', async () => {
  const onPointerDown = vi.fn()
  const onClick = vi.fn()
  show({ onPointerDown, onClick })
  await mouseDrag(at(10, 10), at(11, 10), { steps: 1 })
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(1))
  expect(onPointerDown).toHaveBeenCalledTimes(1)
  expect(events[0]).toBe('touchstart 10,10 (10,10)')
})
