import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack } from '../../api/navigation/index.ts'
import { readFormValue } from '../../hooks/form/formValue.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { pageOf } from '../../testing/internal/apps/pageOf.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { briefMotion } from '../../testing/internal/environment/briefMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { pressOn } from '../../testing/internal/input/pressOn.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { Cell } from '../cell/index.ts'
import { Form } from '../form/index.ts'
import { Select, type SelectItem, type SelectProps } from './index.ts'

const countries: readonly SelectItem[] = [
  { value: 'it', label: 'Italy', group: 'Europe' },
  { value: 'no', label: 'Norway', group: 'Europe', description: 'With Svalbard' },
  { value: 'ke', label: 'Kenya', group: 'Africa', disabled: true },
  { value: 'na', label: 'Namibia', group: 'Africa' },
]

describeConformance((props) => <Select aria-label="Country" items={countries} {...props} />, {
  selector: 'button',
  control: {
    values: ['it', 'no'],
    turn: async () => {
      await pressOn(button())
      await pressOn(option('Norway'))
    },
    shown: (target) => target.parentElement?.querySelector('select')?.value,
  },
})

const button = () => screen.getByRole('button', { name: /^Country/ })
const option = (name: string) => screen.getByRole('option', { name: new RegExp(`^${name}`) })
const listbox = screen.getByRole('listbox', { name: 'Country' })
const dialog = screen.getByRole('dialog', { name: 'Country' })
const native = () => document.querySelector('select') as HTMLSelectElement
const activeText = () => document.querySelector('[data-active]')?.textContent
const events: string[] = []
beforeEach(briefMotion)
beforeEach(() => void events.splice(0))

const view = (props: Partial<SelectProps> = {}) => (
  <Select
    aria-label="Country"
    items={countries}
    name="country"
    placeholder="Choose"
    onChange={({ type, detail, target }) => events.push(`${type} ${detail.value} ${target.value}`)}
    {...props}
  />
)

async function open(props: Partial<SelectProps> = {}): Promise<void> {
  await pageOf(view(props))
  await pressOn(button())
  await expect.element(listbox).toBeVisible()
}

