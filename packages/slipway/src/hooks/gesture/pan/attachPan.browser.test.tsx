import type { CSSProperties } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../../testing/internal/environment/render.tsx'
import { scrolledOut } from '../../../testing/internal/input/readyToScroll.ts'
import { centerOf, type Point, touchDrag, touchStart } from '../../../testing/internal/input/touch.ts'
import { attachPan } from './attachPan.ts'
import { edgeDistances } from './edgeDistances.ts'
import type { PanOptions } from './panOptions.ts'

const square: CSSProperties = { inlineSize: 200, blockSize: 200 }

/** A scroller whose content overflows in both directions, inside a scroller whose content fits. */
function Scroller({ dir }: { dir?: 'rtl' }) {
  return (
    <div dir={dir} data-part="outer" style={{ ...square, position: 'absolute', top: 100, left: 100 }}>
      <div data-part="scroller" style={{ ...square, overflow: 'auto' }}>
        <div data-part="content" style={{ inlineSize: 600, blockSize: 600 }} />
      </div>
    </div>
  )
}

function show(dir?: 'rtl') {
  const { container } = render(<Scroller {...(dir && { dir })} />)
  const part = (name: string) => container.querySelector(`[data-part=${name}]`) as HTMLElement
  return { outer: part('outer'), scroller: part('scroller'), content: part('content') }
}

/** Attaches a pan and logs its calls. */
function pan(element: HTMLElement, options: PanOptions) {
  const log: string[] = []
  const onMove = vi.fn<NonNullable<PanOptions['onMove']>>()
  const detach = attachPan(element, {
    onBegin: ({ pointerType }) => log.push(`begin ${pointerType}`),
    onEnd: ({ cancelled }) => log.push(cancelled ? 'cancelled' : 'end'),
    onMove,
    ...options,
  })
  onTestFinished(detach)
  return { log, onMove, detach }
}

const from = ({ x, y }: Point, dx: number, dy: number) => ({ x: x + dx, y: y + dy })
const whole = ['begin touch', 'end']

test('a finger across the axis scrolls without a pan; a finger along it pans without a scroll', async () => {
  const { scroller, content } = show()
  const canBegin = vi.fn(() => true)
  const { log, onMove } = pan(content, { axis: 'x', canBegin })
  const center = centerOf(scroller)
  const settled = new Promise((resolve) => scroller.addEventListener('scrollend', resolve, { once: true }))
  await touchDrag(center, from(center, 5, -80))
  await settled
  expect(scroller.scrollTop).toBeGreaterThan(20)
  expect(canBegin).not.toHaveBeenCalled()
  expect(log).toEqual([])

  const scrolled = scroller.scrollTop
  await touchDrag(center, from(center, -80, 15))
  expect(log).toEqual(whole)
  expect(onMove.mock.lastCall?.[0].offset).toEqual({ x: expect.closeTo(-70, 1), y: 0 })
  expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([0, scrolled])
})

test('a pan in progress keeps the finger in any direction', async () => {
  const { scroller, content } = show()
  const { log, onMove } = pan(content, { axis: 'x' })
  const center = centerOf(scroller)
  const touch = await touchStart(center)
  for (const [dx, dy] of [
    [20, 0],
    [40, 0],
    [40, -40],
    [45, -90],
    [30, -150],
  ] as const)
    await touch.move(from(center, dx, dy))
  await touch.end()
  expect(log).toEqual(whole)
  expect(onMove.mock.lastCall?.[0].offset).toEqual({ x: expect.closeTo(20, 1), y: 0 })
  expect(scroller.scrollTop).toBe(0)
})

test('on a scroller itself, a drag down is a pan at its top and a scroll elsewhere', async () => {
  const { scroller } = show()
  const { log } = pan(scroller, { axis: 'y', touchAction: 'auto', canBegin: ({ offset }) => offset.y > 0 })
  const center = centerOf(scroller)
  await touchDrag(center, from(center, 0, 60))
  expect(log).toEqual(whole)
  expect(scroller.scrollTop).toBe(0)

  await touchDrag(center, from(center, 0, -80))
  await vi.waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(20))
  await scrolledOut()
  const scrolled = scroller.scrollTop
  await touchDrag(center, from(center, 0, 60))
  await vi.waitFor(() => expect(scroller.scrollTop).toBeLessThan(scrolled))
  expect(log).toEqual(whole)
})

