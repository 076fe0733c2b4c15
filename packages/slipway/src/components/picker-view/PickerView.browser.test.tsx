import { Activity } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  changes,
  column,
  expectAt,
  middleOf,
  Owned,
  rowPx,
  Two,
  takeHold,
  told,
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

beforeEach(() => void told.splice(0))

describe('values', () => {
  test('it begins at its rows, before the first frame', () => {
    render(<Two defaultValue={[30, 3]} />)
    expect(middleOf()).toBe('Row 30')
    expect(middleOf('Right')).toBe('Row 3')
  })

  test('a row that is not there shows as the nearest', async () => {
    render(<Two defaultValue={[99, -3]} />)
    await expectAt(59)
    await expectAt(0, 'Right')
    expect(told).toEqual([])
  })

  test('its owner turns it, and nothing is told', async () => {
    const { rerender } = render(<Two value={[3, 3]} />)
    rerender(<Two value={[40, 3]} />)
    await expectAt(40)
    rerender(<Two value={[2]} />)
    await expectAt(2)
    await expectAt(0, 'Right')
    expect(told).toEqual([])
  })

  test('fewer rows take the column along, and nothing is told', async () => {
    const { rerender } = render(<Two defaultValue={[50, 3]} />)
    rerender(<Two defaultValue={[50, 3]} counts={[20, 40]} />)
    await expectAt(19)
    expect(told).toEqual([])
    rerender(<Two defaultValue={[50, 3]} counts={[0, 40]} />)
    column('Right').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(changes()).toEqual(['0,4'])
    rerender(<Two defaultValue={[50, 3]} counts={[10, 40]} />)
    await expectAt(0)
  })

  test('an owner that refuses a row gets the column back', async () => {
    render(<Two value={[5, 5]} />)
    column().focus()
    await userEvent.keyboard('{End}')
    await expectAt(5)
    await wheel(120)
    await vi.waitFor(() => expect(told.at(-1)).toBe('pickend'))
    await expectAt(5)
    expect(changes()).toEqual(['59,5', '6,5'])
  })
})

describe('by touch', () => {
  beforeEach(() => page.viewport(390, 844))

  test('a finger scrolls it natively; it rests on a row and tells it once', async () => {
    render(<Owned />)
    await touchDrag(...wayOf(-2.3 * rowPx()), { steps: 12 })
    await vi.waitFor(() => expect(column().getAttribute('aria-valuenow')).not.toBe('6'))
    const row = Number(column().getAttribute('aria-valuenow')) - 1
    expect(row).toBeGreaterThan(5)
    await expectAt(row)
  })

  test('it tells start, change and end, in this order', async () => {
    render(<Two defaultValue={[5, 5]} />)
    const [from] = wayOf(0)
    const above = (rows: number) => ({ x: from.x, y: from.y - rows * rowPx() })
    const touch = await touchMoving(from, above(0.5))
    for (const rows of [1, 1.5, 2]) await touch.move(above(rows))
    await vi.waitFor(() => expect(told).toEqual(['pickstart']))
    await touch.end()
    await vi.waitFor(() => expect(told.at(-1)).toBe('pickend'))
    expect(told).toHaveLength(3)
    expect(told[1]).toMatch(/^change \d+,5 sw-picker-view$/)
  })

  test('a throw that is told of late is told once, where it ends', async () => {
    render(<Two defaultValue={[5, 5]} />)
    const [from] = wayOf(0)
    const touch = await timedTouch(from)
    for (const rows of [1, 2, 3]) await touch.move(16, { x: from.x, y: from.y - rows * rowPx() })
    await vi.waitFor(() => expect(told).toEqual(['pickstart']))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    // As on a busy page: the time for silence is over before the next frame.
    const afterSilence = new Promise((resolve) => {
      const wait = () => {
        vi.advanceTimersByTime(150)
        resolve([...told])
      }
      addEventListener('touchend', wait, { once: true })
    })
    await touch.end(16)
    expect(await afterSilence).toEqual(['pickstart'])
    await vi.waitFor(() => expect(told.at(-1)).toBe('pickend'))
    await expectAt(Number.parseInt(changes()[0] ?? '', 10))
    expect(told).toHaveLength(3)
  })

  test('a held finger decides nothing, however long it rests', async () => {
    render(<Two defaultValue={[5, 5]} />)
    const [from] = wayOf(0)
    const touch = await touchMoving(from, { x: from.x, y: from.y - 40 })
    await touch.move({ x: from.x, y: from.y - 3 * rowPx() })
    await vi.waitFor(() => expect(told).toEqual(['pickstart']))
    column().dispatchEvent(new Event('scrollend'))
    expect(told).toEqual(['pickstart'])
    await touch.end()
    await vi.waitFor(() => expect(told.at(-1)).toBe('pickend'))
    expect(changes()).toHaveLength(1)
  })

  test('a finger that rests elsewhere does not hold it', async () => {
    render(<Two defaultValue={[5, 5]} />)
    // Not every engine lets a page make touches.
    const fingersOn = (type: string, ...names: readonly string[]) =>
      column().dispatchEvent(
        Object.assign(new Event(type), { touches: names.map((name) => ({ target: column(name) })) }),
      )
    fingersOn('touchstart', 'Left', 'Right')
    fingersOn('touchend', 'Right')
    column().scrollTop = 7 * rowPx()
    await vi.waitFor(() => expect(changes()).toEqual(['7,5']))
  })

  test('who presses elsewhere while it turns means the row in the middle', async () => {
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
    await vi.waitFor(() => expect(told).toEqual(['pickstart']))
    const button = page.getByRole('button').element()
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(changes()).toHaveLength(1)
    expect(told.at(-1)).toBe('pickend')
    await touch.end()
    await expect.poll(() => column().scrollTop % rowPx()).toBeCloseTo(0, 0)
  })
})

