import { Controller, useForm } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readFormValue } from '../../hooks/form/formValue.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { pressOn } from '../../testing/internal/input/pressOn.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { Cell } from '../cell/index.ts'
import { Field } from '../field/index.ts'
import SegmentedControlDemo from './demo.tsx'
import { SegmentedControl, type SegmentedControlProps } from './index.ts'

describeConformance((props) => <SegmentedControl aria-label="Period" items={['Day', 'Week']} {...props} />, {
  selector: 'fieldset',
  control: {
    values: ['Day', 'Week'],
    turn: () => pressOn(radio('Week')),
    shown: (target) => target.querySelector<HTMLInputElement>(':checked')?.value,
  },
})

const radio = (name: string) => page.getByRole('radio', { name })
const fieldset = () => document.querySelector('fieldset') as HTMLFieldSetElement
const form = () => document.querySelector('form') as HTMLFormElement
const thumb = () => document.querySelector('.sw-segmented-thumb') as HTMLElement
const sent = () => new FormData(form()).getAll('period')
const settled = () => vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
/** The item at which the thumb is. */
const itemAtThumb = () => {
  const { left } = thumb().getBoundingClientRect()
  const inputs = [...document.querySelectorAll('input')]
  return inputs.find((input) => Math.abs(input.getBoundingClientRect().left - left) < 1)?.value
}

function renderControl(props: Partial<SegmentedControlProps> = {}, dir = 'ltr') {
  const events: string[] = []
  const view = (more: Partial<SegmentedControlProps> = {}) => (
    <form dir={dir} style={{ padding: 24, inlineSize: 320 }}>
      <SegmentedControl
        aria-label="Period"
        name="period"
        items={['Day', 'Week', 'Month']}
        onChange={({ type, detail, target }) => events.push(`${type} ${detail.value} ${target.value} ${target.name}`)}
        {...props}
        {...more}
      />
    </form>
  )
  const { rerender } = render(view())
  return { events, rerender: (more: Partial<SegmentedControlProps>) => rerender(view(more)) }
}

describe('choosing', () => {
  test('by mouse and by touch; the chosen item stays chosen', async () => {
    const { events } = renderControl()
    expect(sent()).toEqual(['Day'])
    await userEvent.click(radio('Month'))
    await touchTap(centerOf(radio('Week').element()))
    await expect.element(radio('Week')).toBeChecked()
    await userEvent.click(radio('Week'))
    expect(events).toEqual(['change Month Month period', 'change Week Week period'])
    expect([sent(), readFormValue(fieldset())]).toEqual([['Week'], 'Week'])
  })

  test.each(['ltr', 'rtl'])('by keyboard, %s', async (dir) => {
    const { events } = renderControl({ defaultValue: 'Week' }, dir)
    radio('Week').element().focus()
    expect(await focusedNode()).toEqual({ role: 'radio', name: 'Week' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(events.map((event) => event.split(' ')[1])).toEqual(['Month', 'Day', 'Month'])
  })

  test('Tab focuses the chosen item, then leaves the control', async () => {
    renderControl({ defaultValue: 'Week' })
    await userEvent.tab()
    await expect.element(radio('Week')).toHaveFocus()
    await userEvent.tab()
    expect(fieldset()).not.toContainElement(document.activeElement as HTMLElement)
  })

  test('the first item is chosen at first that is not disabled, and remains so when items are added', async () => {
    const { rerender } = renderControl({ items: [{ value: 'd', label: 'Day', disabled: true }, 'Week'] })
    await expect.element(radio('Week')).toBeChecked()
    await expect.element(radio('Day')).toBeDisabled()
    rerender({ items: ['Hour', 'Week'] })
    await expect.element(radio('Week')).toBeChecked()
  })

  test('items that are loaded later get a choice', async () => {
    const { rerender } = renderControl({ items: [] })
    expect(sent()).toEqual([])
    rerender({ items: ['Day', 'Week'] })
    await expect.element(radio('Day')).toBeChecked()
  })
})

describe('the thumb', () => {
  test.each(['ltr', 'rtl'])('is at the chosen item, at once if the user prefers reduced motion, %s', async (dir) => {
    await lessMotion()
    const items = Array.from({ length: 10 }, (_, index) => String(index))
    renderControl({ items }, dir)
    for (const item of items) {
      ;(radio(item).element() as HTMLElement).click()
      expect([itemAtThumb(), document.getAnimations()]).toEqual([item, []])
    }
  })

  test('slides in 200 ms', async () => {
    renderControl()
    // The event states the duration, however late a busy machine calls the listener.
    const slides: [string, number][] = []
    thumb().addEventListener('transitionend', (event) => slides.push([event.propertyName, event.elapsedTime]))
    await userEvent.click(radio('Month'))
    // Firefox rounds the duration to single precision.
    await vi.waitFor(() => expect(slides).toEqual([['translate', expect.closeTo(0.2, 5)]]))
    expect(itemAtThumb()).toBe('Month')
  })

  test('is hidden while nothing is chosen', async () => {
    const { rerender } = renderControl({ value: '' })
    await expect.element(thumb()).not.toBeVisible()
    rerender({ value: 'Week' })
    await expect.element(thumb()).toBeVisible()
  })
})

test('items are at least 44 px high and of equal size, and a long label has two lines and is cut off', async () => {
  renderControl({ items: ['A', 'A label that is much too long for its item', 'C'] })
  const boxes = ['A', 'A label that is much too long for its item', 'C'].map((name) =>
    page.getByRole('radio', { name, exact: true }).element().getBoundingClientRect(),
  )
  expect(boxes[0]?.height).toBeGreaterThanOrEqual(44)
  expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1)
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1)
  const label = page.getByText(/^A label/).element()
  const { lineHeight, webkitLineClamp } = getComputedStyle(label)
  // Engines round the height of a line differently.
  expect(Math.abs(label.clientHeight - 2 * Number.parseFloat(lineHeight))).toBeLessThanOrEqual(1)
  expect(webkitLineClamp).toBe('2')
})

