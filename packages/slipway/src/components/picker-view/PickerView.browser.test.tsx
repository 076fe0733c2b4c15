import { Activity } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  Controlled,
  changes,
  column,
  expectAt,
  middleOf,
  pressToDrag,
  reported,
  rowPx,
  Two,
  wayOf,
  wheel,
} from '../../testing/internal/apps/shownPickerView.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseClick, mouseMove, mouseUp } from '../../testing/internal/input/mouse.ts'
import { centerOf, nextFrame } from '../../testing/internal/input/pointerInput.ts'
import { typeTogether } from '../../testing/internal/input/timedPress.ts'
import { timedTouch } from '../../testing/internal/input/timedTouch.ts'
import { touchDrag, touchMoving } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'

beforeEach(() => void reported.splice(0))

describe('values', () => {
  test('shows the default rows before the first frame', () => {
    render(<Two defaultValue={[30, 3]} />)
    expect(middleOf()).toBe('Row 30')
    expect(middleOf('Right')).toBe('Row 3')
  })

  test('shows the nearest row for a row that does not exist', async () => {
    render(<Two defaultValue={[99, -3]} />)
    await expectAt(59)
    await expectAt(0, 'Right')
    expect(reported).toEqual([])
  })

  test('a changed `value` turns the columns without events', async () => {
    const { rerender } = render(<Two value={[3, 3]} />)
    rerender(<Two value={[40, 3]} />)
    await expectAt(40)
    rerender(<Two value={[2]} />)
    await expectAt(2)
    await expectAt(0, 'Right')
    expect(reported).toEqual([])
  })

  test('fewer rows move the column to the nearest row without events', async () => {
    const { rerender } = render(<Two defaultValue={[50, 3]} />)
    rerender(<Two defaultValue={[50, 3]} counts={[20, 40]} />)
    await expectAt(19)
    expect(reported).toEqual([])
    rerender(<Two defaultValue={[50, 3]} counts={[0, 40]} />)
    column('Right').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(changes()).toEqual(['0,4'])
    rerender(<Two defaultValue={[50, 3]} counts={[10, 40]} />)
    await expectAt(0)
  })

  test('a controlled column turns back if its row is refused', async () => {
    render(<Two value={[5, 5]} />)
    column().focus()
    await userEvent.keyboard('{End}')
    await expectAt(5)
    await wheel(120)
    await vi.waitFor(() => expect(reported.at(-1)).toBe('pickend'))
    await expectAt(5)
    expect(changes()).toEqual(['59,5', '6,5'])
  })
})

