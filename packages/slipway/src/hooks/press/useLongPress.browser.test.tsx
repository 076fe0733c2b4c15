import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseClick, mouseDown, mouseMove, mouseUp } from '../../testing/internal/input/mouse.ts'
import { timedTouch } from '../../testing/internal/input/timedTouch.ts'
import { centerOf, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import { mergeProps } from '../mergeProps.ts'
import { type LongPressListener, useLongPress } from './useLongPress.ts'

interface TargetProps {
  onLongPress?: LongPressListener
  onClick?: () => void
  onInnerClick?: () => void
}

/** A target of 200 × 200 px with a button inside. */
function Target({ onLongPress, onClick, onInnerClick }: TargetProps) {
  const longPressProps = useLongPress(onLongPress)
  return (
    <div {...mergeProps(longPressProps, { onClick })} style={{ inlineSize: 200, blockSize: 200, touchAction: 'none' }}>
      <button type="button" onClick={onInnerClick}>
        inside
      </button>
    </div>
  )
}

function Silent({ seen }: { seen: (props: object) => void }) {
  seen(useLongPress(undefined))
  return null
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

test('[S9.22] a touch of 349 ms is not a long press, a touch of 350 ms is', async () => {
  const onLongPress = vi.fn<LongPressListener>()
  const { element } = render(<Target onLongPress={onLongPress} />)
  const { x, y } = centerOf(element)
  const touch = await touchStart({ x, y })
  vi.advanceTimersByTime(349)
  expect(onLongPress).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onLongPress).toHaveBeenCalledTimes(1)
  expect(onLongPress.mock.lastCall?.[0]).toMatchObject({ type: 'longpress', target: element, detail: { x, y } })
  await touch.end()
  vi.advanceTimersByTime(1_000)
  expect(onLongPress).toHaveBeenCalledTimes(1)
})

test.each([
  [10, 1],
  [11, 0],
])('[S9.23] a finger that drifts %i px makes %i long presses', async (driftPx, times) => {
  const onLongPress = vi.fn()
  const { x, y } = centerOf(render(<Target onLongPress={onLongPress} />).element)
  const touch = await timedTouch({ x, y })
  await touch.move(16, { x: x + driftPx, y })
  vi.advanceTimersByTime(350)
  expect(onLongPress).toHaveBeenCalledTimes(times)
  await touch.end()
})

test('a finger that is lifted early causes a click and no long press', async () => {
  const onLongPress = vi.fn()
  const onClick = vi.fn()
  const { element } = render(<Target onLongPress={onLongPress} onClick={onClick} />)
  await touchTap(centerOf(element))
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(1))
  vi.advanceTimersByTime(1_000)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('a mouse long-presses too; only the click after it is suppressed, on the element and inside', async () => {
  const onLongPress = vi.fn()
  const onClick = vi.fn()
  const onInnerClick = vi.fn()
  const { element } = render(<Target {...{ onLongPress, onClick, onInnerClick }} />)
  const place = centerOf(element.firstElementChild as Element)
  await mouseDown(place)
  vi.advanceTimersByTime(350)
  await mouseUp(place)
  expect(onLongPress).toHaveBeenCalledTimes(1)
  expect(onClick).not.toHaveBeenCalled()
  expect(onInnerClick).not.toHaveBeenCalled()

  await mouseClick(place)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onInnerClick).toHaveBeenCalledTimes(1)
})

test('leaving the element cancels the press', async () => {
  const onLongPress = vi.fn()
  const { element } = render(<Target onLongPress={onLongPress} />)
  const { right, top } = element.getBoundingClientRect()
  const seconds = Date.now() / 1000
  await mouseDown({ x: right - 2, y: top + 100 }, seconds)
  await mouseMove({ x: right + 4, y: top + 100 }, seconds + 0.016)
  vi.advanceTimersByTime(350)
  await mouseUp({ x: right + 4, y: top + 100 })
  expect(onLongPress).not.toHaveBeenCalled()
})

test('leaving and returning after the long press still causes no click', async () => {
  const onClick = vi.fn()
  const { element } = render(<Target onLongPress={() => {}} onClick={onClick} />)
  const { x, y } = centerOf(element)
  await mouseDown({ x, y })
  vi.advanceTimersByTime(350)
  await mouseMove({ x: x + 300, y })
  await mouseMove({ x, y })
  await mouseUp({ x, y })
  expect(onClick).not.toHaveBeenCalled()
})

test('a second finger cancels the press', async () => {
  const onLongPress = vi.fn()
  const { x, y } = centerOf(render(<Target onLongPress={onLongPress} />).element)
  const touch = await touchStart({ x, y }, { x: x + 30, y })
  vi.advanceTimersByTime(350)
  await touch.end()
  expect(onLongPress).not.toHaveBeenCalled()
})

test('a `pointercancel` cancels the press', async () => {
  const onLongPress = vi.fn()
  const touch = await timedTouch(centerOf(render(<Target onLongPress={onLongPress} />).element))
  await touch.cancel()
  vi.advanceTimersByTime(350)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('the end is received even if the app stops its propagation', async () => {
  const onLongPress = vi.fn()
  const { element } = render(<Target onLongPress={onLongPress} />)
  element.addEventListener('pointerup', (event) => event.stopPropagation())
  await touchTap(centerOf(element))
  vi.advanceTimersByTime(350)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('the context menu of the same touch does not open, other menus do', async () => {
  const { element } = render(<Target onLongPress={() => {}} />)
  const opens = () => element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  expect(opens()).toBe(true)
  const touch = await touchStart(centerOf(element))
  vi.advanceTimersByTime(350)
  expect(opens()).toBe(false)
  const opensLate = vi.fn(opens) // Windows opens the menu when the finger is lifted.
  element.addEventListener('pointerup', opensLate)
  await touch.end()
  expect(opensLate).toHaveReturnedWith(false)
})

test('a context menu that opens during the press cancels it', async () => {
  const onLongPress = vi.fn()
  const { element } = render(<Target onLongPress={onLongPress} />)
  const touch = await touchStart(centerOf(element))
  element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  vi.advanceTimersByTime(350)
  expect(onLongPress).not.toHaveBeenCalled()
  await touch.end()
})

test('the latest listener is called', async () => {
  const first = vi.fn()
  const second = vi.fn()
  const { element, rerender } = render(<Target onLongPress={first} />)
  const touch = await touchStart(centerOf(element))
  rerender(<Target onLongPress={second} />)
  vi.advanceTimersByTime(350)
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
  await touch.end()
})

test('an element that unmounts meanwhile gets no call', async () => {
  const onLongPress = vi.fn()
  const { element, unmount } = render(<Target onLongPress={onLongPress} />)
  const touch = await touchStart(centerOf(element))
  unmount()
  vi.advanceTimersByTime(350)
  await touch.end()
  expect(onLongPress).not.toHaveBeenCalled()
})

test('without a listener the props are empty', () => {
  const seen = vi.fn()
  render(<Silent seen={seen} />)
  expect(seen).toHaveBeenCalledWith({})
})