describe('choosing', () => {
  test('a press on an item chooses it, closes the list and returns the focus', async () => {
    await open()
    await userEvent.click(option('Norway'))
    expect(events).toEqual(['change no no'])
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
    await expect.element(button()).toHaveTextContent('Norway')
    expect([native().value, readFormValue(native())]).toEqual(['no', 'no'])
  })

  test('by touch; a disabled item does nothing, and the chosen one closes the list without an event', async () => {
    await open({ defaultValue: 'it' })
    await touchTap(centerOf(option('Kenya').element()))
    await expect.element(dialog).toBeVisible()
    await touchTap(centerOf(option('Italy').element()))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(events).toEqual([])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['Back', () => navigateBack()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('%s closes the list without a choice', async (_, act) => {
    await open({ defaultValue: 'it' })
    await act()
    await expect.element(dialog).not.toBeInTheDocument()
    expect([events, native().value]).toEqual([[], 'it'])
  })

  test('Clear removes the choice', async () => {
    await open({ defaultValue: 'it', clearable: true })
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(events).toEqual(['change  '])
    await expect.element(button()).toHaveTextContent('Choose')
  })
})

describe('by keyboard', () => {
  test('keys move to items that can be chosen, and Enter chooses', async () => {
    await open({ defaultValue: 'it' })
    await expect.element(listbox).toHaveFocus()
    expect(activeText()).toBe('Italy')
    for (const [key, text] of [
      ['{ArrowDown}', 'Norway'],
      ['{ArrowDown}', 'Namibia'],
      ['{Home}', 'Italy'],
      ['{End}', 'Namibia'],
      ['{ArrowUp}', 'Norway'],
      ['n', 'Namibia'],
    ] as const) {
      await userEvent.keyboard(key)
      await vi.waitFor(() => expect(activeText(), key).toContain(text))
    }
    const active = listbox.element().getAttribute('aria-activedescendant')
    expect(document.getElementById(active ?? '')).toBe(option('Namibia').element())
    await userEvent.keyboard('{Enter}')
    expect(events).toEqual(['change na na'])
    await expect.element(button()).toHaveFocus()
  })

  test('Enter on the button opens the list', async () => {
    await pageOf(view())
    button().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(listbox).toBeVisible()
    expect(events).toEqual([])
  })
})

describe('search', () => {
  const search = screen.getByRole('combobox', { name: 'Search' })

  test('filters the items, and arrow keys choose from them', async () => {
    await screen.viewport(900, 700)
    await open({ search: true })
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('svalb')
    await expect.element(option('Italy')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(events).toEqual(['change no no'])
  })

  test('says that nothing matches', async () => {
    await screen.viewport(900, 700)
    await open({ search: true })
    await userEvent.keyboard('xyz{Enter}')
    await expect.element(screen.getByText('No matches')).toBeVisible()
    expect(events).toEqual([])
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}n')
    await expect.element(option('Namibia')).toBeVisible()
  })

  test('on a phone the list has the focus, so that no keyboard opens', async () => {
    await screen.viewport(390, 844)
    await open({ search: true })
    await expect.element(listbox).toHaveFocus()
    await expect.element(search).toBeVisible()
  })

  test('is there for more than ten items', async () => {
    await open({ items: Array.from({ length: 11 }, (_, index) => `Country ${index}`) })
    await expect.element(search).toBeVisible()
  })
})

describe('in a form', () => {
  test('a required select is announced, and its error ends with a choice', async () => {
    render(
      <Form>
        <Cell title="Country" control={<Select items={countries} name="country" required />} />
        <button type="submit">Send</button>
      </Form>,
    )
    await pressOn(screen.getByRole('button', { name: 'Send' }))
    await expect.element(button()).toHaveFocus()
    await expect.element(button()).toHaveAttribute('aria-invalid', 'true')
    await pressOn(button())
    await pressOn(option('Italy'))
    await vi.waitFor(() => expect(button().element()).not.toHaveAttribute('aria-invalid', 'true'))
    expect(new FormData(document.querySelector('form') as HTMLFormElement).get('country')).toBe('it')
  })

  test('a reset restores the initial item, and autofill sets one', async () => {
    render(<form>{view({ defaultValue: 'it' })}</form>)
    native().value = 'na'
    native().dispatchEvent(new Event('change', { bubbles: true }))
    await expect.element(button()).toHaveTextContent('Namibia')
    ;(document.querySelector('form') as HTMLFormElement).reset()
    await expect.element(button()).toHaveTextContent('Italy')
  })

  test('React Hook Form sets, reads and validates it', async () => {
    const values: unknown[] = []
    render(<WithLibrary values={values} />)
    const send = screen.getByRole('button', { name: 'Send' })
    await pressOn(send)
    await expect.element(button()).toHaveFocus()
    await pressOn(button())
    await pressOn(option('Italy'))
    await pressOn(send)
    await vi.waitFor(() => expect(values).toEqual([{ country: 'it' }]))
  })
})

function WithLibrary({ values }: { values: unknown[] }) {
  const { control, handleSubmit } = useForm({ defaultValues: { country: '' } })
  return (
    <form onSubmit={handleSubmit((value) => void values.push(value))}>
      <Controller
        name="country"
        control={control}
        rules={{ required: true }}
        render={({ field }) => (
          <Select
            {...field}
            aria-label="Country"
            items={countries}
            onChange={({ detail }) => field.onChange(detail.value)}
          />
        )}
      />
      <button type="submit">Send</button>
    </form>
  )
}

function Refusing() {
  const [country, setCountry] = useState('it')
  return view({ value: country, onChange: ({ detail }) => detail.value !== 'no' && setCountry(detail.value) })
}

test('an app that refuses a choice keeps the former one', async () => {
  await pageOf(<Refusing />)
  await userEvent.click(button())
  await userEvent.click(option('Norway'))
  await expect.element(button()).toHaveTextContent('Italy')
  await vi.waitFor(() => expect(native().value).toBe('it'))
})

test('screen readers read the list with its groups', async () => {
  await open({ defaultValue: 'it' })
  await expect(listbox.element()).toMatchAriaInlineSnapshot(`
    - listbox "Country":
      - group "Europe":
        - option "Italy" [selected]
        - option "Norway With Svalbard"
      - group "Africa":
        - option "Kenya" [disabled]
        - option "Namibia"
  `)
})

// The showcase checks the sheet of a phone.
test('axe finds nothing in a popover with a search', async () => {
  await screen.viewport(900, 700)
  const { scroller } = await pageOf(view({ search: true }))
  await pressOn(button())
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
  await expectNoAxeViolations(scroller)
})