describe('by touch', () => {
  beforeEach(() => page.viewport(390, 844))

  test('a touch scrolls natively; the column stops on a row and reports it once', async () => {
    render(<Controlled />)
    await touchDrag(...wayOf(-2.3 * rowPx()), { steps: 12 })
    await vi.waitFor(() => expect(column().getAttribute('aria-valuenow')).not.toBe('6'))
    const row = Number(column().getAttribute('aria-valuenow')) - 1
    expect(row).toBeGreaterThan(5)
    await expectAt(row)
  })

  test('emits `pickstart`, `change` and `pickend`, in this order', async () => {
    render(<Two defaultValue={[5, 5]} />)
    const [from] = wayOf(0)
    const above = (rows: number) => ({ x: from.x, y: from.y - rows * rowPx() })
    const touch = await touchMoving(from, above(0.5))
    for (const rows of [1, 1.5, 2]) await touch.move(above(rows))
    await vi.waitFor(() => expect(reported).toEqual(['pickstart']))
    await touch.end()
    await vi.waitFor(() => expect(reported.at(-1)).toBe('pickend'))
    expect(reported).toHaveLength(3)
    expect(reported[1]).toMatch(/^change \d+,5 sw-picker-view$/)
  })

  test('a fling whose scroll events are late is reported once, at its end', async () => {
    render(<Two defaultValue={[5, 5]} />)
    const [from] = wayOf(0)
    const touch = await timedTouch(from)
    for (const rows of [1, 2, 3]) await touch.move(16, { x: from.x, y: from.y - rows * rowPx() })
    await vi.waitFor(() => expect(reported).toEqual(['pickstart']))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    // Simulates a busy page: the idle timer fires before the next frame.
    const afterIdleTime = new Promise((resolve) => {
      const wait = () => {
        vi.advanceTimersByTime(150)
        resolve([...reported])
      }
      addEventListener('touchend', wait, { once: true })
    })
    await touch.end(16)
    expect(await afterIdleTime).toEqual(['pickstart'])
    await vi.waitFor(() => expect(reported.at(-1)).toBe('pickend'))
    await expectAt(Number.parseInt(changes()[0] ?? '', 10))
    expect(reported).toHaveLength(3)
  })

  test('nothing is reported while a touch is held, however long', async () => {
    render(<Two defaultValue={[5, 5]} />)
    const [from] = wayOf(0)
    const touch = await touchMoving(from, { x: from.x, y: from.y - 40 })
    await touch.move({ x: from.x, y: from.y - 3 * rowPx() })
    await vi.waitFor(() => expect(reported).toEqual(['pickstart']))
    column().dispatchEvent(new Event('scrollend'))
    expect(reported).toEqual(['pickstart'])
    await touch.end()
    await vi.waitFor(() => expect(reported.at(-1)).toBe('pickend'))
    expect(changes()).toHaveLength(1)
  })

  test('a touch on another column does not hold the column', async () => {
    render(<Two defaultValue={[5, 5]} />)
    // Synthetic events, because not every engine lets a page create touches.
    const sendTouches = (type: string, ...names: readonly string[]) =>
      column().dispatchEvent(
        Object.assign(new Event(type), { touches: names.map((name) => ({ target: column(name) })) }),
      )
    sendTouches('touchstart', 'Left', 'Right')
    sendTouches('touchend', 'Right')
    column().scrollTop = 7 * rowPx()
    await vi.waitFor(() => expect(changes()).toEqual(['7,5']))
  })

  test('a press elsewhere while a column turns selects the row in the middle', async () => {
    const atPress: (string | undefined)[] = []
    render(
      <>
        <Two defaultValue={[5, 5]} />
        <button type="button" onPointerUp={() => atPress.push(changes().join())}>
          Done
        </button>
      </>,
    )
    const [from] = wayOf(0)
    const touch = await touchMoving(from, { x: from.x, y: from.y - 40 })
    await touch.move({ x: from.x, y: from.y - 3 * rowPx() })
    await vi.waitFor(() => expect(reported).toEqual(['pickstart']))
    const button = page.getByRole('button').element()
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(changes()).toHaveLength(1)
    expect(reported.at(-1)).toBe('pickend')
    await touch.end()
    await expect.poll(() => column().scrollTop % rowPx()).toBeCloseTo(0, 0)
  })
})

describe('by mouse', () => {
  test('a drag moves the column, which reports its row once when it stops', async () => {
    render(<Two defaultValue={[10, 5]} />)
    const [from, to] = wayOf(-3 * rowPx() - 4)
    await pressToDrag(from)
    await mouseMove({ x: from.x, y: from.y - 20 })
    await mouseMove(to)
    await expect.poll(() => middleOf()).toBe('Row 13')
    expect(column().hasAttribute('data-dragging')).toBe(true)
    expect(reported).toEqual(['pickstart'])
    await mouseUp(to)
    await vi.waitFor(() => expect(reported.at(-1)).toBe('pickend'))
    expect(reported).toHaveLength(3)
    const row = Number(changes()[0]?.split(',')[0])
    expect(row).toBeGreaterThanOrEqual(13)
    await expectAt(row)
    expect(column().hasAttribute('data-dragging')).toBe(false)
  })

  test('a cancelled drag returns to its row', async () => {
    render(<Two defaultValue={[10, 5]} />)
    const [from, to] = wayOf(-3 * rowPx())
    await pressToDrag(from)
    await mouseMove(to)
    await mouseMove(to)
    await vi.waitFor(() => expect(reported).toEqual(['pickstart']))
    window.dispatchEvent(new Event('blur'))
    await expectAt(10)
    await vi.waitFor(() => expect(reported).toEqual(['pickstart', 'pickend']))
    await mouseUp(to)
    expect(changes()).toEqual([])
  })

  test('a click on a row selects it', async () => {
    render(<Two defaultValue={[10, 5]} />)
    await mouseClick(wayOf(-2 * rowPx())[1])
    await expectAt(8)
    expect(changes()).toEqual(['8,5'])
    await mouseClick(centerOf(column()))
    expect(changes()).toEqual(['8,5'])
  })

  test('a notch of the wheel turns by one row; the row is reported once', async () => {
    render(<Two defaultValue={[10, 5]} />)
    await wheel(120, 120, 120, -120)
    await vi.waitFor(() => expect(changes().at(-1)).toBe('12,5'))
    await expectAt(12)
    // On a busy machine the column may rest between two notches. Each rest is reported once.
    expect(new Set(changes()).size).toBe(changes().length)
  })

  test('a notch at the end does nothing', async () => {
    render(<Two defaultValue={[0, 5]} />)
    await wheel(-120)
    await nextFrame()
    await nextFrame()
    expect(reported).toEqual([])
  })

  test('a trackpad scrolls natively', async () => {
    render(<Two defaultValue={[10, 5]} />)
    await wheel(70, 70, 70)
    await vi.waitFor(() => {
      expect(reported.at(-1)).toBe('pickend')
      expect(column().scrollTop).toBeGreaterThan(10 * rowPx())
    })
    // The column also reports rows on which it stops in between.
    await vi.waitFor(() => expect(middleOf()).toBe(`Row ${Number(column().ariaValueNow) - 1}`))
  })
})