describe('in a form', () => {
  test('two controls without a name are independent', async () => {
    render(
      <>
        <SegmentedControl aria-label="Period" items={['Day', 'Week']} />
        <SegmentedControl aria-label="Unit" items={['km', 'miles']} />
      </>,
    )
    await userEvent.click(radio('Week'))
    await userEvent.click(radio('miles'))
    await expect.element(radio('Week')).toBeChecked()
    await expect.element(radio('miles')).toBeChecked()
  })

  test('a required control needs a choice', async () => {
    renderControl({ required: true, defaultValue: '' })
    await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true')
    expect([readFormValue(fieldset()), form().checkValidity()]).toEqual(['', false])
    await userEvent.click(radio('Week'))
    expect(form().checkValidity()).toBe(true)
  })

  test('a reset restores the first item', async () => {
    renderControl()
    await userEvent.click(radio('Month'))
    form().reset()
    await expect.element(radio('Day')).toBeChecked()
    await settled()
    expect([sent(), itemAtThumb()]).toEqual([['Day'], 'Day'])
  })

  test('a disabled control is ignored', async () => {
    const { events } = renderControl({ disabled: true, required: true })
    await touchTap(centerOf(radio('Week').element()))
    expect([events, sent(), form().checkValidity()]).toEqual([[], [], true])
  })
})

function WithLibrary({ values }: { values: unknown[] }) {
  const { control, handleSubmit, reset } = useForm({ defaultValues: { period: '' } })
  return (
    <form onSubmit={handleSubmit((value) => void values.push(value))}>
      <Controller
        name="period"
        control={control}
        rules={{ required: true }}
        render={({ field, fieldState }) => (
          <SegmentedControl
            {...field}
            aria-label="Period"
            aria-invalid={fieldState.invalid}
            items={['Day', 'Week']}
            onChange={({ detail }) => field.onChange(detail.value)}
          />
        )}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset({ period: 'Day' })}>
        Reset
      </button>
    </form>
  )
}

