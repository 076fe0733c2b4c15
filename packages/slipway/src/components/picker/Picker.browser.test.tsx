import '../../testing/internal/environment/heldClock.ts'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setLocale } from '../../api/locale/index.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { turnWheel } from '../../testing/internal/input/mouse.ts'
import { centerOf } from '../../testing/internal/input/pointerInput.ts'
import { typeTogether } from '../../testing/internal/input/timedPress.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import PickerDemo from './demo.tsx'
import { Picker, type PickerProps, type PickerRegion } from './index.ts'

describeConformance((props) => <Picker aria-label="Tea" range={teas} {...props} />, {
  selector: 'button:has(.sw-picker-text)',
  control: {
    values: [1, 2],
    async turn(target) {
      await userEvent.click(target)
      await expect.poll(() => document.activeElement?.role).toBe('spinbutton')
      await userEvent.keyboard('{ArrowDown}')
      await press('Done')
    },
    shown: (target) => teas.indexOf(String(target.textContent)),
  },
})
describe('with children', () => {
  describeConformance(
    (props) => (
      <Picker mode="time" {...props}>
        Any time
      </Picker>
    ),
    { selector: 'button' },
  )
})

const teas = ['Assam', 'Darjeeling', 'Earl Grey', 'Sencha']
const regions: readonly PickerRegion[] = [
  {
    name: 'Coast',
    code: 'C',
    children: [
      { name: 'Harbour', code: 'C1' },
      { name: 'Lighthouse', code: 'C2' },
    ],
  },
  { name: 'Hills', children: [{ name: 'Mill' }] },
]

const trigger = page.getByRole('button', { name: /^Choice/ })
const sheet = page.getByRole('dialog')
const wheels = () => [...document.querySelectorAll<HTMLElement>('[role=spinbutton]')]
const inTheMiddle = () => wheels().map((wheel) => wheel.ariaValueText)
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const events: string[] = []

/** Listeners that log the picker's events as text. */
const listeners = {
  onChange: ({ type, detail, target }: ToldEvent) => events.push(`${type} ${JSON.stringify(detail)} ${target.value}`),
  onCancel: ({ type, detail }: ToldEvent) => events.push(`${type} ${JSON.stringify(detail)}`),
  onColumnChange: ({ type, detail }: ToldEvent) => events.push(`${type} ${JSON.stringify(detail)}`),
}

interface ToldEvent {
  readonly type: string
  readonly detail: object
  readonly target: HTMLInputElement
}

async function open(props: PickerProps | object = {}): Promise<ReturnType<typeof render>> {
  const rendered = render(<Picker aria-label="Choice" {...listeners} {...({ range: teas, ...props } as PickerProps)} />)
  await userEvent.click(trigger)
  await expect.poll(() => document.activeElement?.role).toBe('spinbutton')
  return rendered
}

/** Waits until all animations have ended. */
const settle = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished))

beforeEach(async () => {
  events.length = 0
  await page.viewport(390, 844)
})

