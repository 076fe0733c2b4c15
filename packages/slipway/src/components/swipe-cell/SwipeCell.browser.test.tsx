import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { switchLocale } from '../../base/locale/locale.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { loadPartsCode } from '../../testing/internal/environment/partsCode.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { mouseDrag } from '../../testing/internal/input/mouse.ts'
import { restingDrag } from '../../testing/internal/input/timedPress.ts'
import { centerOf, type Point, touchDrag, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import SwipeCellDemo from './demo.tsx'
import { SwipeCell, type SwipeCellProps } from './index.ts'

describeConformance((props) => <SwipeCell actions={[{ label: 'Delete' }]} {...props} />, { selector: '.sw-swipe-cell' })

const reported: string[] = []
const onRow = vi.fn()
beforeEach(() => {
  reported.splice(0)
  onRow.mockReset()
})

const list = (props: Partial<SwipeCellProps> = {}, dir = 'ltr') => (
  <div dir={dir} data-list style={{ inlineSize: 320, blockSize: 150, overflow: 'auto' }}>
    {['one', 'two', 'three', 'four', 'five'].map((name) => (
      <SwipeCell
        key={name}
        id={name}
        actions={[{ label: 'Archive' }, { label: 'Delete', tone: 'danger', confirm: true }]}
        onAction={({ type, detail, target }) => reported.push(`${type} ${detail.index} ${target.id} ${detail.side}`)}
        {...props}
      >
        <button type="button" style={{ display: 'block', inlineSize: '100%', blockSize: 60 }} onClick={onRow}>
          Row {name}
        </button>
      </SwipeCell>
    ))}
  </div>
)

const cell = (name = 'one') => document.getElementById(name) as HTMLElement
const action = (text: string, name = 'one') =>
  [...cell(name).querySelectorAll('button')].find((button) => button.textContent === text) as HTMLButtonElement
const isOpen = (name = 'one') => cell(name).dataset.open !== undefined
const expectOpen = (...names: string[]) =>
  vi.waitFor(() => expect(['one', 'two', 'three', 'four', 'five'].filter(isOpen)).toEqual(names))
const middle = (name = 'one'): Point => centerOf(cell(name))
const actionsPx = (side = 'end') =>
  (cell().querySelector(`.sw-swipe-cell-actions[data-side=${side}]`) as HTMLElement).offsetWidth
const rowLeft = () => (cell().querySelector('.sw-swipe-cell-content') as HTMLElement).getBoundingClientRect().left

/** Waits until the chunk with the gesture code is loaded. */
const gestures = () => {
  loadPartsCode()
  return vi.waitFor(() => {
    for (const element of document.querySelectorAll<HTMLElement>('.sw-swipe-cell:not([data-disabled])'))
      expect(element.style.touchAction).not.toBe('')
  })
}

/** Swipes by a distance, and pauses before releasing, so that the swipe has no velocity. */
async function swipe(way: number, from: Point = middle()): Promise<void> {
  await gestures()
  await restingDrag(from, { x: from.x + way, y: from.y })
}

describe('a swipe', () => {
  test.each([
    ['ltr', -1],
    ['rtl', 1],
  ] as const)('in %s shows the actions, and a swipe back hides them', async (dir, sign) => {
    render(list({}, dir))
    await swipe(sign * 110)
    await expectOpen('one')
    await vi.waitFor(() => {
      const { left, right } = action('Delete').getBoundingClientRect()
      const box = cell().getBoundingClientRect()
      expect(dir === 'ltr' ? right : left).toBeCloseTo(dir === 'ltr' ? box.right : box.left, 0)
      expect(rowLeft() - box.left).toBeCloseTo(sign * actionsPx(), 0)
    })
    await swipe(sign * -110)
    await expectOpen()
    await swipe(sign * -110)
    await expectOpen()
    expect(reported).toEqual([])
    expect(onRow, 'a swipe is not a press').not.toHaveBeenCalled()
  })

  test('over the full width runs the first action', async () => {
    render(list())
    await swipe(-230, { x: 300, y: middle().y })
    expect(reported).toEqual(['action 0 one end'])
    await expectOpen()
  })

  test('over the full width runs no action with `fullSwipe={false}`', async () => {
    render(list({ fullSwipe: false }))
    await swipe(-230, { x: 300, y: middle().y })
    await expectOpen('one')
    expect(reported).toEqual([])
  })

  test('in the vertical direction scrolls the page', async () => {
    const { element } = render(list())
    await gestures()
    const from = { x: 160, y: 120 }
    await touchDrag(from, { x: 150, y: 40 })
    await vi.waitFor(() => expect(element.scrollTop).toBeGreaterThan(20))
    await expectOpen()
  })

  test('that the browser takes over is cancelled', async () => {
    render(list())
    await gestures()
    const touch = await touchStart(middle())
    await touch.move({ x: middle().x - 40, y: middle().y })
    await touch.move({ x: middle().x - 120, y: middle().y })
    expect(cell().style.getPropertyValue('--sw-swipe-cell-end')).not.toBe('')
    await touch.cancel()
    await expectOpen()
    expect(cell().style.getPropertyValue('--sw-swipe-cell-end')).toBe('')
  })

  test('with a mouse works as well', async () => {
    render(list())
    await gestures()
    await mouseDrag(middle(), { x: middle().x - 120, y: middle().y })
    await expectOpen('one')
    expect(onRow).not.toHaveBeenCalled()
  })

  test('does not move a disabled cell, which has no actions', async () => {
    render(list({ disabled: true }))
    await swipe(-120)
    await expectOpen()
    expect(action('Archive')).toBeUndefined()
  })
})

describe('with actions at the start side', () => {
  const startActions = [{ label: 'Flag' }, { label: 'Mark as read' }]

  test.each([
    ['ltr', 1],
    ['rtl', -1],
  ] as const)('in %s a swipe in the other direction shows them', async (dir, sign) => {
    render(list({ startActions }, dir))
    await swipe(sign * 130)
    await expectOpen('one')
    expect(cell().dataset.open).toBe('start')
    await vi.waitFor(() => {
      const { left, right } = action('Flag').getBoundingClientRect()
      const box = cell().getBoundingClientRect()
      expect(dir === 'ltr' ? left : right, 'the first is outermost').toBeCloseTo(
        dir === 'ltr' ? box.left : box.right,
        0,
      )
      expect(rowLeft() - box.left).toBeCloseTo(sign * actionsPx('start'), 0)
    })
    await userEvent.click(action('Mark as read'))
    expect(reported).toEqual(['action 1 one start'])
    await expectOpen()
    expect(cell().style.getPropertyValue('--sw-swipe-cell-start')).toBe('')
  })

  test('a full swipe runs the action next to the row', async () => {
    render(list({ startActions: [...startActions, { label: 'Move', disabled: true }] }))
    await swipe(230, { x: 20, y: middle().y })
    expect(reported).toEqual(['action 1 one start'])
  })

  test('it takes two swipes from the actions of one side to those of the other', async () => {
    render(list({ startActions, fullSwipe: false }))
    await swipe(-110)
    await expectOpen('one')
    expect(cell().dataset.open).toBe('end')
    await swipe(250, { x: 20, y: middle().y })
    await expectOpen()
    await swipe(130)
    await expectOpen('one')
    expect(cell().dataset.open).toBe('start')
    expect(reported).toEqual([])
  })

  test('without actions at the other side, swipes in that direction are left to the container', async () => {
    render(list({ startActions, actions: undefined }))
    await swipe(-130)
    await expectOpen()
    await swipe(130)
    await expectOpen('one')
  })

  test('Tab leads from these actions through the row to the other side, and cancels a confirmation', async () => {
    render(list({ startActions: [{ label: 'Flag', confirm: true }] }))
    // Firefox focuses scrollable elements first.
    action('Flag').focus()
    await vi.waitFor(() => expect(cell().dataset.open).toBe('start'))
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(action('Confirm')).toBeDefined())
    await userEvent.keyboard('{Tab}{Tab}')
    expect(document.activeElement).toBe(action('Archive'))
    await vi.waitFor(() => expect(cell().dataset.open).toBe('end'))
    expect(action('Confirm')).toBeUndefined()
    expect(reported).toEqual([])
  })
})