test('React Hook Form sets, reads and resets it, and focuses it if it is invalid', async () => {
  const values: unknown[] = []
  render(<WithLibrary values={values} />)
  const send = page.getByRole('button', { name: 'Send' })
  await pressOn(send)
  await expect.element(radio('Day')).toHaveFocus()
  await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
  await pressOn(radio('Week'))
  await pressOn(send)
  await vi.waitFor(() => expect(values).toEqual([{ period: 'Week' }]))
  await pressOn(page.getByRole('button', { name: 'Reset' }))
  await expect.element(radio('Day')).toBeChecked()
})

describe('with a name from around it', () => {
  test('in a Cell, whose title focuses the chosen item', async () => {
    render(<Cell title="Units" error="Choose" control={<SegmentedControl items={['km', 'miles']} />} />)
    const group = page.getByRole('radiogroup', { name: 'Units' })
    await expect.element(group).toHaveAccessibleDescription('Choose')
    await expect.element(group).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(radio('miles'))
    await userEvent.click(page.getByText('Units'))
    await expect.element(radio('miles')).toHaveFocus()
    await expect.element(radio('miles')).toBeChecked()
  })

  test('in a Field', async () => {
    render(
      <Field label="Units" description="For all maps">
        <SegmentedControl items={['km', 'miles']} />
      </Field>,
    )
    const group = page.getByRole('radiogroup', { name: 'Units' })
    await expect.element(group).toHaveAccessibleDescription('For all maps')
    await userEvent.click(page.getByText('For all maps'))
    await expect.element(radio('km')).toHaveFocus()
  })
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { element } = render(
    <main dir={dir}>
      <SegmentedControlDemo />
    </main>,
  )
  await expectNoAxeViolations(element)
})

test('forced colours distinguish the chosen and the disabled items', async () => {
  await forcedColors()
  renderControl({ items: ['Day', 'Week', { value: 'm', label: 'Month', disabled: true }] })
  const colorOf = (text: string) => getComputedStyle(page.getByText(text).element()).color
  expect(['Day', 'Week', 'Month'].map(colorOf)).toEqual(['HighlightText', 'ButtonText', 'GrayText'].map(systemColor))
  expect(getComputedStyle(thumb(), '::before').backgroundColor).toBe(systemColor('Highlight'))
})

test('a label that does not fit into one line has two, without an ellipsis', () => {
  const { element } = render(
    <div style={{ inlineSize: 320 }}>
      <style>{'.sw-segmented-row { font-size: 30px }'}</style>
      <SegmentedControl aria-label="Period" items={['Day', 'Month', 'Last year']} />
    </div>,
  )
  const labels = [...element.querySelectorAll<HTMLElement>('.sw-segment-label')]
  for (const label of labels) {
    expect(label.scrollHeight - label.clientHeight).toBeLessThanOrEqual(1)
    expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
  }
  expect(labels[2]?.clientHeight).toBeGreaterThan((labels[0]?.clientHeight ?? 0) * 1.5)
})

test('in a narrow box, as with large text, the items are below each other, and the thumb is behind the chosen one', async () => {
  const { element } = render(
    <div style={{ inlineSize: 150 }}>
      <SegmentedControl aria-label="Visit" items={['Practice', 'Video', 'Home']} />
    </div>,
  )
  const boxOf = (found: Element | null) => (found as Element).getBoundingClientRect()
  const items = [...element.querySelectorAll('.sw-segment')]
  expect(items.map((item) => Math.round(boxOf(item).width))).toEqual([150, 150, 150])
  expect(boxOf(items[1] ?? null).top).toBeGreaterThanOrEqual(boxOf(items[0] ?? null).bottom)
  await userEvent.click(page.getByRole('radio', { name: 'Home' }))
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]))
  expect(boxOf(element.querySelector('.sw-segmented-thumb')).top).toBeCloseTo(boxOf(items[2] ?? null).top, 0)
})

test('in a box that is as wide as its content it has room for its labels', () => {
  const { element } = render(
    <div style={{ display: 'inline-block' }}>
      <SegmentedControl aria-label="Period" items={['Day', 'Week', 'Month']} />
    </div>,
  )
  expect(element.querySelector('fieldset')?.clientWidth).toBeGreaterThan(200)
})