describe('choosing', () => {
  test('[S4.3] is open or closed, as its attributes show', async () => {
    await open()
    const dialog = sheet.element()
    await expect.element(trigger).toHaveAttribute('data-state', 'open')
    expect(dialog).toHaveAttribute('data-state', 'open')
    expect(trigger.element()).toHaveAttribute('aria-expanded', 'true')
    await press('Done')
    await expect.element(trigger).toHaveAttribute('data-state', 'closed')
    expect(dialog).toHaveAttribute('data-state', 'closed')
    expect(trigger.element()).toHaveAttribute('aria-expanded', 'false')
  })

  test('a confirmed choice is reported and shown', async () => {
    await open({ placeholder: 'Which tea?' })
    expect(trigger.element()).toHaveTextContent('Which tea?')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(events).toEqual([])
    await press('Done')
    expect(events).toEqual(['change {"value":2} 2'])
    await expect.element(trigger).toHaveTextContent('Earl Grey')
    await expect.element(trigger).toHaveFocus()
  })

  test.each([
    ['the button', () => press('Cancel'), 'button'],
    ['Escape', () => userEvent.keyboard('{Escape}'), 'escape'],
    ['a click on the mask', () => userEvent.click(sheet, { position: { x: 5, y: 5 } }), 'mask'],
  ])('%s selects nothing', async (_, act, reason) => {
    await open({ defaultValue: 1 })
    await userEvent.keyboard('{End}')
    await act()
    await expect.poll(() => events).toEqual([`cancel {"reason":"${reason}"}`])
    await expect.element(trigger).toHaveTextContent('Darjeeling')
    await expect.element(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await expect.poll(inTheMiddle).toEqual(['Darjeeling'])
  })

  test('Enter confirms on a wheel, and presses a focused button', async () => {
    await open({ defaultValue: 1 })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(events).toEqual(['change {"value":2} 2'])
    await userEvent.click(trigger)
    await expect.poll(inTheMiddle).toEqual(['Earl Grey'])
    // The closing sheet shows the same row; the keys are for the sheet that opens.
    await expect.poll(() => document.activeElement?.role).toBe('spinbutton')
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{Enter}')
    await expect.poll(() => events.at(-1)).toBe('cancel {"reason":"button"}')
  })

  test('a wheel that still turns counts with its target row', async () => {
    await open({ range: Array.from({ length: 50 }, (_, row) => `Row ${row}`) })
    await settle()
    const [wheel] = wheels() as [HTMLElement]
    await userEvent.hover(wheel)
    await vi.waitFor(() => expect(wheel.hasAttribute('data-draggable')).toBe(true))
    await turnWheel(centerOf(wheel), { y: 120 }, { y: 120 })
    await press('Done')
    expect(events).toEqual(['change {"value":2} 2'])
  })

  test('a disabled picker does not open, and an open one closes when it is disabled', async () => {
    const picker = (isDisabled: boolean) => <Picker aria-label="Choice" range={teas} disabled={isDisabled} />
    const { rerender } = render(picker(true))
    ;(trigger.element() as HTMLElement).click()
    expect(document.querySelector('dialog')).toBeNull()
    rerender(picker(false))
    await userEvent.click(trigger)
    await expect.element(sheet).toBeVisible()
    rerender(picker(true))
    await expect.element(sheet).not.toBeInTheDocument()
    rerender(picker(false))
    await expect.element(trigger).toHaveAttribute('data-state', 'closed')
  })

  test('is a popover next to the button on larger screens', async () => {
    await page.viewport(1000, 800)
    await open()
    await expect.element(sheet).toHaveAttribute('data-popover')
    await settle()
    const { top, width } = (document.querySelector('.sw-picker-panel') as HTMLElement).getBoundingClientRect()
    expect(top).toBeCloseTo(trigger.element().getBoundingClientRect().bottom + 8, 0)
    expect(width).toBe(360)
  })
})

describe('closing', () => {
  afterEach(() => void vi.useRealTimers())

  test('[S9.20] the sheet is visible for 260 ms after closing', async () => {
    await open()
    const dialog = sheet.element() as HTMLElement
    await settle()
    ;(page.getByRole('button', { name: 'Cancel' }).element() as HTMLElement).click()
    await vi.waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    const closing = dialog.getAnimations({ subtree: true })
    const goTo = (ms: number) => {
      for (const animation of closing) {
        animation.pause()
        animation.currentTime = ms
      }
    }
    const isSeen = () => dialog.checkVisibility({ visibilityProperty: true })
    goTo(259)
    expect(isSeen()).toBe(true)
    for (const animation of closing) animation.finish()
    expect(closing.map(({ effect }) => effect?.getComputedTiming().endTime)).toEqual(closing.map(() => 260))
    expect(isSeen()).toBe(false)
  })

  test('[S9.21] its content is mounted for 300 ms after closing', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    ;(page.getByRole('button', { name: 'Cancel' }).element() as HTMLElement).click()
    await expect.element(trigger).toHaveAttribute('data-state', 'closed')
    vi.advanceTimersByTime(299)
    await settled()
    expect(document.querySelector('.sw-picker-panel')).not.toBeNull()
    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(document.querySelector('.sw-picker-panel')).toBeNull())
  })

  test('a picker that opens again meanwhile is reset, and stays open', async () => {
    await open({ defaultValue: 1 })
    await userEvent.keyboard('{End}{Escape}')
    await expect.element(trigger).toHaveAttribute('data-state', 'closed')
    await userEvent.click(trigger)
    await settle()
    await expect.element(sheet).toBeVisible()
    expect(inTheMiddle()).toEqual(['Darjeeling'])
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
  })
})

