import { type AriaAttributes, cloneElement, type ReactElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Form } from '../form/index.ts'
import { Input } from '../input/index.ts'
import { List } from '../list/index.ts'
import { Picker } from '../picker/index.ts'
import { Radio, RadioGroup } from '../radio/index.ts'
import { Rate } from '../rate/index.ts'
import { Slider } from '../slider/index.ts'
import { Stepper } from '../stepper/index.ts'
import { Switch } from '../switch/index.ts'
import { Textarea } from '../textarea/index.ts'
import { Cell, CellGroup } from './index.ts'

const long = ' of the person who will receive the parcel, and of all people who live in the house'
const fields: [string, ReactElement][] = [
  ['Input', <Input key="input" clearable />],
  ['Textarea', <Textarea key="textarea" autoHeight />],
  ['Picker', <Picker key="picker" range={['Italy', 'Norway']} />],
  ['Slider', <Slider key="slider" />],
]
const others: [string, ReactElement][] = [
  ['Stepper', <Stepper key="stepper" />],
  ['Rate', <Rate key="rate" />],
  ['Switch', <Switch key="switch" />],
  ['Checkbox', <Checkbox key="checkbox" />],
  ['Radio', <Radio key="radio" />],
]

const boxOf = (selector: string) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element.getBoundingClientRect()
}
const Around = ({ children }: { children: ReactNode }) => <div>{children}</div>
const group = (content: ReactNode, dir = 'ltr', inlineSize = 358) => (
  <div dir={dir} style={{ inlineSize }}>
    <CellGroup inset={false}>{content}</CellGroup>
  </div>
)

describe.each(['ltr', 'rtl'])('layout, %s', (dir) => {
  const start = ({ left, right }: DOMRect) => (dir === 'ltr' ? left : -right)

  test.each([...fields, ...others])('a short title is in one line beside a %s', (_, control) => {
    render(group(<Cell title="Password" control={control} />, dir, 288))
    const [title, place] = [boxOf('.sw-cell-title'), boxOf('.sw-cell-control')]
    expect(title.height).toBeLessThan(30)
    if (boxOf('.sw-cell').height < 60) expect(start(place)).toBeGreaterThan(start(title))
    expect(boxOf('.sw-cell').height).toBeGreaterThanOrEqual(44)
  })

  test.each(fields)('a %s is below a long title, over the whole width', (_, control) => {
    render(group(<Cell title={`Name${long}`} control={control} />, dir))
    const [title, place] = [boxOf('.sw-cell-title'), boxOf('.sw-cell-control')]
    expect(place.top).toBeGreaterThan(title.bottom - 12)
    expect(place.width).toBeCloseTo(358 - 32, 0)
  })

  test.each(others)('a %s stays in the row, or below a title that would have less than 88 px', (_, control) => {
    render(group(<Cell title={`Name${long}`} control={control} />, dir))
    const [row, title, place] = [boxOf('.sw-cell'), boxOf('.sw-cell-title'), boxOf('.sw-cell-control')]
    expect(title.width).toBeGreaterThanOrEqual(88)
    expect(place.left).toBeGreaterThanOrEqual(row.left)
    expect(place.right).toBeLessThanOrEqual(row.right)
  })
})

test('short titles align the fields of a group', () => {
  render(
    group(
      <>
        <Cell title="Name" control={<Input className="first" />} />
        <Cell title="E-mail" control={<Input className="second" />} />
      </>,
    ),
  )
  expect(boxOf('.first').left).toBe(boxOf('.second').left)
})

