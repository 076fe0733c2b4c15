import { Controller, useForm } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readFormValue } from '../../hooks/form/formValue.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDown, mouseDrag, mouseMove, mouseUp } from '../../testing/internal/input/mouse.ts'
import { penDrag } from '../../testing/internal/input/pen.ts'
import { touchDrag, touchStart, touchTap } from '../../testing/internal/input/touch.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import { Cell } from '../cell/index.ts'
import { Field } from '../field/index.ts'
import { Form } from '../form/index.ts'
import RangeSliderDemo from './demo.tsx'
import { RangeSlider, type RangeSliderProps } from './index.ts'

const inputs = () => [...document.querySelectorAll('input')]
const values = () => inputs().map((input) => input.valueAsNumber)
const thumb = (index: number) => inputs()[index] as HTMLInputElement
const fieldset = () => document.querySelector('fieldset') as HTMLFieldSetElement
const form = () => document.querySelector('form') as HTMLFormElement
const track = () => document.querySelector('.sw-range-slider-track') as HTMLElement

describeConformance((props) => <RangeSlider aria-label="Price" {...props} />, {
  selector: 'fieldset',
  control: {
    values: [
      [20, 80],
      [21, 80],
    ],
    async turn(target) {
      target.querySelector('input')?.focus()
      await userEvent.keyboard('{ArrowUp}')
    },
    shown: values,
  },
})

/** The point at which the centre of a thumb is at a position. */
function placeAt(percent: number): { x: number; y: number } {
  const { left, right, top, width, height } = track().getBoundingClientRect()
  const way = 14 + ((width - 28) * percent) / 100
  return { x: getComputedStyle(track()).direction === 'rtl' ? right - way : left + way, y: top + height / 2 }
}

function renderRange(props: RangeSliderProps = {}, dir = 'ltr') {
  const reported: string[] = []
  const view = (more: RangeSliderProps = {}) => (
    <form dir={dir} style={{ inlineSize: 228 }}>
      <RangeSlider
        aria-label="Price"
        name="price"
        defaultValue={[20, 80]}
        onChanging={({ type, detail }) => reported.push(`${type} ${detail.value}`)}
        onChange={({ type, detail, target }) => reported.push(`${type} ${detail.value} ${inputs().indexOf(target)}`)}
        {...props}
        {...more}
      />
    </form>
  )
  const { rerender } = render(view())
  return { reported, rerender: (more: RangeSliderProps) => rerender(view(more)) }
}

describe('values', () => {
  test('from 0 to 100 by default', () => {
    renderRange({ defaultValue: undefined })
    expect([values(), readFormValue(fieldset())]).toEqual([
      [0, 100],
      [0, 100],
    ])
  })

  test('are sorted, clamped, rounded and moved apart, initially and after an update', () => {
    const { rerender } = renderRange({ value: [90, 12], step: 10 })
    expect(values()).toEqual([10, 90])
    rerender({ value: [-5, 300] })
    expect(values()).toEqual([0, 100])
    rerender({ value: [50, 50], minDistance: 20 })
    expect(values()).toEqual([50, 70])
  })

  test('are shown next to the slider', () => {
    renderRange({ max: 1, step: 0.25, defaultValue: [0.25, 1], showValue: true })
    expect(document.querySelector('output')?.textContent).toBe('0.25–1.00')
  })
})

describe.each(['ltr', 'rtl'])('by pointer, %s', (dir) => {
  test('a drag moves the nearest thumb, by mouse', async () => {
    const { reported } = renderRange({}, dir)
    await mouseDrag(placeAt(80), placeAt(60))
    expect(values()).toEqual([20, 60])
    expect(reported.at(-1)).toBe('change 20,60 1')
    expect(reported.filter((event) => event.startsWith('change '))).toHaveLength(1)
    expect(thumb(1)).toHaveFocus()
  })

  test('a drag moves the nearest thumb, by touch and by pen', async () => {
    const { reported } = renderRange({}, dir)
    await touchDrag(placeAt(20), placeAt(40))
    await vi.waitFor(() => expect(reported.at(-1)).toBe('change 40,80 0'))
    await penDrag(placeAt(40), placeAt(10))
    await vi.waitFor(() => expect(reported.at(-1)).toBe('change 10,80 0'))
  })

  test('a press on the track moves the nearest thumb there', async () => {
    const { reported } = renderRange({}, dir)
    await mouseDown(placeAt(60))
    expect([values(), reported]).toEqual([[20, 60], ['changing 20,60']])
    await mouseUp(placeAt(60))
    expect(reported).toEqual(['changing 20,60', 'change 20,60 1'])
    await touchTap(placeAt(5))
    await vi.waitFor(() => expect(values()).toEqual([5, 60]))
    expect(reported.at(-1)).toBe('change 5,60 0')
  })

  test('a thumb stops before the other one, at the minimum distance', async () => {
    const { reported } = renderRange({ minDistance: 10 }, dir)
    await mouseDrag(placeAt(20), placeAt(95))
    expect(values()).toEqual([70, 80])
    expect(reported.at(-1)).toBe('change 70,80 0')
  })

  test('of two thumbs at the same place, the direction of the drag selects one', async () => {
    renderRange({ defaultValue: [50, 50] }, dir)
    await mouseDrag(placeAt(50), placeAt(30))
    expect(values()).toEqual([30, 50])
    await mouseDrag(placeAt(30), placeAt(50))
    expect(values()).toEqual([50, 50])
    await mouseDrag(placeAt(50), placeAt(75))
    expect(values()).toEqual([50, 75])
  })
})

