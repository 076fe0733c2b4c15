import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readFormValue } from '../../hooks/form/formValue.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Checkbox, CheckboxGroup, type CheckboxGroupProps } from './index.ts'

describeConformance(
  (props) => (
    <CheckboxGroup aria-label="Toppings" {...props}>
      <Checkbox value="cheese">Cheese</Checkbox>
      <Checkbox value="ham">Ham</Checkbox>
    </CheckboxGroup>
  ),
  {
    selector: 'fieldset',
    control: {
      values: [['ham'], ['cheese', 'ham']],
      turn: () => userEvent.click(box('Cheese')),
      shown: (target) => [...target.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value),
    },
  },
)

const box = (name: string) => page.getByRole('checkbox', { name })
const form = () => document.querySelector('form') as HTMLFormElement
const fieldset = () => document.querySelector('fieldset') as HTMLFieldSetElement
const sent = () => new FormData(form()).getAll('toppings')

const all = ['cheese', 'olives', 'ham']
const boxes = (values: readonly string[] = all): ReactNode =>
  values.map((value) => (
    <Checkbox key={value} value={value}>
      {value}
    </Checkbox>
  ))

/** Renders a group in a form, and records its events. */
function renderGroup(props: CheckboxGroupProps = {}) {
  const events: unknown[] = []
  const view = (more: CheckboxGroupProps = {}) => (
    <form>
      <CheckboxGroup
        name="toppings"
        aria-label="Toppings"
        onChange={({ type, detail, target }) => events.push([type, detail.value, target.value, target.checked])}
        {...props}
        {...more}
      >
        {more.children ?? props.children ?? boxes()}
      </CheckboxGroup>
    </form>
  )
  const { rerender } = render(view())
  return { events, rerender: (more: CheckboxGroupProps) => rerender(view(more)) }
}

describe('its value', () => {
  test('is a list in document order, independent of the order of the clicks', async () => {
    const { events } = renderGroup()
    await userEvent.click(box('ham'))
    await userEvent.click(box('cheese'))
    await userEvent.click(box('ham'))
    expect(events).toEqual([
      ['change', ['ham'], 'ham', true],
      ['change', ['cheese', 'ham'], 'cheese', true],
      ['change', ['cheese'], 'ham', false],
    ])
    expect(sent()).toEqual(['cheese'])
  })

  test('`checked` of a single box controls that box', async () => {
    const { events } = renderGroup({
      children: (
        <>
          <Checkbox value="a" checked>
            a
          </Checkbox>
          <Checkbox value="b" defaultChecked>
            b
          </Checkbox>
        </>
      ),
    })
    await userEvent.click(box('b'))
    await userEvent.click(box('a'))
    expect(events).toEqual([
      ['change', ['a'], 'b', false],
      ['change', [], 'a', false],
    ])
    expect(sent()).toEqual(['a'])
  })

  test('boxes can be added and removed', async () => {
    const { events, rerender } = renderGroup({ defaultValue: ['late'] })
    await userEvent.click(box('cheese'))
    rerender({ children: boxes(['late', 'olives', 'cheese']) })
    expect(sent()).toEqual(['late', 'cheese'])
    rerender({ children: boxes(['olives', 'cheese']) })
    await userEvent.click(box('olives'))
    expect(events.at(-1)).toEqual(['change', ['olives', 'cheese'], 'olives', true])
  })

  test('a controlled value without a box, such as a filtered one, stays in the list', async () => {
    const { events } = renderGroup({ value: ['ham', 'cheese'], children: boxes(['cheese', 'olives']) })
    await userEvent.click(box('olives'))
    expect(events).toEqual([['change', ['ham', 'cheese', 'olives'], 'olives', true]])
  })

  test('other fields and a nested group do not belong to it', async () => {
    const { events } = renderGroup({
      children: (
        <>
          {boxes(['cheese'])}
          <input aria-label="Other" name="other" />
          <input aria-label="Native" type="checkbox" defaultChecked />
          <CheckboxGroup name="sauces" aria-label="Sauces" defaultValue={['chili']}>
            {boxes(['chili'])}
          </CheckboxGroup>
        </>
      ),
    })
    await userEvent.fill(page.getByRole('textbox'), 'Basil')
    await userEvent.click(box('chili'))
    await userEvent.click(box('Native'))
    expect(events).toEqual([])
    await userEvent.click(box('cheese'))
    expect(events).toEqual([['change', ['cheese'], 'cheese', true]])
  })

  test('Tab moves from box to box, and Space toggles', async () => {
    const { events } = renderGroup()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(box('ham')).toHaveFocus()
    expect(events.at(-1)).toEqual(['change', ['cheese', 'ham'], 'ham', true])
  })
})

describe('in a form', () => {
  test('its value is a list, which may be empty and leaves out disabled boxes', async () => {
    const { rerender } = renderGroup({ defaultValue: ['ham'] })
    expect(readFormValue(fieldset())).toEqual(['ham'])
    await userEvent.click(box('ham'))
    expect(readFormValue(fieldset())).toEqual([])
    rerender({ children: <Checkbox value="a" aria-label="a" checked disabled /> })
    expect(readFormValue(fieldset())).toEqual([])
  })

  test('a required group requires one checked box, again after a reset', async () => {
    renderGroup({ required: true })
    expect(form().checkValidity()).toBe(false)
    await userEvent.click(box('olives'))
    expect(form().checkValidity()).toBe(true)
    await userEvent.click(box('olives'))
    expect(form().checkValidity()).toBe(false)
    await userEvent.click(box('ham'))
    form().reset()
    await vi.waitFor(() => expect(form().checkValidity()).toBe(false))
  })

  test('a required controlled group is validated by its `value`', () => {
    const { rerender } = renderGroup({ required: true, value: ['ham'] })
    expect(form().checkValidity()).toBe(true)
    rerender({ value: [] })
    expect(form().checkValidity()).toBe(false)
    rerender({ required: false, value: [] })
    expect(form().checkValidity()).toBe(true)
  })

  test('a disabled group is not sent', async () => {
    const { events } = renderGroup({ disabled: true, required: true, defaultValue: ['ham'] })
    await expect.element(box('ham')).toBeDisabled()
    ;(box('cheese').element() as HTMLElement).click()
    expect([events, sent(), form().checkValidity()]).toEqual([[], [], true])
  })
})

/** A "select all" box above a group. */
function Order() {
  const [chosen, setChosen] = useState<string[]>(['ham'])
  return (
    <>
      <Checkbox
        checked={chosen.length === all.length}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onChange={({ detail }) => setChosen(detail.checked ? all : [])}
      >
        Everything
      </Checkbox>
      <CheckboxGroup value={chosen} aria-label="Toppings" onChange={({ detail }) => setChosen(detail.value)}>
        {boxes()}
      </CheckboxGroup>
    </>
  )
}

test('a "select all" box shows whether all, some or no boxes are checked', async () => {
  render(<Order />)
  await expect.element(box('Everything')).toBePartiallyChecked()
  await userEvent.click(box('Everything'))
  await expect.element(box('cheese')).toBeChecked()
  await expect.element(box('Everything')).toBeChecked()
  await userEvent.click(box('cheese'))
  await expect.element(box('Everything')).toBePartiallyChecked()
})

test('it is a named group, and axe-core finds nothing', async () => {
  const { element } = render(
    <CheckboxGroup required style={{ padding: 24 }}>
      <legend>Toppings</legend>
      {boxes()}
    </CheckboxGroup>,
  )
  await expect.element(page.getByRole('group', { name: 'Toppings' })).toBeVisible()
  await expectNoAxeViolations(element)
})
