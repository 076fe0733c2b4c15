import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setLocale } from '../../api/locale/index.ts'
import { navigateBack } from '../../api/navigation/index.ts'
import { readFormValue } from '../../hooks/form/formValue.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import {
  button,
  chosen,
  day,
  dialog,
  events,
  focusWheel,
  inputs,
  openChoices,
  part,
  press,
  problem,
  rangeView,
  sent,
  view,
} from '../../testing/internal/apps/dateTimePage.tsx'
import { dark, expectNoAxeViolations, light, rtl } from '../../testing/internal/environment/axe.ts'
import { briefMotion } from '../../testing/internal/environment/briefMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { pressOn } from '../../testing/internal/input/pressOn.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { DateTimePicker, type SingleDateTimePickerProps } from './index.ts'

beforeEach(briefMotion)
beforeEach(() => void events.splice(0))

const settled = () => vi.waitFor(() => expect(document.getAnimations()).toEqual([]))

describeConformance((props) => <DateTimePicker aria-label="Start" timeZone="UTC" {...props} />, {
  selector: 'button',
  control: {
    values: [chosen, '2026-11-23T14:30'],
    turn: async () => {
      await pressOn(button())
      await pressOn(day('23'))
      await pressOn(press('Done'))
    },
    shown: (target) => target.parentElement?.querySelector('input')?.value,
  },
})

describe('choosing', () => {
  test('a day, and the time with the wheels', async () => {
    await openChoices(view({ defaultValue: chosen }))
    await pressOn(day('23'))
    focusWheel('hour')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(part('hour')).toHaveValue('03')
    focusWheel('minute')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(part('minute')).toHaveValue('31')
    await pressOn(press('Done'))
    expect(events).toEqual(['change 2026-11-23T15:31 2026-11-23T15:31:00.000Z 2026-11-23T15:31', 'close confirm'])
    await expect.element(button()).toHaveFocus()
    await expect.element(button()).toHaveTextContent('Nov 23, 2026, 3:31 PM UTC')
    expect([sent(), readFormValue(inputs()[0] as Element)]).toEqual([['2026-11-23T15:31'], '2026-11-23T15:31'])
  })

  test('by touch, a first day has the time of the wheels', async () => {
    await openChoices(view({ min: '2020-01-01T08:15', max: '2020-01-01T08:15' }))
    await settled()
    await touchTap(centerOf(day('1').element()))
    await expect.element(part('hour')).toHaveValue('08')
    await touchTap(centerOf(press('Done').element()))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent()).toEqual(['2020-01-01T08:15'])
  })

  test('a day alone', async () => {
    await openChoices(view({ precision: 'day', defaultValue: '2026-11-21' }))
    await expect.element(part('day')).toHaveValue('21')
    expect(dialog.getByRole('listbox').elements()).toEqual([])
    await pressOn(day('3'))
    await pressOn(press('Done'))
    expect(events[0]).toBe('change 2026-11-03 2026-11-03T00:00:00.000Z 2026-11-03')
    await expect.element(button()).toHaveTextContent('Nov 3, 2026')
  })

  test('the half of the day by its button and its wheel', async () => {
    await openChoices(view({ defaultValue: chosen }))
    await pressOn(press('PM'))
    await expect.element(press('AM')).toBeVisible()
    focusWheel('AM/PM')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(press('PM')).toBeVisible()
    await pressOn(press('Done'))
    expect(sent()).toEqual([chosen])
  })

  test.each(['Cancel', '{Escape}', 'Back'])('%s changes nothing', async (key) => {
    await openChoices(view({ defaultValue: chosen }))
    await pressOn(day('23'))
    if (key === 'Cancel') await pressOn(press('Cancel'))
    else if (key === 'Back') await navigateBack()
    else await userEvent.keyboard(key)
    await expect.element(dialog).not.toBeInTheDocument()
    const reason = { Cancel: 'button', '{Escape}': 'escape', Back: 'back' }[key]
    expect([events, sent()]).toEqual([[`cancel ${reason}`, `close ${reason}`], [chosen]])
    await pressOn(button())
    await expect.element(part('day')).toHaveValue('21')
  })

  test('"Clear" removes the choice', async () => {
    await openChoices(view({ defaultValue: chosen, clearable: true }))
    await pressOn(press('Clear'))
    expect([events, sent()]).toEqual([['change   ', 'close clear'], ['']])
    await expect.element(button()).toHaveTextContent('Choose')
    await pressOn(button())
    await expect.element(press('Clear')).toBeDisabled()
  })
})