describe('a pointer', () => {
  test('on a thumb moves it by the distance of the drag, without a jump', async () => {
    const { reported } = renderRange()
    await mouseDown(placeAt(83))
    expect([values(), reported]).toEqual([[20, 80], []])
    await mouseMove(placeAt(73))
    expect(values()).toEqual([20, 70])
    await mouseMove(placeAt(83))
    await mouseUp(placeAt(83))
    expect([values(), reported.filter((event) => event.startsWith('change '))]).toEqual([[20, 80], []])
  })

  test('that the browser takes over to scroll restores the values', async () => {
    const { reported } = renderRange()
    const finger = await touchStart(placeAt(20))
    await finger.move(placeAt(40))
    await vi.waitFor(() => expect(values()).toEqual([40, 80]))
    await finger.cancel()
    await vi.waitFor(() => expect(values()).toEqual([20, 80]))
    expect(reported.filter((event) => event.startsWith('change '))).toEqual([])
    expect(fieldset()).not.toHaveAttribute('data-dragging')
  })

  test('cannot change a disabled slider', async () => {
    const { reported } = renderRange({ disabled: true })
    await touchTap(placeAt(50))
    await mouseDrag(placeAt(20), placeAt(50))
    expect([values(), reported, new FormData(form()).getAll('price')]).toEqual([[20, 80], [], []])
  })
})

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
])('by keyboard, %s', async (dir, more) => {
  const { reported } = renderRange({ minDistance: 5 }, dir)
  thumb(0).focus()
  expect(await focusedNode()).toEqual({ role: 'slider', name: 'From' })
  await userEvent.keyboard(more)
  expect(reported).toEqual(['changing 21,80', 'change 21,80 0'])
  await userEvent.keyboard('{End}')
  expect(values()).toEqual([75, 80])
  await userEvent.keyboard(more)
  expect([values(), reported.at(-1), reported.length]).toEqual([[75, 80], 'change 75,80 0', 4])
  thumb(1).focus()
  expect(await focusedNode()).toEqual({ role: 'slider', name: 'To' })
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(reported.at(-1)).toBe('change 75,99 1')
})

test('a controlled slider shows the drag, and then its values again', async () => {
  const { reported } = renderRange({ value: [20, 80] })
  await mouseDown(placeAt(20))
  await mouseMove(placeAt(50))
  expect(values()).toEqual([50, 80])
  await mouseUp(placeAt(50))
  await vi.waitFor(() => expect(values()).toEqual([20, 80]))
  expect(reported.at(-1)).toBe('change 50,80 0')
})

describe('in a form', () => {
  test('reports two numbers; native form data has two entries', async () => {
    const sent: unknown[] = []
    render(
      <Form onSubmit={({ detail }) => sent.push(detail.value)}>
        <RangeSlider aria-label="Price" name="price" defaultValue={[20, 80]} />
        <button type="submit">Send</button>
      </Form>,
    )
    expect(new FormData(form()).getAll('price')).toEqual(['20', '80'])
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(sent).toEqual([{ price: [20, 80] }]))
  })

  test('a reset restores both values', async () => {
    renderRange()
    await mouseDrag(placeAt(20), placeAt(50))
    form().reset()
    await vi.waitFor(() => expect(values()).toEqual([20, 80]))
  })

  test('React Hook Form controls it', async () => {
    const sent: unknown[] = []
    render(<WithLibrary sent={sent} />)
    thumb(1).focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(sent).toEqual([{ price: [20, 81] }]))
  })
})

function WithLibrary({ sent }: { sent: unknown[] }) {
  const { control, handleSubmit } = useForm<{ price: readonly [number, number] }>({
    defaultValues: { price: [20, 80] },
  })
  return (
    <form onSubmit={handleSubmit((value) => void sent.push(value))}>
      <Controller
        name="price"
        control={control}
        render={({ field }) => (
          <RangeSlider {...field} aria-label="Price" onChange={({ detail }) => field.onChange(detail.value)} />
        )}
      />
      <button type="submit">Send</button>
    </form>
  )
}

describe('with a name from around it', () => {
  test('in a Cell', async () => {
    render(<Cell title="Price" error="Too low" control={<RangeSlider startLabel="Lowest" endLabel="Highest" />} />)
    const group = page.getByRole('group', { name: 'Price' })
    await expect.element(group).toHaveAccessibleDescription('Too low')
    await expect.element(page.getByRole('slider', { name: 'Highest' })).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(page.getByText('Price'))
    await expect.element(page.getByRole('slider', { name: 'Lowest' })).toHaveFocus()
  })

  test('in a Field, in which a press on the track focuses the thumb that it moves', async () => {
    render(
      <Field label="Price" description="Per night">
        <RangeSlider defaultValue={[20, 80]} />
      </Field>,
    )
    await expect.element(page.getByRole('group', { name: 'Price' })).toHaveAccessibleDescription('Per night')
    await mouseDrag(placeAt(80), placeAt(70))
    expect(values()).toEqual([20, 70])
    expect(thumb(1)).toHaveFocus()
  })
})

test('the target is 44 px high', () => {
  renderRange()
  expect(track().getBoundingClientRect().height).toBe(44)
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { element } = render(
    <main dir={dir}>
      <RangeSliderDemo />
    </main>,
  )
  await expectNoAxeViolations(element)
})

test('forced colours distinguish the part between the thumbs', async () => {
  await forcedColors()
  renderRange()
  const { backgroundImage } = getComputedStyle(track(), '::before')
  expect(backgroundImage).toContain(systemColor('Highlight'))
  expect(backgroundImage).toContain(systemColor('CanvasText'))
})
