import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { watchLeftovers } from '../../../testing/internal/environment/leftovers.ts'
import { render } from '../../../testing/internal/environment/render.tsx'
import { mouseDown, mouseDrag, mouseMove, mouseUp } from '../../../testing/internal/input/mouse.ts'
import { dispatchInput, toOuterPage } from '../../../testing/internal/input/pointerInput.ts'
import { centerOf, type Point, touchDrag, touchTap } from '../../../testing/internal/input/touch.ts'
import { attachPan } from './attachPan.ts'
import type { PanOptions } from './panOptions.ts'

const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>'

/** Renders a square with content in its middle. */
function show(children: ReactNode = null) {
  return render(
    <div style={{ inlineSize: 200, blockSize: 200, display: 'grid', placeItems: 'center', touchAction: 'none' }}>
      {children}
    </div>,
  ).element
}

function pan(element: HTMLElement, options: Partial<PanOptions> = {}) {
  const log: string[] = []
  const detach = attachPan(element, {
    axis: 'x',
    onBegin: ({ pointerType }) => log.push(`begin ${pointerType}`),
    onEnd: ({ cancelled }) => log.push(cancelled ? 'cancelled' : 'end'),
    ...options,
  })
  onTestFinished(detach)
  return log
}

const right = ({ x, y }: Point, dx: number) => ({ x: x + dx, y })

test('a mouse pans with its main button, also outside of the element and the window', async () => {
  const element = show()
  const onMove = vi.fn<NonNullable<PanOptions['onMove']>>()
  const log = pan(element, { onMove })
  const center = centerOf(element)
  await mouseDown(center)
  await mouseMove(right(center, 4))
  expect(log).toEqual([])
  await mouseMove(right(center, 5))
  await mouseMove(right(center, 500))
  await mouseUp(right(center, 500))
  expect(log).toEqual(['begin mouse', 'end'])
  expect(onMove.mock.lastCall?.[0].offset).toEqual({ x: expect.closeTo(496, 1), y: 0 })
})

test('the other buttons do not pan', async () => {
  const element = show()
  const log = pan(element)
  const center = centerOf(element)
  const send = (type: string, point: Point) =>
    dispatchInput('Input.dispatchMouseEvent', {
      ...toOuterPage(point),
      type,
      button: 'middle',
      buttons: 4,
      clickCount: 1,
    })
  await send('mousePressed', center)
  await send('mouseMoved', right(center, 60))
  await send('mouseReleased', right(center, 60))
  expect(log).toEqual([])
})

test('a pen pans', async () => {
  const element = show()
  const log = pan(element)
  const center = centerOf(element)
  const send = (type: string, point: Point, buttons: number) =>
    dispatchInput('Input.dispatchMouseEvent', {
      ...toOuterPage(point),
      type,
      buttons,
      button: 'left',
      clickCount: 1,
      pointerType: 'pen',
    })
  await send('mousePressed', center, 1)
  await send('mouseMoved', right(center, 5), 1)
  await send('mouseMoved', right(center, 60), 1)
  await send('mouseReleased', right(center, 60), 0)
  expect(log).toEqual(['begin pen', 'end'])
})

test('pointer types that are not listed do not pan', async () => {
  const element = show()
  const log = pan(element, { pointers: ['touch'] })
  const center = centerOf(element)
  await mouseDrag(center, right(center, 60))
  expect(log).toEqual([])
  await touchDrag(center, right(center, 60))
  expect(log).toEqual(['begin touch', 'end'])
})

test('the click after a pan is suppressed once, with all listeners inside; other clicks are not', async () => {
  const element = show(
    <button type="button" style={{ inlineSize: 150, blockSize: 150 }}>
      Open
    </button>,
  )
  const onClick = vi.fn()
  element.addEventListener('click', onClick)
  const button = element.querySelector('button') as HTMLElement
  button.addEventListener('click', onClick)
  const log = pan(element)
  const center = centerOf(element)

  await mouseDrag(center, right(center, 40))
  expect(log).toEqual(['begin mouse', 'end'])
  expect(onClick).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(2)

  // After a pan by touch there may be no click to suppress.
  await touchDrag(center, right(center, 40))
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(4)
  await touchTap(center)
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(6))
})