describe('an open cell', () => {
  test('closes when another cell opens', async () => {
    render(list())
    await swipe(-110)
    await expectOpen('one')
    await swipe(-110, middle('two'))
    await expectOpen('two')
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a press outside', () => touchTap(middle('two'))],
    ['a press on its row', () => touchTap({ x: 20, y: middle().y })],
    ['scrolling', async () => (document.querySelector('[data-list]') as HTMLElement).scrollBy(0, 10)],
  ])('%s closes it', async (_, act) => {
    render(list())
    await swipe(-110)
    await expectOpen('one')
    await act()
    await expectOpen()
    expect(reported).toEqual([])
  })

  test('a press on its row does not reach the content of the row', async () => {
    render(list())
    await swipe(-110)
    await expectOpen('one')
    await touchTap({ x: 20, y: middle().y })
    await expectOpen()
    expect(onRow).not.toHaveBeenCalled()
    await touchTap({ x: 20, y: middle().y })
    await vi.waitFor(() => expect(onRow).toHaveBeenCalledOnce())
  })

  test('an action with `confirm` asks in the language of the app', async () => {
    await switchLocale('fr')
    render(list())
    await swipe(-110)
    await expectOpen('one')
    await userEvent.click(action('Delete'))
    await expect.element(screen.getByRole('button', { name: 'Confirmer' })).toBeVisible()
    expect(reported).toEqual([])
    await userEvent.click(action('Confirmer'))
    expect(reported).toEqual(['action 1 one end'])
    await expectOpen()
    await switchLocale('en')
  })
})

