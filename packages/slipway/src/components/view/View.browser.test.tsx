import { createRef, type ReactNode } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type LongPressListener, useLongPress } from '../../hooks/press/useLongPress.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { mouseDown, mouseUp } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchDrag, touchStart } from '../../testing/internal/input/touch.ts'
import ViewDemo from './demo.tsx'
import { View } from './index.ts'

describeConformance((props) => <View {...props}>Text</View>, {
  selector: '.sw-view',
  states: {
    '[data-catch-move]': { catchMove: true },
  },
})
describe('with all props', () => {
  const all = { hoverClass: 'pressed', catchMove: true }
  describeConformance((props) => <View {...all} {...props} />, { selector: '.sw-view' })
})

const square = { inlineSize: 200, blockSize: 200 }

function useFakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

describe('without props', () => {
  test('is a single element without listeners', () => {
    const attach = vi.spyOn(HTMLDivElement.prototype, 'addEventListener')
    const { container, element } = render(<View>Text</View>)
    expect(container.innerHTML).toBe('<div class="sw-view">Text</div>')
    expect(attach.mock.contexts).not.toContain(element)
  })

  test('a ref keeps the same element when other props are removed and added', () => {
    const ref = createRef<HTMLDivElement>()
    const { element, rerender } = render(<View ref={ref} />)
    rerender(<View ref={ref} catchMove hoverClass="pressed" />)
    expect(ref.current).toBe(element)
    rerender(<View ref={ref} />)
    expect(ref.current).toBe(element)
    expect(element.outerHTML).toBe('<div class="sw-view"></div>')
  })
})

describe('hoverClass', () => {
  const isPressed = (element: Element) => element.matches('.pressed[data-pressed]')

  test('is set from 50 ms after the start of a touch to 400 ms after its end', async () => {
    useFakeTimeouts()
    const { element } = render(<View hoverClass="pressed" className="mine" style={square} />)
    const touch = await touchStart(centerOf(element))
    vi.advanceTimersByTime(49)
    expect(isPressed(element)).toBe(false)
    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(isPressed(element)).toBe(true))
    expect(element).toHaveClass('sw-view', 'mine')
    await touch.end()
    vi.advanceTimersByTime(399)
    expect(isPressed(element)).toBe(true)
    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(isPressed(element)).toBe(false))
  })

  test('uses `hoverStartTime` and `hoverStayTime`', async () => {
    useFakeTimeouts()
    const { element } = render(<View hoverClass="pressed" hoverStartTime={10} hoverStayTime={20} style={square} />)
    await mouseDown(centerOf(element))
    vi.advanceTimersByTime(10)
    await vi.waitFor(() => expect(isPressed(element)).toBe(true))
    await mouseUp(centerOf(element))
    vi.advanceTimersByTime(20)
    await vi.waitFor(() => expect(isPressed(element)).toBe(false))
  })

  test.each([
    [false, true],
    [true, false],
  ])('with `hoverStopPropagation` %s inside, the outer view is pressed: %s', async (stop, isOuterPressed) => {
    useFakeTimeouts()
    const { element } = render(
      <View hoverClass="pressed">
        <View hoverClass="pressed" hoverStopPropagation={stop} style={square} />
      </View>,
    )
    const inner = element.firstElementChild as Element
    await mouseDown(centerOf(inner))
    vi.advanceTimersByTime(50)
    await vi.waitFor(() => expect(isPressed(inner)).toBe(true))
    expect(isPressed(element)).toBe(isOuterPressed)
    await mouseUp(centerOf(inner))
  })

  test('`none` sets no class', async () => {
    useFakeTimeouts()
    const { element } = render(<View hoverClass="none" style={square} />)
    const touch = await touchStart(centerOf(element))
    vi.advanceTimersByTime(50)
    expect(element.className).toBe('sw-view')
    await touch.end()
  })
})

function Held({ onLongPress }: { onLongPress: LongPressListener<HTMLDivElement> }): ReactNode {
  return <View {...useLongPress(onLongPress)} style={square} />
}

test('it supports a long press with the hook', async () => {
  useFakeTimeouts()
  const onLongPress = vi.fn()
  const { element } = render(<Held onLongPress={onLongPress} />)
  expect(element).toHaveAttribute('data-long-press')
  await mouseDown(centerOf(element))
  vi.advanceTimersByTime(350)
  await mouseUp(centerOf(element))
  expect(onLongPress).toHaveBeenCalledOnce()
})

describe('catchMove', () => {
  /** Moves a finger up by 60 px, and returns whether the browser took the touch over to scroll. */
  async function swipeUp(element: Element): Promise<boolean> {
    const onScroll = vi.fn()
    element.addEventListener('pointercancel', onScroll)
    const { x, y } = centerOf(element)
    await touchDrag({ x, y }, { x, y: y - 60 })
    return onScroll.mock.calls.length > 0
  }

  test.each([
    [false, true],
    [true, false],
  ])('%s: the page scrolls: %s', async (catchMove, scrolls) => {
    const { element } = render(
      <div style={{ ...square, overflow: 'auto' }}>
        <View catchMove={catchMove} style={{ blockSize: 600 }} />
      </div>,
    )
    expect(await swipeUp(element)).toBe(scrolls)
    await vi.waitFor(() => expect(element.scrollTop > 0).toBe(scrolls))
  })

  test('scrollers inside still scroll', async () => {
    const { element } = render(
      <View catchMove>
        <div style={{ ...square, overflow: 'auto' }}>
          <div style={{ blockSize: 600 }} />
        </div>
      </View>,
    )
    const inner = element.firstElementChild as Element
    expect(await swipeUp(inner)).toBe(true)
    await vi.waitFor(() => expect(inner.scrollTop).toBeGreaterThan(0))
  })
})

test('it is a plain element that is not focusable, unless the app sets more props', async () => {
  const { container } = render(
    <>
      <View hoverClass="pressed" catchMove>
        Text
      </View>
      <View role="group" aria-label="Colours" tabIndex={0} />
    </>,
  )
  expect(await keyboardWalk(container)).toEqual(['group Colours'])
})

test('axe-core finds nothing in the demo', async () => {
  const { container } = render(<ViewDemo />)
  await expectNoAxeViolations(container)
})

test('is announced as its content, and by its `role` if set', async () => {
  const { container } = render(
    <>
      <View hoverClass="pressed">Text</View>
      <View role="group" aria-label="Sizes">
        Small
      </View>
    </>,
  )
  await expect(container).toMatchAriaInlineSnapshot(`
    - text: Text
    - group "Sizes": Small
  `)
})