test('a press without a pan clicks', async () => {
  const element = show()
  const onClick = vi.fn()
  element.addEventListener('click', onClick)
  pan(element)
  const center = centerOf(element)
  await mouseDrag(center, right(center, 3))
  expect(onClick).toHaveBeenCalledTimes(1)
  await mouseDrag(center, { x: center.x, y: center.y + 40 })
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('a pan by mouse selects no text and drags no image', async () => {
  const element = show(
    <p>
      Some words <img alt="" src={image} width={80} height={80} /> and more
    </p>,
  )
  const onDragStart = vi.fn()
  element.addEventListener('dragstart', (event) => onDragStart(event.defaultPrevented))
  pan(element)
  const center = centerOf(element.querySelector('img') as HTMLElement)
  await mouseDrag(center, right(center, 60))
  await mouseDrag({ x: 20, y: center.y }, { x: 180, y: center.y })
  expect(getSelection()?.toString()).toBe('')
  expect(onDragStart.mock.calls.flat()).not.toContain(false)
})

test('an existing selection stays if the press selects nothing; after a pan text can be selected', async () => {
  const element = show(<p style={{ WebkitUserSelect: 'none', userSelect: 'none', blockSize: 80 }}>Some words</p>)
  element.addEventListener('mousedown', (event) => event.preventDefault())
  pan(element)
  const other = render(<input aria-label="Name" defaultValue="Some more" />).element as HTMLInputElement
  other.focus()
  const center = centerOf(element)
  await mouseDrag(center, right(center, 60))
  await userEvent.keyboard('{End}!')
  expect(other.value).toBe('Some more!')
  expect(document.documentElement.style.webkitUserSelect).toBe('')
})

test('across the axis a mouse selects as usual', async () => {
  const element = show(<p>Some words, and more of them, in more than one line</p>)
  pan(element)
  const { x, y, width, height } = (element.querySelector('p') as HTMLElement).getBoundingClientRect()
  await mouseDrag({ x: x + width / 2, y: y + 4 }, { x: x + width / 2, y: y + height - 4 })
  expect(getSelection()?.toString()).not.toBe('')
})

test('a range input keeps all pointers, a text field keeps the mouse', async () => {
  const element = show(
    <>
      <input type="range" aria-label="Volume" style={{ inlineSize: 150 }} />
      <input aria-label="Name" defaultValue="Some words" style={{ inlineSize: 150 }} />
    </>,
  )
  const log = pan(element)
  const [range, text] = [...element.querySelectorAll('input')].map(centerOf) as [Point, Point]
  await touchDrag(range, right(range, 40))
  await mouseDrag(range, right(range, -40))
  await mouseDrag(right(text, -70), right(text, 60))
  expect(log).toEqual([])
  await touchDrag(text, right(text, 60))
  expect(log).toEqual(['begin touch', 'end'])
})

test('a button released without an event ends the pan', async () => {
  const element = show()
  const log = pan(element)
  const leftovers = watchLeftovers()
  const center = centerOf(element)
  await mouseDown(center)
  const moved = new Promise<PointerEvent>((resolve) => {
    element.addEventListener('pointermove', resolve, { once: true })
  })
  await mouseMove(right(center, 60))
  const { pointerId } = await moved
  element.dispatchEvent(new PointerEvent('pointermove', { pointerId, buttons: 0, bubbles: true }))
  expect(log).toEqual(['begin mouse', 'cancelled'])
  expect(leftovers()).toEqual([])
  await mouseUp(right(center, 60))
})

test('synthetic events pan too', () => {
  const element = show()
  const log = pan(element)
  const send = (type: string, clientX: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 77,
        pointerType: 'touch',
        isPrimary: true,
        buttons: 1,
        clientX,
        bubbles: true,
      }),
    )
  send('pointerdown', 10)
  send('pointermove', 60)
  send('pointerup', 60)
  expect(log).toEqual(['begin touch', 'end'])
})