/** Lets React render a change made by a timer. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const wines = [['Barolo', 'Merlot', 'Rioja'], ['Riesling'], ['Tavel', 'Bandol']]

/** The rows of the second list depend on the first. */
function Wine(): ReactNode {
  const [color, setColor] = useState(0)
  return (
    <Picker
      mode="multiSelector"
      aria-label="Choice"
      range={[['Red', 'White', 'Rosé'], wines[color] ?? []]}
      onChange={listeners.onChange}
      onColumnChange={(event) => {
        listeners.onColumnChange(event)
        if (event.detail.column === 0) setColor(event.detail.value)
      }}
    />
  )
}

/** A controlled variant: the selected row of the second list depends on the first, too. */
function Controlled(): ReactNode {
  const [rows, setRows] = useState<readonly number[]>([0, 2])
  const turn = ({ column, value }: { column: number; value: number }) =>
    setRows(column === 0 ? [value, 0] : rows.with(column, value))
  return (
    <Picker
      mode="multiSelector"
      aria-label="Choice"
      range={[['Red', 'White', 'Rosé'], wines[rows[0] ?? 0] ?? []]}
      value={rows}
      onColumnChange={({ detail }) => turn(detail)}
    />
  )
}

describe('several columns', () => {
  test('rows may depend on another column while the picker is open; a missing row is replaced by the nearest', async () => {
    render(<Wine />)
    await userEvent.click(trigger)
    await expect.poll(inTheMiddle).toEqual(['Red', 'Barolo'])
    await userEvent.keyboard('{Tab}{End}')
    expect(inTheMiddle()).toEqual(['Red', 'Rioja'])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{End}')
    await expect.poll(inTheMiddle).toEqual(['Rosé', 'Bandol'])
    await userEvent.keyboard('{Enter}')
    expect(events).toEqual([
      'columnchange {"column":1,"value":2}',
      'columnchange {"column":0,"value":2}',
      'change {"value":[2,1]} 2,1',
    ])
    await expect.element(trigger).toHaveTextContent('Rosé Bandol')
  })

  test('a changed `value` turns the other columns', async () => {
    render(<Controlled />)
    await userEvent.click(trigger)
    await expect.poll(inTheMiddle).toEqual(['Red', 'Rioja'])
    await userEvent.keyboard('{End}')
    await expect.poll(inTheMiddle).toEqual(['Rosé', 'Tavel'])
    await userEvent.keyboard('{Tab}{End}')
    await expect.poll(inTheMiddle).toEqual(['Rosé', 'Bandol'])
  })

  test('regions are reported by name and by code', async () => {
    await open({ mode: 'region', regions })
    expect(inTheMiddle()).toEqual(['Coast', 'Harbour'])
    await userEvent.keyboard('{Tab}{ArrowDown}{Enter}')
    expect(events).toEqual([
      'columnchange {"column":1,"value":1}',
      'change {"value":["Coast","Lighthouse"],"code":["C","C2"]} Coast,Lighthouse',
    ])
    await userEvent.click(trigger)
    await expect.poll(inTheMiddle).toEqual(['Coast', 'Lighthouse'])
    await expect.poll(() => document.activeElement?.role).toBe('spinbutton')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(inTheMiddle).toEqual(['Hills', 'Mill'])
  })
})

