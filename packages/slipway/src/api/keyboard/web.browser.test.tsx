import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { watchLeftovers } from '../../testing/internal/environment/leftovers.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { stubViewport } from '../../testing/internal/fakes/stubViewport.ts'
import { nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { hideKeyboard, onKeyboardHeightChange } from './index.ts'

const covered = () => document.documentElement.style.getPropertyValue('--sw-keyboard-height')

/** Registers a listener in a window whose keyboard is controlled by the test. */
function listen() {
  const moveViewport = stubViewport()
  const received: number[] = []
  const stop = onKeyboardHeightChange(({ height }) => received.push(height))
  onTestFinished(stop)
  /** Waits for the frame of the update, and the next one. */
  const settle = async () => {
    await nextFrame()
    await nextFrame()
  }
  const move = async (stub: Parameters<typeof moveViewport>[0]) => {
    moveViewport(stub)
    await settle()
  }
  return { received, stop, move, settle }
}

const fullPx = () => document.documentElement.clientHeight

test('emits the height and sets the custom property until the keyboard closes', async () => {
  const { received, move } = listen()
  render(<input aria-label="Name" />)
  page.getByRole('textbox').element().focus()
  await move({ height: fullPx() - 300 })
  expect([received, covered()]).toEqual([[300], '300px'])
  await move({ height: fullPx() - 300, offsetTop: 100 })
  expect([received, covered()]).toEqual([[300], '200px'])
  await move({})
  expect([received, covered()]).toEqual([[300, 0], ''])
})

test('the keyboard closes on blur, but not when the focus moves to another field', async () => {
  const { received, move, settle } = listen()
  render(
    <>
      <input aria-label="One" />
      <textarea aria-label="Two" />
      <button type="button">Send</button>
    </>,
  )
  const focus = (name: string) => (page.getByLabelText(name).element() as HTMLElement).focus()
  focus('One')
  await move({ height: fullPx() - 300 })
  focus('Two')
  await settle()
  expect(received).toEqual([300])
  page.getByRole('button').element().focus()
  await settle()
  expect([received, covered()]).toEqual([[300, 0], ''])
})

test('emits the height of a keyboard that is open before the listener is added', async () => {
  const moveViewport = stubViewport()
  render(<input aria-label="Name" />)
  page.getByRole('textbox').element().focus()
  moveViewport({ height: fullPx() - 300 })
  const received: number[] = []
  onTestFinished(onKeyboardHeightChange(({ height }) => received.push(height)))
  await vi.waitFor(() => expect([received, covered()]).toEqual([[300], '300px']))
})

describe('no keyboard is reported', () => {
  test.each([
    ['a checkbox', <input key="" type="checkbox" aria-label="It" />],
    ['a read-only field', <input key="" readOnly aria-label="It" />],
    ['a field with a keyboard of its own', <input key="" inputMode="none" aria-label="It" />],
    ['a button', <button key="" type="button" aria-label="It" />],
  ])('with %s', async (_, field) => {
    const { received, move } = listen()
    render(field)
    ;(page.getByLabelText('It').element() as HTMLElement).focus()
    await move({ height: fullPx() - 300 })
    expect([received, covered()]).toEqual([[], ''])
  })

  test('when the user zooms in', async () => {
    const { received, move } = listen()
    render(<input aria-label="Name" />)
    page.getByRole('textbox').element().focus()
    await move({ height: fullPx() / 2, offsetTop: 200, scale: 2 })
    expect([received, covered()]).toEqual([[], ''])
  })
})

test('unsubscribing ends the events and removes the custom property', async () => {
  const { received, stop, move, settle } = listen()
  render(<input aria-label="Name" />)
  page.getByRole('textbox').element().focus()
  await move({ height: fullPx() - 300 })
  stop()
  expect(covered()).toBe('')
  await move({ height: fullPx() - 200 })
  await settle()
  expect(received).toEqual([300])
})

test('adds DOM listeners only while a listener is registered', () => {
  const leftovers = watchLeftovers()
  const stop = onKeyboardHeightChange(() => {})
  expect(leftovers()).toContain('listener resize on VisualViewport')
  stop()
  expect(leftovers()).toEqual([])
})

describe('the focused field', () => {
  const field = () => page.getByRole('textbox').element() as HTMLElement
  const tall = (before: number, after: number) => (
    <>
      <div style={{ height: before }} />
      <input aria-label="Name" style={{ display: 'block', height: 44 }} />
      <div style={{ height: after }} />
    </>
  )

  test('is scrolled above the keyboard once; then the user can scroll', async () => {
    const { scroller } = await pageOf(tall(700, 2_000))
    const { move } = listen()
    field().focus({ preventScroll: true })
    expect(scroller.scrollTop).toBe(0)
    await move({ height: fullPx() - 300 })
    expect(field().getBoundingClientRect().bottom).toBeCloseTo(fullPx() - 300 - 16, 0)
    scroller.scrollTop = 0
    await move({ height: fullPx() - 300 })
    expect(scroller.scrollTop).toBe(0)
  })

  test('is not scrolled if it is visible', async () => {
    const { scroller } = await pageOf(tall(100, 2_000))
    const { move } = listen()
    field().focus({ preventScroll: true })
    await move({ height: fullPx() - 300 })
    expect(scroller.scrollTop).toBe(0)
  })
})

describe('hideKeyboard', () => {
  test('removes the focus from a field', async () => {
    render(<input aria-label="Name" />)
    page.getByRole('textbox').element().focus()
    await hideKeyboard({})
    expect(document.activeElement).toBe(document.body)
  })

  test('resolves without a focused field, and keeps the focus of a button', async () => {
    render(<button type="button">Send</button>)
    await hideKeyboard({})
    page.getByRole('button').element().focus()
    await hideKeyboard({})
    await expect.element(page.getByRole('button')).toHaveFocus()
  })
})
