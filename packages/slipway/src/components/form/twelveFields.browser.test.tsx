import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { ActionForm, type Booking, LibraryForm, NativeForm } from '../../testing/internal/apps/twelveFields.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { briefMotion } from '../../testing/internal/environment/briefMotion.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'

const forms = { 'the browser': NativeForm, 'React Hook Form and zod': LibraryForm, 'a form action': ActionForm }
const sent: Booking[] = []

beforeEach(briefMotion)

async function start(form: keyof typeof forms, width: number, height: number) {
  sent.splice(0)
  await screen.viewport(width, height)
  const Form = forms[form]
  let attempts = 0
  await pageOf(
    <Form
      onSend={(booking) => {
        sent.push(booking)
        attempts++
        return attempts === 1 ? { email: 'This address is taken.' } : undefined
      }}
    />,
  )
}

const focused = () => document.activeElement as HTMLElement
/** The name or the text of the row that contains the focus. */
const row = () => focused().closest('.sw-cell')?.querySelector('.sw-cell-title')?.textContent
const description = () =>
  (focused().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const errors = () => [...document.querySelectorAll('.sw-form-summary li')].map(({ textContent }) => textContent).length
const dialog = screen.getByRole('dialog')
const press = (name: string) => screen.getByRole('button', { name, exact: true })
const inRow = (title: string, selector: string) => {
  const cells = [...document.querySelectorAll('.sw-cell')]
  const cell = cells.find((each) => each.querySelector('.sw-cell-title')?.textContent?.startsWith(title))
  return cell?.querySelector(selector) as HTMLElement
}
const tap = async (element: Element) => {
  element.scrollIntoView({ block: 'nearest' })
  await touchTap(centerOf(element))
}
const settled = () => vi.waitFor(() => expect(document.getAnimations()).toEqual([]))

const booking = {
  ...{ name: 'Ada', email: 'ada@example.org', arrival: '2026-11-21T09:30', country: 'Kenya', room: 'sea', guests: 2 },
  ...{ extras: ['parking'], budget: 110, bed: 'Single', stars: 1, notes: 'Quiet', terms: true },
}

test.each(['the browser', 'React Hook Form and zod', 'a form action'] as const)(
  'a form of twelve fields that %s validates works by keyboard alone',
  async (form) => {
    await start(form, 820, 1_100)
    const { tab, keyboard } = userEvent
    // An empty form: all errors are listed, and the first field has the focus and its error as its description.
    document.querySelector<HTMLElement>('[name=name]')?.focus()
    await keyboard('{Enter}')
    await expect.poll(errors).toBe(8)
    await expect.poll(() => [row(), focused().getAttribute('aria-invalid')]).toEqual(['Name', 'true'])
    expect(description()).not.toBe('')
    // The elements are the same in each form.
    if (form === 'the browser') await expectNoAxeViolations(document.querySelector('form') as Element)
    await keyboard('Ada')
    await tab()
    await keyboard('ada')
    await tab()
    expect(row()).toBe('Arrival')
    await keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    await keyboard('11212026')
    await keyboard('0930{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await tab()
    expect(row()).toBe('Country')
    await keyboard('{Enter}')
    await expect.element(dialog).toBeVisible()
    await keyboard('{ArrowDown}{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await tab()
    await keyboard('{ArrowDown}')
    expect(row()).toBe('Sea')
    await tab()
    await tab()
    await keyboard(' ')
    expect(row()).toBe('Parking')
    await tab()
    expect(row()).toBe('Guests')
    await keyboard('{ArrowUp}')
    await tab()
    await keyboard('{ArrowRight}')
    expect(row()).toContain('Budget')
    await tab()
    await keyboard('{ArrowLeft}')
    await tab()
    expect(row()).toBe('Last stay')
    await keyboard(' ')
    await tab()
    await keyboard('Quiet')
    await tab()
    await keyboard(' ')
    expect(row()).toBe('Terms')
    await tab()
    await keyboard('{Enter}')
    // The address is incomplete.
    await expect.poll(row).toBe('E-mail')
    await expect.poll(errors).toBe(1)
    await keyboard('{End}@example.org{Enter}')
    // The server refuses it, and all other values remain.
    await expect.poll(() => sent).toEqual([booking])
    await expect.poll(description).toContain('This address is taken.')
    expect([row(), focused().getAttribute('aria-invalid')]).toEqual(['E-mail', 'true'])
    await keyboard('{Home}x{Enter}')
    await expect.poll(() => sent[1]).toEqual({ ...booking, email: 'xada@example.org' })
    await expect.poll(errors).toBe(0)
  },
)

test.each(['the browser', 'React Hook Form and zod', 'a form action'] as const)(
  'a form of twelve fields that %s validates works by touch',
  async (form) => {
    await start(form, 390, 844)
    await tap(press('Book').element())
    await expect.poll(errors).toBe(8)
    expect(row()).toBe('Name')
    await userEvent.fill(focused(), 'Ada')
    await tap(inRow('E-mail', 'input'))
    await userEvent.fill(focused(), 'ada@example.org')
    await tap(inRow('Arrival', 'button'))
    await expect.element(dialog).toBeVisible()
    await settled()
    await tap(dialog.getByRole('button', { name: / 15,/ }).element())
    await tap(press('Done').element())
    await expect.element(dialog).not.toBeInTheDocument()
    await tap(inRow('Country', 'button'))
    await expect.element(dialog).toBeVisible()
    await settled()
    await tap(screen.getByRole('option', { name: 'Kenya' }).element())
    await expect.element(dialog).not.toBeInTheDocument()
    for (const title of ['Sea', 'Parking']) await tap(inRow(title, '.sw-cell-title'))
    await tap(screen.getByRole('button', { name: /^Increase/ }).element())
    const slider = inRow('Budget', 'input')
    const { left, top, width, height } = slider.getBoundingClientRect()
    await touchTap({ x: left + width * 0.75, y: top + height / 2 })
    await tap(screen.getByRole('radio', { name: 'Single' }).element())
    await tap(inRow('Last stay', 'label, [type=radio]'))
    await tap(inRow('Notes', 'textarea'))
    await userEvent.fill(focused(), 'Quiet')
    await tap(inRow('Terms', '.sw-cell-title'))
    await expect.poll(errors).toBe(0)
    await tap(press('Book').element())
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]).toEqual({ ...booking, arrival: sent[0]?.arrival, budget: sent[0]?.budget })
    expect(sent[0]?.budget).toBeGreaterThan(100)
    expect(sent[0]?.arrival).toMatch(/^\d{4}-\d\d-15T/)
  },
)