describe('date and time', () => {
  test('[S9.12] the years are 150 before this one to 150 after it', async () => {
    await open({ mode: 'date', fields: 'year' })
    const thisYear = new Date().getFullYear()
    expect(inTheMiddle()).toEqual([String(thisYear)])
    await userEvent.keyboard('{Home}')
    expect(inTheMiddle()).toEqual([String(thisYear - 150)])
    await userEvent.keyboard('{End}')
    expect(inTheMiddle()).toEqual([String(thisYear + 150)])
  })

  test('[S9.13] a time is one of 24 hours and 60 minutes', async () => {
    await open({ mode: 'time', defaultValue: '07:05' })
    expect(inTheMiddle()).toEqual(['07', '05'])
    expect(wheels().map(({ ariaValueMax }) => ariaValueMax)).toEqual(['24', '60'])
    await userEvent.keyboard('{End}{Tab}{End}{Enter}')
    expect(events).toEqual(['change {"value":"23:59"} 23:59'])
  })

  test('only existing days can be selected', async () => {
    await open({ mode: 'date', defaultValue: '2024-02-29', end: '2026-05-20' })
    expect(inTheMiddle()).toEqual(['February', '29', '2024'])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    wheels()[2]?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(inTheMiddle).toEqual(['February', '28', '2023'])
    await userEvent.keyboard('{End}')
    await expect.poll(inTheMiddle).toEqual(['February', '28', '2026'])
    wheels()[0]?.focus()
    await userEvent.keyboard('{End}')
    await expect.poll(inTheMiddle).toEqual(['May', '20', '2026'])
    await userEvent.keyboard('{Enter}')
    expect(events).toEqual(['change {"value":"2026-05-20"} 2026-05-20'])
    await expect.element(trigger).toHaveTextContent('May 20, 2026')
  })

  test('[S8.15] uses the language of the app, also when it changes', async () => {
    await open({ mode: 'date', defaultValue: '2026-11-21' })
    await setLocale('zh-Hans')
    await expect.poll(inTheMiddle).toEqual(['2026年', '11月', '21日'])
    await expect.element(page.getByRole('button', { name: '完成' })).toBeVisible()
    await setLocale('fr')
    await expect.poll(inTheMiddle).toEqual(['21', 'novembre', '2026'])
    await expect.element(trigger).toHaveTextContent('21 novembre 2026')
    await setLocale('en')
  })
})

describe('without a pointer', () => {
  test('works with the keyboard', async () => {
    render(<Picker mode="time" aria-label="Choice" defaultValue="07:05" {...listeners} />)
    await userEvent.keyboard('{Tab}')
    expect(await focusedNode()).toEqual({ role: 'button', name: 'Choice 07:05' })
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.role).toBe('spinbutton')
    expect(await focusedNode()).toEqual({ role: 'spinbutton', name: 'hour' })
    await userEvent.keyboard('{Tab}')
    expect(await focusedNode()).toEqual({ role: 'spinbutton', name: 'minute' })
    await typeTogether('30')
    await userEvent.keyboard('{Enter}')
    expect(events).toEqual(['change {"value":"07:30"} 07:30'])
    await expect.element(trigger).toHaveFocus()
  })

  test('its accessible name contains the choice', async () => {
    await open({ mode: 'multiSelector', range: [teas, teas], headerText: 'Two teas' })
    await expect.element(sheet).toHaveAccessibleName('Two teas')
    expect(await focusedNode()).toEqual({ role: 'spinbutton', name: 'Two teas 1' })
  })

  test('a list is named by the button, which also contains the choice', async () => {
    await open({ defaultValue: 1 })
    await expect.element(sheet).toHaveAccessibleName('Choice')
    expect(await focusedNode()).toEqual({ role: 'spinbutton', name: 'Choice' })
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger).toHaveAccessibleName('Choice Darjeeling')
  })

  test.each([
    ['a list', {}],
    ['lists', { mode: 'multiSelector', range: [teas, teas], headerText: 'Teas' }],
    ['a month', { mode: 'date', fields: 'month' }],
    ['a time', { mode: 'time' }],
    ['a region', { mode: 'region', regions }],
  ])('axe finds nothing in %s', async (_, props) => {
    await open(props)
    await expectNoAxeViolations(document.body)
  })

  test('axe finds nothing in the demo', async () => {
    const { container } = render(<PickerDemo />)
    await expectNoAxeViolations(container)
  })
})