describe('without its own box', () => {
  test('in a row this is the default, and `plain` overrides it', () => {
    render(
      <>
        {group(
          <>
            <Cell title="a" control={<Input />} />
            <Cell title="b" control={<Textarea />} />
            <Cell title="c" control={<Picker range={['x']} />} />
            <Cell title="d" control={<Stepper />} />
            <Cell title="e" control={<Input plain={false} />} />
          </>,
        )}
        <Picker plain range={['x']} aria-label="f" />
        <Picker range={['x']} aria-label="g" />
      </>,
    )
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const plain = names.filter((name) => {
      const control = [...document.querySelectorAll('input, textarea, button')].find(
        (element) =>
          element.matches(`[aria-label="${name}"]`) ||
          element.closest('label')?.querySelector('.sw-cell-title')?.textContent === name,
      )
      return control?.closest('[data-plain]')
    })
    expect(plain).toEqual(['a', 'b', 'c', 'd', 'f'])
  })

  test.each(fields.slice(0, 3))('the row shows the focus of a %s, inside its edges', async (_, control) => {
    render(group(<Cell title="Name" control={control} />))
    await userEvent.keyboard('{Tab}')
    const row = getComputedStyle(document.querySelector('.sw-cell') as Element)
    expect([row.outlineStyle, row.outlineWidth, row.outlineOffset]).toEqual(['solid', '2px', '-2px'])
    expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('none')
  })

  test('the row shows the focus that a form gives to a picker after a touch, which the browser does not show itself', async () => {
    render(
      <Form>
        <Cell title="Drink" control={<Picker name="drink" range={['Tea', 'Milk']} required />} />
        <button type="submit">Send</button>
      </Form>,
    )
    await touchTap(centerOf(screen.getByRole('button', { name: 'Send' }).element()))
    const picker = screen.getByRole('button', { name: /^Drink/ })
    await expect.element(picker).toHaveFocus()
    expect(picker.element().matches('[data-focus-visible]')).toBe(true)
    const row = getComputedStyle(document.querySelector('.sw-cell') as Element)
    expect([row.outlineStyle, row.outlineWidth, row.outlineOffset]).toEqual(['solid', '2px', '-2px'])
    expect(getComputedStyle(picker.element()).outlineStyle).toBe('none')
  })

  test('the focus of the first and the last row follows the corners of the group', () => {
    render(
      <CellGroup>
        <Cell title="a" className="first" control={<Input />} />
        <Cell title="b" className="last" control={<Input />} />
      </CellGroup>,
    )
    const cornersOf = (selector: string) =>
      getComputedStyle(document.querySelector(selector) as Element).borderRadius.split(' ')
    expect(cornersOf('.first')).toEqual(['12px', '12px', '0px', '0px'])
    expect(cornersOf('.last')).toEqual(['0px', '0px', '12px', '12px'])
  })
})

describe('invalid', () => {
  test.each([...fields, ...others].filter(([name]) => name !== 'Rate' && name !== 'Slider'))(
    'an error describes a %s and marks it',
    async (name, control) => {
      const { container, rerender } = render(
        group(<Cell title="Name" description="As in your passport" control={control} />),
      )
      const input = container.querySelector('label :is(input, textarea, button.sw-picker)') as HTMLElement
      expect(input).not.toHaveAttribute('aria-invalid', 'true')
      rerender(
        group(<Cell title="Name" description="As in your passport" error="Enter your name." control={control} />),
      )
      expect(input).toHaveAttribute('aria-invalid', 'true')
      expect(input).toHaveAccessibleDescription(/^Enter your name\. As in your passport/)
      const row = getComputedStyle(container.querySelector('.sw-cell') as Element)
      // Switches and boxes have their own look.
      const hasBar = !['Switch', 'Checkbox', 'Radio'].includes(name)
      expect(row.backgroundImage.includes('gradient')).toBe(hasBar)
      await expectNoAxeViolations(container)
      for (const none of [undefined, null, false, ''] as const) {
        rerender(group(<Cell title="Name" description="As in your passport" error={none} control={control} />))
        expect(input).not.toHaveAttribute('aria-invalid', 'true')
        expect(container.querySelector('.sw-cell-error')).toBeNull()
      }
    },
  )

  test('a screen reader speaks the title alone as the name, without the error', async () => {
    render(group(<Cell title="Name" error="Enter your name." control={<Input />} />))
    await userEvent.keyboard('{Tab}')
    expect(await focusedNode()).toMatchObject({ role: 'textbox', name: 'Name' })
  })

  test('in forced colours the mark is not a colour alone', async () => {
    render(group(<Cell title="Name" error="Enter your name." control={<Input />} />))
    await forcedColors()
    const row = screen.getByRole('textbox').element().closest('label') as HTMLElement
    expect(getComputedStyle(row).borderInlineStartStyle).toBe('dashed')
  })
})