describe('by mouse', () => {
  test('a drag moves it and tells the row where it rests, once', async () => {
    render(<Two defaultValue={[10, 5]} />)
    const [from, to] = wayOf(-3 * rowPx() - 4)
    await takeHold(from)
    await mouseMove({ x: from.x, y: from.y - 20 })
    await mouseMove(to)
    await expect.poll(() => middleOf()).toBe('Row 13')
    expect(column().hasAttribute('data-dragging')).toBe(true)
    expect(told).toEqual(['pickstart'])
    await mouseUp(to)
    await vi.waitFor(() => expect(told.at(-1)).toBe('pickend'))
    expect(told).toHaveLength(3)
    const row = Number(changes()[0]?.split(',')[0])
    expect(row).toBeGreaterThanOrEqual(13)
    await expectAt(row)
    expect(column().hasAttribute('data-dragging')).toBe(false)
  })

  test('a drag that is given up goes back', async () => {
    render(<Two defaultValue={[10, 5]} />)
    const [from, to] = wayOf(-3 * rowPx())
    await takeHold(from)
    await mouseMove(to)
    await mouseMove(to)
    await vi.waitFor(() => expect(told).toEqual(['pickstart']))
    window.dispatchEvent(new Event('blur'))
    await expectAt(10)
    await vi.waitFor(() => expect(told).toEqual(['pickstart', 'pickend']))
    await mouseUp(to)
    expect(changes()).toEqual([])
  })

  test('a click on a row chooses it', async () => {
    render(<Two defaultValue={[10, 5]} />)
    await mouseClick(wayOf(-2 * rowPx())[1])
    await expectAt(8)
    expect(changes()).toEqual(['8,5'])
    await mouseClick(centerOf(column()))
    expect(changes()).toEqual(['8,5'])
  })

  test('a notch of the wheel is one row; what rests is told once', async () => {
    render(<Two defaultValue={[10, 5]} />)
    await wheel(120, 120, 120, -120)
    await vi.waitFor(() => expect(changes().at(-1)).toBe('12,5'))
    await expectAt(12)
    // On a busy machine the column may rest between two notches. Each rest is reported once.
    expect(new Set(changes()).size).toBe(changes().length)
  })

  test('a notch at the end is none', async () => {
    render(<Two defaultValue={[0, 5]} />)
    await wheel(-120)
    await nextFrame()
    await nextFrame()
    expect(told).toEqual([])
  })

  test('a trackpad scrolls it natively', async () => {
    render(<Two defaultValue={[10, 5]} />)
    await wheel(70, 70, 70)
    await vi.waitFor(() => expect(told.at(-1)).toBe('pickend'))
    expect(column().scrollTop).toBeGreaterThan(10 * rowPx())
    // Where it pauses on its way, it tells of a row there too.
    await vi.waitFor(() => expect(middleOf()).toBe(`Row ${Number(column().ariaValueNow) - 1}`))
  })
})

describe('by keyboard', () => {
  test('keys choose rows', async () => {
    render(<Owned />)
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

  test('the browser’s own keys stay its own', () => {
    render(<Two defaultValue={[5, 5]} />)
    const send = (init: KeyboardEventInit) =>
      column().dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
    const isLetBe = [{ key: 'End', ctrlKey: true }, { key: 'ArrowDown', altKey: true }, { key: 'Enter' }].map(send)
    expect(isLetBe).toEqual([true, true, true])
    expect(send({ key: 'ArrowDown' }), 'one of the wheel').toBe(false)
    expect(changes()).toEqual(['6,5'])
  })

  test('a row that is refused is told once, however late the last scroll event comes', async () => {
    render(<Two value={[5, 5]} />)
    column().addEventListener('scrollend', () => column().dispatchEvent(new Event('scroll')), { once: true })
    await wheel(120)
    await vi.waitFor(() => expect(told.at(-1)).toBe('pickend'))
    await expectAt(5)
    expect(told).toHaveLength(3)
  })

  test('a screen reader hears a name, a role and the text of the row', async () => {
    const { container } = render(<Owned />)
    column().focus()
    expect(await focusedNode()).toEqual({ role: 'spinbutton', name: 'Left' })
    await expect.element(page.getByRole('spinbutton', { name: 'Left' })).toHaveAttribute('aria-valuetext', 'Row 5')
    await userEvent.keyboard('{ArrowDown}')
    expect(column().ariaValueText).toBe('Row 6')
    expect([column().ariaValueMin, column().ariaValueNow, column().ariaValueMax]).toEqual(['1', '7', '60'])
    await expectNoAxeViolations(container)
  })

  test('less motion moves at once', async () => {
    await lessMotion()
    render(<Two defaultValue={[5, 5]} />)
    column().focus()
    await userEvent.keyboard('{End}')
    expect(column().scrollTop).toBeCloseTo(59 * rowPx(), 0)
  })
})

describe('what is not to be seen', () => {
  test('a hidden one is where it belongs when it shows, and tells nothing', async () => {
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
    expect(told).toEqual([])
  })

  test('one that comes back with its page is where it was', async () => {
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

  test('one that goes with its page while it turns is told to have ended', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Two defaultValue={[20, 3]} />
      </Activity>
    )
    const { rerender } = render(page('visible'))
    const [from] = wayOf(0)
    const touch = await touchMoving(from, { x: from.x, y: from.y - 40 })
    await touch.move({ x: from.x, y: from.y - 80 })
    await vi.waitFor(() => expect(told).toEqual(['pickstart']))
    rerender(page('hidden'))
    expect(told).toEqual(['pickstart', 'pickend'])
    await touch.end()
  })
})