describe('by keyboard', () => {
  test('keys select rows', async () => {
    render(<Controlled />)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(column())
    await userEvent.keyboard('{ArrowDown}')
    await expectAt(6)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expectAt(4)
    await userEvent.keyboard('{PageDown}')
    await expectAt(11)
    await userEvent.keyboard('{End}')
    await expectAt(59)
    await userEvent.keyboard('{Home}')
    await expectAt(0)
    await typeTogether('row 42')
    await expectAt(42)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(column('Right'))
  })

  test('keys of the browser are not prevented', () => {
    render(<Two defaultValue={[5, 5]} />)
    const send = (init: KeyboardEventInit) =>
      column().dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
    const isNotPrevented = [{ key: 'End', ctrlKey: true }, { key: 'ArrowDown', altKey: true }, { key: 'Enter' }].map(
      send,
    )
    expect(isNotPrevented).toEqual([true, true, true])
    expect(send({ key: 'ArrowDown' }), 'a key of the column').toBe(false)
    expect(changes()).toEqual(['6,5'])
  })

  test('a refused row is reported once, however late the last scroll event is', async () => {
    render(<Two value={[5, 5]} />)
    column().addEventListener('scrollend', () => column().dispatchEvent(new Event('scroll')), { once: true })
    await wheel(120)
    await vi.waitFor(() => expect(reported.at(-1)).toBe('pickend'))
    await expectAt(5)
    expect(reported).toHaveLength(3)
  })

  test('announces a name, a role and the text of the row', async () => {
    const { container } = render(<Controlled />)
    column().focus()
    expect(await focusedNode()).toEqual({ role: 'spinbutton', name: 'Left' })
    await expect.element(page.getByRole('spinbutton', { name: 'Left' })).toHaveAttribute('aria-valuetext', 'Row 5')
    await userEvent.keyboard('{ArrowDown}')
    expect(column().ariaValueText).toBe('Row 6')
    expect([column().ariaValueMin, column().ariaValueNow, column().ariaValueMax]).toEqual(['1', '7', '60'])
    await expectNoAxeViolations(container)
  })

  test('moves at once under prefers-reduced-motion', async () => {
    await lessMotion()
    render(<Two defaultValue={[5, 5]} />)
    column().focus()
    await userEvent.keyboard('{End}')
    expect(column().scrollTop).toBeCloseTo(59 * rowPx(), 0)
  })
})

describe('hidden columns', () => {
  test('show the row of `value` when they become visible, without events', async () => {
    const { rerender } = render(<div hidden />)
    const hidden = (isHidden: boolean, value: readonly number[]) => (
      <div hidden={isHidden}>
        <Two value={value} />
      </div>
    )
    rerender(hidden(true, [20, 3]))
    rerender(hidden(true, [30, 3]))
    rerender(hidden(false, [30, 3]))
    await expectAt(30)
    rerender(hidden(true, [30, 3]))
    rerender(hidden(true, [12, 3]))
    rerender(hidden(false, [12, 3]))
    await expectAt(12)
    expect(reported).toEqual([])
  })

  test('keep their row while the page is hidden', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Two defaultValue={[20, 3]} />
      </Activity>
    )
    const { rerender } = render(page('visible'))
    column().focus()
    await userEvent.keyboard('{End}')
    await expectAt(59)
    rerender(page('hidden'))
    rerender(page('visible'))
    expect(middleOf()).toBe('Row 59')
    await expectAt(59)
    expect(changes()).toEqual(['59,3'])
  })

  test('emit `pickend` if the page is hidden while they turn', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Two defaultValue={[20, 3]} />
      </Activity>
    )
    const { rerender } = render(page('visible'))
    const [from] = wayOf(0)
    const touch = await touchMoving(from, { x: from.x, y: from.y - 40 })
    await touch.move({ x: from.x, y: from.y - 80 })
    await vi.waitFor(() => expect(reported).toEqual(['pickstart']))
    rerender(page('hidden'))
    expect(reported).toEqual(['pickstart', 'pickend'])
    await touch.end()
  })
})