test('keys: the focus opens it, Enter runs an action, Escape and leaving close it', async () => {
  render(list())
  ;(cell().querySelector('button') as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  await expectOpen('one')
  expect(document.activeElement).toBe(action('Archive'))
  const prevented: boolean[] = []
  const record = (event: KeyboardEvent) => event.key === 'Escape' && prevented.push(event.defaultPrevented)
  document.addEventListener('keydown', record)
  onTestFinished(() => document.removeEventListener('keydown', record))
  await userEvent.keyboard('{Escape}')
  await expectOpen()
  expect(prevented).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(prevented, 'a closed cell leaves Escape to its container').toEqual([false])
  await userEvent.keyboard('{Tab}')
  await expectOpen('one')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(reported).toEqual(['action 1 one end'])
  await expectOpen()
  await userEvent.keyboard('{Tab}{Tab}')
  await expectOpen('two')
})

test('axe-core finds nothing, closed and open', async () => {
  const { container } = render(<SwipeCellDemo />)
  await expectNoAxeViolations(container)
  ;(container.querySelector('.sw-swipe-cell-action') as HTMLElement).focus()
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
  await expectNoAxeViolations(container)
})

test('is announced as its content and buttons, and Tab reaches them', async () => {
  const { element } = render(
    <SwipeCell actions={[{ label: 'Archive' }, { label: 'Move', disabled: true }]}>A row</SwipeCell>,
  )
  await expect(element).toMatchAriaInlineSnapshot(`
    - text: A row
    - button "Archive"
    - button "Move" [disabled]
  `)
  expect(await keyboardWalk(element)).toEqual(['button Archive'])
})

test('forced colours show its actions', async () => {
  await forcedColors()
  render(list())
  expect(getComputedStyle(action('Archive')).borderTopStyle).toBe('solid')
})

test('an action has its `color`, and so has the area that a longer swipe uncovers', () => {
  render(list({ actions: [{ label: 'Flag', color: 'rgb(1, 2, 3)' }, { label: 'Archive' }] }))
  const ground = (element: Element, part?: string) => getComputedStyle(element, part).backgroundColor
  expect(ground(action('Flag'))).toBe('rgb(1, 2, 3)')
  expect(ground(action('Flag').parentElement as Element, '::before')).toBe('rgb(1, 2, 3)')
  expect(ground(action('Archive'))).not.toBe('rgb(1, 2, 3)')
  expect(getComputedStyle(action('Flag')).color).not.toBe(getComputedStyle(action('Archive')).color)
})

test('with reduced motion nothing is animated', async () => {
  await lessMotion()
  render(list())
  action('Archive').focus()
  await expectOpen('one')
  expect(cell().getAnimations({ subtree: true })).toEqual([])
})