describe('typing', () => {
  test('fills the fields in the order of the language, and Enter confirms', async () => {
    await openChoices()
    await expect.element(part('month')).toHaveFocus()
    await userEvent.keyboard('1121')
    await expect.element(part('year')).toHaveFocus()
    await userEvent.keyboard('2026')
    await userEvent.keyboard('0230')
    expect(
      dialog
        .getByRole('gridcell', { selected: true })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['21'])
    await expect.element(dialog.getByRole('button', { name: /^[AP]M$/ })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    expect(sent()[0]).toMatch(/^2026-11-21T(02|14):30$/)
  })

  test('in other languages, with 24 hours', async () => {
    await setLocale('fr')
    onTestFinished(() => setLocale('en').then(() => {}))
    await openChoices(view({ placeholder: '' }))
    await expect.element(part('jour')).toHaveFocus()
    await userEvent.keyboard('31')
    await userEvent.keyboard('2')
    await userEvent.keyboard('2028')
    // The month has 29 days.
    await expect.element(part('jour')).toHaveValue('29')
    await userEvent.keyboard('1705{Enter}')
    expect(sent()).toEqual(['2028-02-29T17:05'])
  })

  test('keys change numbers and move between fields', async () => {
    await openChoices(view({ defaultValue: '2026-12-31T23:59', hourCycle: 'h23' }))
    await expect.element(part('month')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{ArrowRight}{PageUp}')
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowRight}{ArrowUp}{Enter}')
    expect(sent()).toEqual(['2036-01-30T00:00'])
  })

  test('Backspace empties a field, and then moves back', async () => {
    await openChoices(view({ defaultValue: chosen, hourCycle: 'h23' }))
    await userEvent.keyboard('{ArrowRight}{Backspace}')
    await expect.element(part('day')).toHaveValue('')
    await userEvent.keyboard('{Backspace}')
    await expect.element(part('month')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}5')
    await expect.element(part('year')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(sent()).toEqual(['2026-11-05T14:30'])
  })

  test('a year of two digits is the nearest one', async () => {
    await openChoices(view({ precision: 'day', defaultValue: '2026-11-21' }))
    part('year').element().focus()
    await userEvent.keyboard('31{Enter}')
    expect(sent()).toEqual(['2031-11-21'])
  })

  test('a pasted date fills all fields', async () => {
    await openChoices(view({ hourCycle: 'h23' }))
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Train: 2026-11-21 07:45')
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox has no `clipboardData` among the options of the event.
    Object.defineProperty(paste, 'clipboardData', { value: clipboardData })
    part('month').element().dispatchEvent(paste)
    await expect.element(part('minute')).toHaveValue('45')
    await pressOn(press('Done'))
    expect(sent()).toEqual(['2026-11-21T07:45'])
  })

  test('a minute between two steps becomes the nearest one', async () => {
    await openChoices(view({ defaultValue: chosen, hourCycle: 'h23', minuteStep: 15 }))
    part('minute').element().focus()
    await userEvent.keyboard('40{Enter}')
    expect(sent()).toEqual(['2026-11-21T14:45'])
  })
})

describe('errors', () => {
  test('"Done" without a complete choice says so, and focuses the first empty field', async () => {
    await openChoices(view({ hourCycle: 'h23' }))
    await userEvent.keyboard('1121')
    await pressOn(press('Done'))
    await expect.element(part('year')).toHaveFocus()
    expect([problem(), events]).toEqual(['Enter the date and the time', []])
    await expect.element(part('year')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('20260230')
    expect(problem()).toBe('')
    await userEvent.keyboard('{Enter}')
    expect(sent()).toEqual(['2026-11-21T02:30'])
  })

  test.each<[string, Partial<SingleDateTimePickerProps>, string]>([
    ['before min', { min: '2026-11-21T15:00' }, 'Not before Nov 21, 2026, 15:00'],
    ['after max', { max: '2026-11-20' }, 'Not after Nov 20, 2026, 23:59'],
    ['on a disabled day', { isDayDisabled: (each) => each === '2026-11-21' }, 'This day is not available'],
  ])('a moment %s stays, and is not confirmed', async (_name, props, message) => {
    await openChoices(view({ defaultValue: chosen, hourCycle: 'h23', ...props }))
    expect(problem()).toBe(message)
    await userEvent.keyboard('{Enter}')
    await expect.element(part('month')).toHaveFocus()
    await expect.element(part('hour')).toHaveValue('14')
    expect(events).toEqual([])
  })

  test('a value that is no date is empty, and is reported', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(view({ value: '21/11/2026' }))
    await expect.element(button()).toHaveTextContent('Choose')
    expect(report.mock.lastCall?.[0]).toContain('"21/11/2026". Write yyyy-mm-ddThh:mm.')
  })
})

describe('a range', () => {
  const range = ['2026-11-21T09:00', '2026-11-21T10:30']
  test('of days from the calendar; each has its own time', async () => {
    await openChoices(rangeView({ defaultValue: range, hourCycle: 'h23' }))
    await pressOn(day('23'))
    await expect.element(part('day', 'From')).toHaveValue('23')
    await expect.element(part('day', 'To')).toHaveValue('')
    await pressOn(day('25'))
    await expect.element(part('hour', 'To')).toHaveValue('10')
    focusWheel('hour')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(part('hour', 'To')).toHaveValue('11')
    await pressOn(press('Done'))
    expect(sent()).toEqual(['2026-11-23T09:00', '2026-11-25T11:30'])
    expect(events[0]).toBe(
      'change 2026-11-23T09:00,2026-11-25T11:30 2026-11-23T09:00:00.000Z,2026-11-25T11:30:00.000Z 2026-11-23T09:00',
    )
    expect(readFormValue(inputs()[0] as Element)).toEqual(sent())
  })

  test('the wheels show the time of the end with the focus', async () => {
    await openChoices(rangeView({ defaultValue: range, hourCycle: 'h23' }))
    const time = () =>
      [...document.querySelectorAll('.sw-picker-view-column')].map((column) => column.getAttribute('aria-valuetext'))
    await vi.waitFor(() => expect(time()).toEqual(['09', '00']))
    part('day', 'To').element().focus()
    await vi.waitFor(() => expect(time()).toEqual(['10', '30']))
  })

  test('does not end before it starts', async () => {
    await openChoices(rangeView({ defaultValue: range, hourCycle: 'h23' }))
    part('hour', 'To').element().focus()
    await userEvent.keyboard('08')
    expect(problem()).toBe('The end is before the start')
    await userEvent.keyboard('{Enter}')
    expect(events).toEqual([])
    part('hour', 'To').element().focus()
    await userEvent.keyboard('09{Enter}')
    expect(sent()).toEqual(['2026-11-21T09:00', '2026-11-21T09:30'])
  })

  test('is typed through, from the first to the last field', async () => {
    await openChoices(rangeView({ precision: 'day' }))
    await userEvent.keyboard('11212026')
    await expect.element(part('month', 'To')).toHaveFocus()
    await userEvent.keyboard('11282026{Enter}')
    expect(sent()).toEqual(['2026-11-21', '2026-11-28'])
    await expect.element(button()).toHaveTextContent('Nov 21 – 28, 2026')
  })
})

describe('time zones', () => {
  test('the value is in the zone, the instant in UTC, and the name of the zone is shown', async () => {
    await openChoices(view({ defaultValue: chosen, timeZone: 'Asia/Tokyo' }))
    await expect.element(dialog.getByText('Japan Standard Time')).toBeVisible()
    await pressOn(press('Done'))
    expect(events[0]).toBe(`change ${chosen} 2026-11-21T05:30:00.000Z ${chosen}`)
    await expect.element(button()).toHaveTextContent('Nov 21, 2026, 2:30 PM GMT+9')
  })

  test('without a zone, the value is in that of the device', async () => {
    await openChoices(view({ defaultValue: chosen, timeZone: undefined }))
    await pressOn(press('Done'))
    expect(events[0]).toContain(`change ${chosen} ${new Date(chosen).toISOString()}`)
    expect(button().element().textContent).toMatch(/PM$/)
  })
})

describe('on a phone', () => {
  test('it is a sheet, and the calendar has the focus, so that no keyboard opens', async () => {
    await openChoices(view({ defaultValue: chosen }), 390, 844)
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Saturday, November 21, 2026'),
    )
    const panel = document.querySelector('.sw-date-time-panel') as Element
    await vi.waitFor(() => expect(Math.round(panel.getBoundingClientRect().bottom)).toBe(844))
    expect(panel.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('in a low window the choices scroll, and the buttons stay', async () => {
    await openChoices(rangeView({ defaultValue: ['2026-11-21T09:00', '2026-11-21T10:30'] }), 320, 480)
    const body = document.querySelector('.sw-date-time-body') as Element
    expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
    expect(body.scrollWidth).toBe(body.clientWidth)
    await expect.element(press('Done')).toBeInViewport()
  })
})

test('axe finds nothing in an open picker', async () => {
  await openChoices(rangeView({ defaultValue: ['2026-11-21T09:00', '2026-11-20T10:30'], clearable: true }))
  await settled()
  await expectNoAxeViolations(document.body, [light, dark, rtl])
})
