import { type ComponentType, type CSSProperties, createRef, type ReactElement, type ReactNode, type Ref } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fieldKinds } from '../../testing/internal/apps/fieldKinds.tsx'
import { takePicture } from '../../testing/internal/environment/picture.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { Button } from '../button/index.ts'
import { Calendar } from '../calendar/index.ts'
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts'
import { PickerView, PickerViewColumn } from '../picker-view/index.ts'
import { Radio, RadioGroup } from '../radio/index.ts'
import { Rate } from '../rate/index.ts'
import { Uploader } from '../uploader/index.ts'
import { Form } from './index.ts'

type Given = Record<string, unknown>
type Kind = readonly [title: string, value: unknown, render: (props: Given) => ReactNode]

const AnyUploader = Uploader as ComponentType<Given>
const AnyPickerView = PickerView as ComponentType<Given>
const AnyRadio = Radio as ComponentType<Given>

const pickerView = (props: Given): ReactElement => (
  <AnyPickerView aria-label="field" {...props}>
    <PickerViewColumn aria-label="tea">
      <div>Assam</div>
      <div>Darjeeling</div>
    </PickerViewColumn>
  </AnyPickerView>
)

/** All form controls of the kit. */
const kinds: readonly Kind[] = [
  ...fieldKinds.map(({ title, from, prop, render: show }): Kind => {
    const valueProp = prop ?? 'value'
    return [title, from, ({ value, ...props }) => show({ name: 'field', [valueProp]: value, ...props })]
  }),
  ['an uploader', [], (props) => <AnyUploader aria-label="field" {...props} />],
  ['a picker view', [0], pickerView],
  ['a radio', 'x', ({ value: _, ...props }) => <AnyRadio aria-label="field" value="x" {...props} />],
]

/** A form of React Hook Form that refuses every value. */
function RefusingForm({ kind: [, value, show] }: { kind: Kind }): ReactNode {
  const { control, handleSubmit } = useForm<{ field: unknown }>({ defaultValues: { field: value } })
  return (
    <Form noValidate onSubmit={handleSubmit(() => {})}>
      <section style={ringColor}>
        <Controller
          name="field"
          control={control}
          rules={{ validate: () => 'wrong' }}
          render={({ field }) => <>{show({ ...field })}</>}
        />
      </section>
      <Button formType="submit">Send</Button>
    </Form>
  )
}

const submitByTouch = () => touchTap(centerOf(page.getByRole('button', { name: 'Send' }).element()))
const focused = () => document.activeElement as HTMLElement

/** Whether an element contains a ring in the colour of the focus. */
async function showsRing(element: Element): Promise<boolean> {
  const picture = await takePicture(element)
  return (picture.centreOf([255, 0, 255])?.count ?? 0) > 20
}
const ringColor = { '--sw-focus': '#f0f', padding: 16, background: '#fff' } as CSSProperties

describe('the focus of React Hook Form after a submit by touch', () => {
  test.each(kinds.map((kind) => [kind[0], kind] as const))('%s', async (_, kind) => {
    const { container } = render(<RefusingForm kind={kind} />)
    const section = container.querySelector('section') as HTMLElement
    // An editor is ready once its chunk is loaded.
    if (kind[0] === 'an editor') await expect.poll(() => section.querySelector('[data-state="ready"]')).not.toBeNull()
    await submitByTouch()
    await expect.poll(() => section.contains(focused())).toBe(true)
    expect(focused().matches('fieldset, [role=group]'), 'the focus is on a control').toBe(false)
    expect(await showsRing(section)).toBe(true)
  })
})

describe('`focus()` of a group focuses', () => {
  const focus = (content: (ref: Ref<never>) => ReactElement) => {
    const ref = createRef<HTMLElement>()
    render(content(ref as Ref<never>))
    ref.current?.focus()
    return focused()
  }

  test('the checked radio', () => {
    const radio = focus((ref) => (
      <RadioGroup aria-label="Size" ref={ref} defaultValue="m">
        <Radio value="s">Small</Radio>
        <Radio value="m">Medium</Radio>
      </RadioGroup>
    ))
    expect((radio as HTMLInputElement).value).toBe('m')
  })

  test('the first box that is not disabled, also if another one is checked', () => {
    const box = focus((ref) => (
      <CheckboxGroup aria-label="Extras" ref={ref} defaultValue={['sugar']}>
        <Checkbox value="ice" disabled>
          Ice
        </Checkbox>
        <Checkbox value="milk">Milk</Checkbox>
        <Checkbox value="sugar">Sugar</Checkbox>
      </CheckboxGroup>
    ))
    expect((box as HTMLInputElement).value).toBe('milk')
  })

  test('the chosen star, the chosen day, the first column', () => {
    expect(focus((ref) => <Rate aria-label="Stars" ref={ref} defaultValue={3} />).getAttribute('value')).toBe('3')
    expect(focus((ref) => <Calendar aria-label="Day" ref={ref} defaultValue="2026-11-12" />).textContent).toBe('12')
    expect(focus((ref) => pickerView({ ref })).getAttribute('aria-label')).toBe('tea')
  })

  test('a failed file of an uploader, and else its add button', () => {
    const file = { key: 'a', name: 'a.txt', status: 'failed', progress: 0 } as const
    const failed = focus((ref) => <Uploader aria-label="Files" ref={ref} defaultValue={[file]} />)
    expect(failed.closest('[data-status="failed"]')).not.toBeNull()
    expect(focus((ref) => <Uploader aria-label="Files" ref={ref} />).className).toContain('sw-uploader-add')
  })

  test('the group itself if the app has set `tabIndex`, and nothing if the group is disabled', () => {
    expect(focus((ref) => <Rate aria-label="Stars" ref={ref} tabIndex={-1} />).tagName).toBe('FIELDSET')
    expect(focus((ref) => <Rate aria-label="Stars" ref={ref} disabled />).closest('fieldset[disabled]')).toBeNull()
  })
})

describe('`data-focus-visible`', () => {
  const required = (
    <Form>
      <RadioGroup aria-label="Size" name="size" required>
        <Radio value="s">Small</Radio>
        <Radio value="m">Medium</Radio>
      </RadioGroup>
      <input type="checkbox" aria-label="Native" />
      <Button formType="submit">Send</Button>
    </Form>
  )
  const marked = () => document.querySelectorAll('[data-focus-visible]')

  test('marks the control that the form focuses, until it loses the focus', async () => {
    render(required)
    await submitByTouch()
    await expect.element(page.getByRole('radio', { name: 'Small' })).toHaveFocus()
    expect([...marked()]).toEqual([focused()])
    focused().blur()
    expect(marked()).toHaveLength(0)
  })

  test('marks a native control that the app focuses, too', async () => {
    render(required)
    await submitByTouch()
    await expect.poll(marked).toHaveLength(1)
    const native = page.getByRole('checkbox', { name: 'Native' }).element() as HTMLElement
    native.focus()
    expect([...marked()]).toEqual([native])
    expect(getComputedStyle(native).outlineStyle).toBe('solid')
  })

  test('does not mark a control that the user focuses by touch or by mouse, before or after a submit', async () => {
    render(required)
    await touchTap(centerOf(page.getByRole('checkbox', { name: 'Native' }).element()))
    expect(marked()).toHaveLength(0)
    await submitByTouch()
    await expect.poll(marked).toHaveLength(1)
    await userEvent.click(page.getByRole('radio', { name: 'Medium' }))
    await expect.element(page.getByRole('radio', { name: 'Medium' })).toHaveFocus()
    expect(marked()).toHaveLength(0)
  })
})
