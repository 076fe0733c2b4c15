import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { readFormValue } from '../../hooks/form/formValue.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { briefMotion } from '../../testing/internal/environment/briefMotion.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { pressOn } from '../../testing/internal/input/pressOn.ts'
import { MultiSelect, type MultiSelectProps } from './index.ts'

const toppings = ['Olives', 'Capers', 'Basil']

describeConformance((props) => <MultiSelect aria-label="Toppings" items={toppings} {...props} />, {
  selector: 'button',
})

const button = () => screen.getByRole('button', { name: /^Toppings/ })
const option = (name: string) => screen.getByRole('option', { name: new RegExp(`^${name}`) })
const listbox = screen.getByRole('listbox', { name: 'Toppings' })
const native = () => document.querySelector('select') as HTMLSelectElement
const events: unknown[] = []
beforeEach(briefMotion)
beforeEach(() => void events.splice(0))

const view = (props: Partial<MultiSelectProps> = {}) => (
  <MultiSelect
    aria-label="Toppings"
    items={toppings}
    name="toppings"
    onChange={({ detail }) => events.push(detail.value)}
    {...props}
  />
)

async function open(props: Partial<MultiSelectProps> = {}): Promise<void> {
  await pageOf(view(props))
  await pressOn(button())
  await expect.element(listbox).toBeVisible()
}

test('each press changes the value at once, in the order of the items, and the list stays open', async () => {
  await open()
  expect(listbox.element()).toHaveAttribute('aria-multiselectable', 'true')
  await userEvent.click(option('Basil'))
  await userEvent.click(option('Olives'))
  expect(option('Olives').element()).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(option('Basil'))
  expect(events).toEqual([['Basil'], ['Olives', 'Basil'], ['Olives']])
  expect(readFormValue(native())).toEqual(['Olives'])
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await expect.element(listbox).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
  await expect.element(button()).toHaveTextContent('Olives')
})

test('by keyboard, Space and Enter toggle, and Clear removes all', async () => {
  await open({ clearable: true })
  await userEvent.keyboard(' {ArrowDown}{Enter}')
  expect(events).toEqual([['Olives'], ['Olives', 'Capers']])
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(events.at(-1)).toEqual([])
  await expect.element(listbox).toBeVisible()
})

test('a controlled one shows its values', async () => {
  await open({ value: ['Capers'] })
  await userEvent.click(option('Basil'))
  expect(events).toEqual([['Capers', 'Basil']])
  expect(option('Basil').element()).toHaveAttribute('aria-selected', 'false')
  await vi.waitFor(() => expect([...native().selectedOptions].map(({ value }) => value)).toEqual(['Capers']))
})

test('a form sends all values, needs one if it is required, and restores them at a reset', async () => {
  render(<form>{view({ defaultValue: ['Olives', 'Basil'], required: true })}</form>)
  const form = document.querySelector('form') as HTMLFormElement
  expect(new FormData(form).getAll('toppings')).toEqual(['Olives', 'Basil'])
  await pressOn(button())
  await pressOn(option('Olives'))
  await pressOn(option('Basil'))
  expect(form.checkValidity()).toBe(false)
  form.reset()
  await vi.waitFor(() => expect(new FormData(form).getAll('toppings')).toEqual(['Olives', 'Basil']))
})

test('axe finds nothing', async () => {
  const { scroller } = await pageOf(view({ clearable: true, defaultValue: ['Basil'] }))
  await pressOn(button())
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
  await expectNoAxeViolations(scroller)
})

test('forced colours distinguish chosen items', async () => {
  await forcedColors()
  await open({ defaultValue: ['Basil'] })
  const colorOf = (name: string) => getComputedStyle(option(name).element()).color
  expect(colorOf('Basil')).not.toBe(colorOf('Olives'))
})