test('around a scroller, a drag is a pan only if the scroller can scroll no further', async () => {
  const { outer, scroller } = show()
  const { log } = pan(outer, { axis: 'y' })
  const center = centerOf(scroller)
  await touchDrag(center, from(center, 0, -80))
  await vi.waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(20))
  await scrolledOut()
  expect(log).toEqual([])
  scroller.scrollTop = 400
  await touchDrag(center, from(center, 0, -60))
  expect(log).toEqual(whole)
  scroller.scrollTop = 0
  await touchDrag(center, from(center, 0, 60))
  expect(log).toEqual([...whole, ...whole])
  expect(scroller.scrollTop).toBe(0)
})

test('ignores scrollers across the axis, and respects scrollers that start from the other side', async () => {
  const { outer, scroller } = show('rtl')
  scroller.scrollTop = 100
  const { log } = pan(outer, { axis: 'x' })
  const center = centerOf(scroller)
  await touchDrag(center, from(center, -60, 0))
  expect(log).toEqual(whole)
  await touchDrag(center, from(center, 60, 0))
  await vi.waitFor(() => expect(scroller.scrollLeft).toBeLessThan(-20))
  expect(log).toEqual(whole)
})

test('of nested pans each one handles its own axis', async () => {
  const { outer, scroller } = show()
  scroller.style.overflow = 'hidden'
  const inner = pan(scroller, { axis: 'x' })
  const around = pan(outer, { axis: 'both' })
  const center = centerOf(scroller)
  await touchDrag(center, from(center, 60, 0))
  expect([inner.log, around.log]).toEqual([whole, []])
  await touchDrag(center, from(center, 0, 60))
  expect([inner.log, around.log]).toEqual([whole, whole])
})

test.each([
  ['left to right', undefined, 10, 190],
  ['right to left', 'rtl', 190, 10],
] as const)('%s, a pan of the start edge wins there over what is inside', async (_direction, dir, edgePx, farPx) => {
  const { outer, scroller, content } = show(dir)
  const inner = pan(content, { axis: 'x', touchAction: 'auto' })
  const edge = pan(outer, {
    axis: 'x',
    priority: 1,
    startRegion: (down, page) => edgeDistances(down, page).fromStart <= 20,
  })
  const inwards = dir ? -1 : 1
  scroller.scrollLeft = 100 * inwards
  const start = { x: 100 + edgePx, y: 200 }
  await touchDrag(start, from(start, 80 * inwards, 0))
  expect([inner.log, edge.log]).toEqual([[], whole])
  expect(scroller.scrollLeft).toBe(100 * inwards)

  const far = { x: 100 + farPx, y: 200 }
  await touchDrag(far, from(far, -80 * inwards, 0))
  expect(edge.log).toEqual(whole)
})

test('the pan inside continues if the pan of the edge fails', async () => {
  const { outer, content } = show()
  const inner = pan(content, { axis: 'y' })
  const edge = pan(outer, { axis: 'x', priority: 1 })
  const center = centerOf(outer)
  await touchDrag(center, from(center, 0, 60))
  expect([inner.log, edge.log]).toEqual([whole, []])
})

/** A touch in small moves, as other browsers dispatch it; each checks whether the browser may scroll. */
function smallTouch(element: HTMLElement) {
  const common = { pointerId: 77, pointerType: 'touch', isPrimary: true, buttons: 1, bubbles: true }
  const send = (type: string, clientX: number) => element.dispatchEvent(new PointerEvent(type, { ...common, clientX }))
  send('pointerdown', 0)
  onTestFinished(() => void send('pointercancel', 0))
  return {
    /** Returns whether the browser may scroll. */
    moveTo(x: number) {
      send('pointermove', x)
      return element.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true }))
    },
  }
}

test('a `touchmove` before the slop is exceeded decides the pan', () => {
  const { content } = show()
  const { log, onMove } = pan(content, { axis: 'x', touchAction: 'auto' })
  const touch = smallTouch(content)
  expect([3, 7, 8, 9].map(touch.moveTo)).toEqual([true, true, false, false])
  expect(log).toEqual(['begin touch'])
  expect(onMove.mock.calls.map(([{ offset }]) => offset.x)).toEqual([1, 2])
})

test('scrolls if the pan may not begin; the innermost pan decides first', () => {
  const { outer, content } = show()
  const refused = pan(content, { axis: 'x', canBegin: () => false })
  expect([8, 9, 20].map(smallTouch(content).moveTo)).toEqual([true, true, true])
  refused.detach()

  const inner = pan(content, { axis: 'x' })
  const around = pan(outer, { axis: 'x' })
  expect(smallTouch(content).moveTo(8)).toBe(false)
  expect([inner.log, around.log]).toEqual([['begin touch'], []])
})