describe('a control inside another component', () => {
  test.each([...fields, ...others])('a %s has its name, description and error', async (name, control) => {
    const { container } = render(
      group(
        <Cell title="Name" description="As in your passport" error="Enter it." control={<Around>{control}</Around>} />,
      ),
    )
    const element = container.querySelector('label :is(fieldset, input, textarea, button.sw-picker)') as HTMLElement
    expect(element).toHaveAccessibleName(/^Name/)
    expect(element).toHaveAccessibleDescription(/^Enter it\. As in your passport/)
    expect(element).toHaveAttribute('aria-invalid', 'true')
    if (name !== 'Rate') await expectNoAxeViolations(container)
  })

  test.each([...fields, ...others])('a %s keeps its own name', (_, control) => {
    const named = cloneElement(control as ReactElement<AriaAttributes>, { 'aria-label': 'Own' })
    const { container } = render(group(<Cell title="Name" control={<Around>{named}</Around>} />))
    expect(container.querySelector('label [aria-label="Own"]')).not.toHaveAttribute('aria-labelledby', /title$/)
  })

  test('the choices of a group have their own names', () => {
    render(
      group(
        <Cell
          title="Size"
          control={
            <RadioGroup>
              <Radio value="s" aria-label="Small" />
            </RadioGroup>
          }
        />,
      ),
    )
    expect(screen.getByRole('radiogroup').element()).toHaveAccessibleName('Size')
    expect(screen.getByRole('radio').element()).toHaveAccessibleName('Small')
  })
})

test('a stepper at its limit does not dim its row, and a disabled one does', () => {
  const row = (disabled: boolean) => group(<Cell title="Guests" control={<Stepper min={1} disabled={disabled} />} />)
  const { rerender } = render(row(false))
  const colorOf = () => getComputedStyle(document.querySelector('.sw-cell-title') as Element).color
  const color = colorOf()
  expect(color).toBe(getComputedStyle(document.querySelector('.sw-cell') as Element).color)
  rerender(row(true))
  expect(colorOf()).not.toBe(color)
})

test('a group of rows in a RadioGroup is as wide as the group', async () => {
  const { container } = render(
    <div style={{ inlineSize: 358 }}>
      <RadioGroup name="size" aria-label="Size">
        <CellGroup inset={false}>
          <Cell title="Small" control={<Radio value="s" />} />
          <Cell title="Large" control={<Radio value="l" />} />
        </CellGroup>
      </RadioGroup>
    </div>,
  )
  expect(boxOf('.sw-cell').width).toBe(358)
  await userEvent.click(screen.getByText('Large'))
  await expect.element(screen.getByRole('radio', { name: 'Large' })).toBeChecked()
  await expectNoAxeViolations(container)
})

describe('a group', () => {
  test('other content has the padding of a row, unless the app sets another one', () => {
    render(
      group(
        <>
          <li id="text">Text</li>
          <li id="own" style={{ padding: 0 }}>
            Text
          </li>
          <Cell title="Row" />
        </>,
      ),
    )
    const paddingOf = (id: string) => getComputedStyle(document.getElementById(id) as Element).padding
    expect(paddingOf('text')).toBe('10px 16px')
    expect(paddingOf('own')).toBe('0px')
    expect(getComputedStyle(document.querySelector('.sw-cell-body') as Element, '::before').content).toBe('""')
  })

  test('the first group of a page has a distance to the navigation bar', () => {
    render(
      <div className="sw-page-body" style={{ overflow: 'auto' }}>
        <CellGroup className="first">
          <Cell title="Row" />
        </CellGroup>
        <CellGroup className="second">
          <Cell title="Row" />
        </CellGroup>
      </div>,
    )
    expect(boxOf('.first').top - boxOf('.sw-page-body').top).toBe(16)
    expect(boxOf('.second').top - boxOf('.first').bottom).toBe(24)
  })
})

test('rows of a List have a hairline between them', async () => {
  render(
    <List items={['a', 'b', 'c']} itemKey={(item: string) => item} style={{ blockSize: 200 }}>
      {(item: string) => <Cell title={item} />}
    </List>,
  )
  await expect.element(screen.getByText('c')).toBeVisible()
  const lines = [...document.querySelectorAll('.sw-cell-body')].map(
    (body) => getComputedStyle(body, '::before').content,
  )
  expect(lines).toEqual(['none', '""', '""'])
})
