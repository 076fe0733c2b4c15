import { expect, test, vi } from 'vitest'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDown, mouseUp } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchStart } from '../../testing/internal/input/touch.ts'
import { type ContextMenuListener, useContextMenu } from './useContextMenu.ts'

function Target({ onAsk }: { onAsk?: ContextMenuListener | undefined }) {
  return (
    <button type="button" {...useContextMenu(onAsk)} style={{ inlineSize: 200, blockSize: 200, touchAction: 'none' }}>
      Message
    </button>
  )
}

/** Asks for the menu as a browser does. Returns whether its own menu is suppressed. */
function askBrowser(element: Element, init: MouseEventInit): boolean {
  const event = new PointerEvent('contextmenu', { bubbles: true, cancelable: true, ...init })
  element.dispatchEvent(event)
  return event.defaultPrevented
}

test('the right button reports the point of the mouse, and the menu of the browser stays closed', () => {
  const onAsk = vi.fn<ContextMenuListener>()
  const { element } = render(<Target onAsk={onAsk} />)
  expect(askBrowser(element, { clientX: 30, clientY: 40, button: 2 })).toBe(true)
  expect(onAsk.mock.lastCall?.[0]).toMatchObject({ type: 'contextmenu', target: element, detail: { x: 30, y: 40 } })
})

test('with Shift and the right button, the menu of the browser opens', () => {
  const onAsk = vi.fn()
  const { element } = render(<Target onAsk={onAsk} />)
  expect(askBrowser(element, { clientX: 30, clientY: 40, button: 2, shiftKey: true })).toBe(false)
  expect(onAsk).not.toHaveBeenCalled()
})

test('a key reports the centre of the element if the browser knows no point; Shift is part of the key', () => {
  const onAsk = vi.fn<ContextMenuListener>()
  const { element } = render(<Target onAsk={onAsk} />)
  expect(askBrowser(element, { shiftKey: true })).toBe(true)
  expect(onAsk.mock.lastCall?.[0].detail).toEqual(centerOf(element))
})

test('a long press by touch asks once, although the browser asks too', async () => {
  const onAsk = vi.fn<ContextMenuListener>()
  const { element } = render(<Target onAsk={onAsk} />)
  const { x, y } = centerOf(element)
  const touch = await touchStart({ x, y })
  await vi.waitFor(() => expect(onAsk).toHaveBeenCalledOnce())
  expect(onAsk.mock.lastCall?.[0]).toMatchObject({ type: 'contextmenu', detail: { x, y } })
  expect(askBrowser(element, { clientX: x, clientY: y })).toBe(true)
  await touch.end()
  expect(onAsk).toHaveBeenCalledOnce()
})

test('holding the left button of a mouse asks for nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onAsk = vi.fn()
  const { element } = render(<Target onAsk={onAsk} />)
  await mouseDown(centerOf(element))
  vi.advanceTimersByTime(1_000)
  await mouseUp(centerOf(element))
  expect(onAsk).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('without a listener the element has no props, and the menu of the browser opens', () => {
  const { element } = render(<Target />)
  expect(askBrowser(element, { clientX: 1, clientY: 1, button: 2 })).toBe(false)
})
