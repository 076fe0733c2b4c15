import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { GroupTextsProps } from '../../hooks/form/useGroupTexts.tsx'
import { dark, expectNoAxeViolations, forced, light, rtl } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts'
import { Input } from '../input/index.ts'
import { Radio, RadioGroup } from '../radio/index.ts'
import { Cell, CellGroup } from './index.ts'

type Props = GroupTextsProps & { readonly required?: boolean; readonly 'aria-describedby'?: string }

const groups: readonly (readonly [string, (props: Props) => React.ReactNode])[] = [
  [
    'RadioGroup',
    (props) => (
      <RadioGroup name="size" {...props}>
        <legend>Group</legend>
        <Radio value="s">Small</Radio>
        <Radio value="m">Medium</Radio>
      </RadioGroup>
    ),
  ],
  [
    'CheckboxGroup',
    (props) => (
      <CheckboxGroup name="toppings" {...props}>
        <legend>Group</legend>
        <Checkbox value="a">Small</Checkbox>
        <Checkbox value="b">Medium</Checkbox>
      </CheckboxGroup>
    ),
  ],
  [
    'CellGroup',
    (props) => (
      <CellGroup title="Group" {...props}>
        <Cell title="Small" control={<Input name="first" />} />
        <Cell title="Medium" error="Too long." control={<Input name="second" />} />
      </CellGroup>
    ),
  ],
]

/** The text of the elements that describe an element. */
const descriptionOf = (element: Element | null) =>
  (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter(Boolean)

describe.each(groups)('%s', (name, view) => {
  const groupOf = (container: Element) => container.querySelector('fieldset, section')

  test('is described by its description, then also by its error', () => {
    const { container, rerender } = render(view({ description: 'Help' }))
    expect(descriptionOf(groupOf(container))).toEqual(['Help'])
    rerender(view({ description: 'Help', error: 'Choose one.' }))
    expect(descriptionOf(groupOf(container))).toEqual(['Choose one.', 'Help'])
    rerender(view({}))
    expect(groupOf(container)?.hasAttribute('aria-describedby')).toBe(false)
  })

  test('keeps the description that the app sets', () => {
    const { container } = render(
      <>
        <p id="own">Own</p>
        {view({ error: 'Wrong.', 'aria-describedby': 'own' })}
      </>,
    )
    expect(descriptionOf(groupOf(container))).toEqual(['Wrong.', 'Own'])
  })

  test('is invalid, with red controls, while it has an error', () => {
    const { container, rerender } = render(view({}))
    const inputs = () => [...container.querySelectorAll('input')]
    const invalid = () =>
      inputs().map(
        (input) => input.closest('[role=radiogroup][aria-invalid=true]') !== null || input.ariaInvalid === 'true',
      )
    const before = invalid()
    rerender(view({ error: 'Choose one.' }))
    expect(invalid()).toEqual([true, true])
    if (name !== 'CellGroup') {
      const danger = getComputedStyle(container.querySelector('.sw-group-text') as Element).color
      expect(inputs().map((input) => getComputedStyle(input).borderColor)).toEqual([danger, danger])
    }
    rerender(view({}))
    expect(invalid()).toEqual(before)
  })

  test.each(['', false, null, undefined])('has no message for the error %j', (error) => {
    const { container } = render(view({ error, description: error }))
    expect(container.querySelector('.sw-group-text')).toBeNull()
    expect(groupOf(container)?.hasAttribute('aria-describedby')).toBe(false)
  })

  test('has a mark at its title if it is required, which is not part of its name', async () => {
    const { container } = render(view({ required: true }))
    const mark = () => getComputedStyle(container.querySelector('legend, h2') as Element, '::after')
    expect([mark().content, Number.parseFloat(mark().inlineSize) > 4]).toEqual(['""', true])
    await forcedColors()
    expect(mark().backgroundColor).toBe(systemColor('CanvasText'))
  })

  test('axe finds nothing', async () => {
    render(<main>{view({ description: 'Help', error: 'Choose one.', required: true })}</main>)
    await expectNoAxeViolations(document.body, [light, dark, rtl, forced])
  })
})

test('the error of a CellGroup describes each control in it, after the error of its row', () => {
  const { container } = render(groups[2]?.[1]({ error: 'The addresses differ.' }))
  expect([...container.querySelectorAll('input')].map(descriptionOf)).toEqual([
    ['The addresses differ.'],
    ['Too long.', 'The addresses differ.'],
  ])
})

test('the error of a CheckboxGroup reaches boxes in rows, and the rows keep their own descriptions', () => {
  const { container } = render(
    <CheckboxGroup aria-label="Toppings" error="Choose one.">
      <CellGroup title="Toppings">
        <Cell title="Cheese" description="From the valley" control={<Checkbox value="cheese" />} />
      </CellGroup>
    </CheckboxGroup>,
  )
  const input = container.querySelector('input')
  expect(input?.ariaInvalid).toBe('true')
  expect(descriptionOf(input)).toEqual(['From the valley'])
})

test('below rows, the error begins where their notes begin, and nearer to the rows than to what follows', () => {
  const { container } = render(
    <RadioGroup aria-label="Size" error="Choose one.">
      <CellGroup title="Size">
        <Cell title="Small" control={<Radio value="s" />} />
      </CellGroup>
    </RadioGroup>,
  )
  const startOf = (selector: string) => {
    const range = document.createRange()
    range.selectNodeContents(container.querySelector(selector) as Element)
    return range.getBoundingClientRect()
  }
  const [title, error] = [startOf('h2'), startOf('.sw-group-text')]
  const sign = getComputedStyle(container.querySelector('.sw-group-text') as Element, '::before')
  expect(error.left - Number.parseFloat(sign.inlineSize) - Number.parseFloat(sign.marginInlineEnd)).toBe(title.left)
  const list = container.querySelector('ul')?.getBoundingClientRect()
  expect(error.top - (list?.bottom ?? 0)).toBeLessThan(12)
})

test('a required CheckboxGroup with an error of the app can be corrected by keyboard', async () => {
  const { container, rerender } = render(groups[1]?.[1]({ required: true, error: 'Choose one.' }))
  await userEvent.keyboard('{Tab} ')
  expect(container.querySelectorAll(':checked')).toHaveLength(1)
  rerender(groups[1]?.[1]({ required: true }))
  expect(container.querySelector('[aria-invalid]')).toBeNull()
})
