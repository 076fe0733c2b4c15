import { describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { switchLocale } from '../../base/locale/locale.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { keyboardWalk } from '../../testing/internal/input/keyboardWalk.ts'
import { centerOf, touchDrag, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import { Cell } from '../cell/index.ts'
import CalendarDemo from './demo.tsx'
import { Calendar, type CalendarProps } from './index.ts'

describeConformance((props) => <Calendar aria-label="Arrival" {...props} />, {
  selector: '.sw-calendar',
  control: {
    values: ['2026-11-18', '2026-11-21'],
    turn: () => userEvent.click(day('Saturday, November 21, 2026')),
    shown: () => `2026-11-${chosen()}`,
  },
  states: { '[data-disabled]': { disabled: true }, '[data-mode="range"]': { mode: 'range' } },
})

const events: unknown[] = []
function show(props: CalendarProps = {}, dir = 'ltr') {
  events.splice(0)
  return render(
    <form dir={dir} style={{ inlineSize: 360 }}>
      <Calendar
        aria-label="Arrival"
        defaultValue="2026-11-18"
        name="day"
        onChange={({ type, detail }) => events.push([type, detail.value])}
        {...props}
      />
    </form>,
  )
}

const day = (text: string) => screen.getByRole('button', { name: text })
const title = (text: string) => expect.element(screen.getByRole('heading')).toHaveTextContent(text)
const chosen = () =>
  [...document.querySelectorAll('td[aria-selected="true"] > button')].map((button) => button.textContent)
const inRange = () => [...document.querySelectorAll('td[data-in] > button')].map((button) => button.textContent)
const sent = (form: Element) => new FormData(form as HTMLFormElement).getAll('day')

describe('single day', () => {
  test('a chosen day is shown, emitted, announced and sent', async () => {
    const { element } = show()
    await title('November 2026')
    expect(chosen()).toEqual(['18'])
    await userEvent.click(day('Saturday, November 21, 2026'))
    expect(events).toEqual([['change', '2026-11-21']])
    expect(chosen()).toEqual(['21'])
    expect(sent(element)).toEqual(['2026-11-21'])
    await expect.element(screen.getByRole('status')).toHaveTextContent('Saturday, November 21, 2026')
  })

  test('a disabled day is struck out; a day outside the limits is grey; in a disabled calendar all look the same', () => {
    const styleOf = (text: string) => getComputedStyle(day(text).element())
    const line = () => styleOf('Saturday, November 21, 2026').textDecorationLine
    const limited = show({ max: '2026-11-20' })
    expect(line()).toBe('none')
    expect(styleOf('Saturday, November 21, 2026').color).not.toBe(styleOf('Thursday, November 19, 2026').color)
    limited.unmount()
    const { unmount } = show({ isDayDisabled: (each) => each === '2026-11-21' })
    expect(line()).toBe('line-through')
    unmount()
    show({ disabled: true })
    expect(line()).toBe('none')
    expect(getComputedStyle(day('Saturday, November 21, 2026').element()).opacity).toBe('0.4')
  })

  test('a tap chooses a day', async () => {
    show()
    await touchTap(centerOf(day('Saturday, November 21, 2026').element()))
    await expect.poll(() => events).toEqual([['change', '2026-11-21']])
  })

  test('a reset of the form restores the default', async () => {
    const { element } = show()
    await userEvent.click(day('Saturday, November 21, 2026'))
    ;(element as HTMLFormElement).reset()
    await vi.waitFor(() => expect(sent(element)).toEqual(['2026-11-18']))
    expect(chosen()).toEqual(['18'])
  })

  test('a day outside the limits or disabled cannot be chosen', async () => {
    show({ min: '2026-11-10', max: '2026-11-25', isDayDisabled: (text) => text === '2026-11-20' })
    for (const text of ['Monday, November 9, 2026', 'Thursday, November 26, 2026', 'Friday, November 20, 2026']) {
      await expect.element(day(text)).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(day(text), { force: true })
    }
    expect(events).toEqual([])
    await expect.element(screen.getByRole('button', { name: 'Next month' })).toBeDisabled()
    await expect.element(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  })
})

describe('a range', () => {
  const range: CalendarProps = { mode: 'range', defaultValue: [] }

  test('is chosen by its first and its last day, with a preview of the day under the pointer', async () => {
    const { element } = show({ ...range, min: '2026-11-01', max: '2026-11-30' })
    await userEvent.click(day('Tuesday, November 10, 2026'))
    expect(events.at(-1)).toEqual(['change', ['2026-11-10']])
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Tuesday, November 10, 2026, now choose the last day')
    await userEvent.hover(day('Thursday, November 12, 2026'))
    await vi.waitFor(() => expect(inRange()).toEqual(['10', '11', '12']))
    expect(chosen()).toEqual(['10'])
    await userEvent.click(day('Friday, November 13, 2026'))
    expect(events.at(-1)).toEqual(['change', ['2026-11-10', '2026-11-13']])
    expect(chosen()).toEqual(['10', '11', '12', '13'])
    expect(sent(element)).toEqual(['2026-11-10', '2026-11-13'])
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Tuesday, November 10, 2026 to Friday, November 13, 2026')
  })
})

test('a range of one day is complete: the next choice starts a new range', async () => {
  show({ mode: 'range', defaultValue: ['2026-11-18', '2026-11-18'] })
  await userEvent.click(day('Friday, November 20, 2026'))
  expect(events).toEqual([['change', ['2026-11-20']]])
})

describe('keys', () => {
  test.each([
    ['ltr', 'ArrowRight', 'Thursday, November 19, 2026'],
    ['rtl', 'ArrowRight', 'Tuesday, November 17, 2026'],
    ['ltr', 'ArrowDown', 'Wednesday, November 25, 2026'],
    ['ltr', 'Home', 'Sunday, November 15, 2026'],
    ['ltr', 'End', 'Saturday, November 21, 2026'],
    ['ltr', 'PageUp', 'Sunday, October 18, 2026'],
    ['ltr', 'Shift>}{PageDown}{/Shift', 'Thursday, November 18, 2027'],
  ])('in %s {%s} moves the focus to %s', async (dir, key, to) => {
    show({}, dir)
    ;(document.querySelector('.sw-calendar-day[tabindex="0"]') as HTMLElement).focus()
    await userEvent.keyboard(`{${key}}`)
    await expect.element(day(to)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(events).toHaveLength(1)
  })

  test('only one day is in the tab order', () => {
    show()
    expect(document.querySelectorAll('.sw-calendar-day[tabindex="0"]')).toHaveLength(1)
  })
})

describe('months', () => {
  test.each([
    ['ltr', -1, 'December 2026'],
    ['ltr', 1, 'October 2026'],
    ['rtl', 1, 'December 2026'],
  ])('in %s a swipe of %d shows %s', async (dir, sign, to) => {
    show({}, dir)
    const calendar = document.querySelector('.sw-calendar') as HTMLElement
    await vi.waitFor(() => expect(calendar.style.touchAction).not.toBe(''))
    const from = centerOf(calendar)
    await touchDrag(from, { x: from.x + sign * 120, y: from.y })
    await title(to)
    expect(events).toEqual([])
  })

  test('a swipe that the browser takes over does not change the month', async () => {
    show()
    const calendar = document.querySelector('.sw-calendar') as HTMLElement
    await vi.waitFor(() => expect(calendar.style.touchAction).not.toBe(''))
    const from = centerOf(calendar)
    const finger = await touchStart(from)
    await finger.move({ x: from.x - 60, y: from.y })
    await finger.move({ x: from.x - 120, y: from.y })
    await finger.cancel()
    await title('November 2026')
  })

  test('the buttons change the month', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
    await title('December 2026')
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))
    await title('October 2026')
  })

  test('texts and the first day of the week follow the app’s language', async () => {
    show()
    expect(document.querySelector('th')?.ariaLabel).toBe('Sunday')
    await switchLocale('fr')
    await title('novembre 2026')
    expect(document.querySelector('th')?.ariaLabel).toBe('lundi')
    await expect.element(screen.getByRole('button', { name: 'Mois suivant' })).toBeVisible()
    await switchLocale('en')
  })
})

test('it is a grid with rows, headers and cells, and marks today', async () => {
  show({ defaultValue: '' })
  await expect.element(screen.getByRole('grid')).toBeVisible()
  expect(document.querySelector('[aria-current="date"]')).not.toBeNull()
  expect(document.querySelectorAll('th[scope="col"]')).toHaveLength(7)
})

test('axe-core finds nothing', async () => {
  const { container } = render(<CalendarDemo />)
  await expectNoAxeViolations(container)
})

test('Tab moves through its buttons to one day, and out', async () => {
  const { element } = show()
  expect(await keyboardWalk(element)).toEqual([
    'button Previous month',
    'button Next month',
    'button Wednesday, November 18, 2026',
  ])
})

test('screen readers read the name, role and state of each part', async () => {
  const { container } = render(<Calendar aria-label="Arrival" defaultValue="2026-02-03" min="2026-02-02" />)
  await expect(container.querySelector('.sw-calendar-head') as Element).toMatchAriaInlineSnapshot(`
    - button "Previous month" [disabled]
    - heading "February 2026" [level=3]
    - button "Next month"
  `)
  await expect(container.querySelector('tbody > tr') as Element).toMatchAriaInlineSnapshot(`
    - row "Sunday, February 1, 2026 Monday, February 2, 2026 Tuesday, February 3, 2026 Wednesday, February 4, 2026 Thursday, February 5, 2026 Friday, February 6, 2026 Saturday, February 7, 2026":
      - gridcell "Sunday, February 1, 2026":
        - button "Sunday, February 1, 2026" [disabled]: "1"
      - gridcell "Monday, February 2, 2026":
        - button "Monday, February 2, 2026": "2"
      - gridcell "Tuesday, February 3, 2026" [selected]:
        - button "Tuesday, February 3, 2026": "3"
      - gridcell "Wednesday, February 4, 2026":
        - button "Wednesday, February 4, 2026": "4"
      - gridcell "Thursday, February 5, 2026":
        - button "Thursday, February 5, 2026": "5"
      - gridcell "Friday, February 6, 2026":
        - button "Friday, February 6, 2026": "6"
      - gridcell "Saturday, February 7, 2026":
        - button "Saturday, February 7, 2026": "7"
  `)
})

test.each([
  ['four weeks', '2026-02-10'],
  ['five weeks', '2026-11-10'],
  ['six weeks', '2026-08-10'],
])('a month of %s has the same height', (_, defaultValue) => {
  show({ defaultValue })
  const boxOf = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect()
  const month = boxOf('.sw-calendar-month')
  expect(month.height).toBeCloseTo(308, -1)
  expect(month.bottom - boxOf('.sw-calendar-grid tbody tr:last-child').bottom).toBeLessThan(20)
})

test('forced colours mark the days of a range', async () => {
  await forcedColors()
  show({ mode: 'range', defaultValue: ['2026-11-18', '2026-11-20'] })
  const lookOf = (name: string) => {
    const button = document.querySelector(`[aria-label="${name}"]`) as HTMLElement
    const { borderTopWidth } = getComputedStyle(button.parentElement as HTMLElement)
    return [getComputedStyle(button).outlineStyle, borderTopWidth]
  }
  expect(lookOf('Tuesday, November 17, 2026')).toEqual(['none', '0px'])
  expect(lookOf('Thursday, November 19, 2026')).toEqual(['none', '2px'])
  expect(lookOf('Friday, November 20, 2026')).toEqual(['solid', '2px'])
})

test('an invalid calendar has an edge, which forced colours show as well; in a row, the row marks it', async () => {
  const { rerender } = render(<Calendar aria-label="Arrival" />)
  const look = () => getComputedStyle(document.querySelector('.sw-calendar') as Element)
  expect(look().boxShadow).toBe('none')
  rerender(<Calendar aria-label="Arrival" aria-invalid />)
  expect(look().boxShadow).toContain('inset')
  await forcedColors()
  expect(look().outlineStyle).toBe('dashed')
  rerender(
    <Cell title="Arrival" error="The clinic is closed on this day">
      <Calendar />
    </Cell>,
  )
  expect([look().boxShadow, look().outlineStyle]).toEqual(['none', 'none'])
})
