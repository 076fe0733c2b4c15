import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { formLibrary } from '../../testing/internal/apps/formLibrary.ts'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors } from '../../testing/internal/environment/forcedColors.ts'
import { lessMotion } from '../../testing/internal/environment/lessMotion.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { paste } from '../../testing/internal/input/compose.ts'
import { centerOf, touchTap } from '../../testing/internal/input/touch.ts'
import { Cell } from '../cell/index.ts'
import { Field } from '../field/index.ts'
import CodeInputDemo from './demo.tsx'
import { CodeInput, type CodeInputProps } from './index.ts'

describeConformance((props) => <CodeInput aria-label="Code" {...props} />, {
  selector: 'input',
  ignoresChildren: true,
  control: {
    event: 'onInput',
    values: ['1', '12'],
    async turn(target) {
      target.focus()
      await userEvent.keyboard('{End}2')
    },
    shown: () => shown(),
  },
  states: { '[inputmode="text"]': { type: 'text' }, '[type="password"]': { mask: true } },
})

const input = () => document.querySelector('input') as HTMLInputElement
const form = () => document.querySelector('form') as HTMLFormElement
const boxes = () => [...document.querySelectorAll<HTMLElement>('.sw-code-box')]
const shown = () =>
  boxes()
    .map(({ textContent }) => textContent)
    .join('')
const current = () => boxes().flatMap(({ dataset }, index) => (dataset.current ? [index] : []))
const caret = () => boxes().findIndex(({ dataset }) => dataset.caret)

function renderCode(props: CodeInputProps = {}, dir = 'ltr') {
  const events: string[] = []
  const view = (more: CodeInputProps = {}) => (
    <form dir={dir} style={{ padding: 24 }}>
      <CodeInput
        aria-label="Code"
        name="code"
        onInput={({ type, detail }) => events.push(`${type} ${detail.value}`)}
        onComplete={({ type, detail, target }) => events.push(`${type} ${detail.value} ${target.name}`)}
        {...props}
        {...more}
      />
    </form>
  )
  const { rerender } = render(view())
  return { events, rerender: (more: CodeInputProps) => rerender(view(more)) }
}

describe('typing', () => {
  test('fills the boxes, and reports the complete code once', async () => {
    const { events } = renderCode({ length: 4 })
    await touchTap(centerOf(boxes()[2] as Element))
    await expect.element(input()).toHaveFocus()
    await vi.waitFor(() => expect([current(), caret()]).toEqual([[0], 0]))
    await userEvent.keyboard('12')
    await vi.waitFor(() => expect([shown(), current(), caret()]).toEqual(['12', [2], 2]))
    await userEvent.keyboard('34')
    await vi.waitFor(() => expect([shown(), current(), caret()]).toEqual(['1234', [3], -1]))
    await userEvent.keyboard('5')
    expect(events).toEqual(['input 1', 'input 12', 'input 123', 'input 1234', 'complete 1234 code'])
    input().blur()
    await vi.waitFor(() => expect(current()).toEqual([]))
  })

  test('rejects other characters, and turns digits of other scripts into ASCII digits', async () => {
    const { events } = renderCode()
    input().focus()
    await userEvent.keyboard('a1 -٢')
    await vi.waitFor(() => expect([input().value, shown()]).toEqual(['12', '12']))
    expect(events).toEqual(['input 1', 'input 12'])
  })

  test('letters and digits with type="text"', async () => {
    renderCode({ type: 'text', length: 4 })
    input().focus()
    await userEvent.keyboard('a-B 1')
    await vi.waitFor(() => expect(shown()).toBe('aB1'))
  })

  test('replaces the character after a press on its box, and after the caret of a complete code', async () => {
    const { events } = renderCode({ length: 4, defaultValue: '1234' })
    await userEvent.click(input(), { position: centerIn(1) })
    await vi.waitFor(() => expect(current()).toEqual([1]))
    await userEvent.keyboard('9')
    await vi.waitFor(() => expect(shown()).toBe('1934'))
    await userEvent.keyboard('8')
    await vi.waitFor(() => expect(shown()).toBe('1984'))
    expect(events).toEqual(['input 1934', 'complete 1934 code', 'input 1984', 'complete 1984 code'])
  })

  test('Backspace, arrow keys and a selection work as in any field', async () => {
    renderCode({ defaultValue: '1234' })
    input().focus()
    await userEvent.keyboard('{End}{Backspace}')
    await vi.waitFor(() => expect([shown(), caret()]).toEqual(['123', 3]))
    await userEvent.keyboard('{ArrowLeft}')
    await vi.waitFor(() => expect([current(), caret()]).toEqual([[2], 2]))
    await userEvent.keyboard('{Shift>}{Home}{/Shift}')
    await vi.waitFor(() => expect([current(), caret()]).toEqual([[0, 1], -1]))
    await userEvent.keyboard('9')
    await vi.waitFor(() => expect(shown()).toBe('93'))
  })
})

/** The centre of a box, relative to the input. */
function centerIn(index: number) {
  const { left, top } = input().getBoundingClientRect()
  const { x, y } = centerOf(boxes()[index] as Element)
  return { x: x - left, y: y - top }
}

describe('pasting and autofill', () => {
  test.each(['123 456', '123-456', 'Your code: 123456.', '1234567'])('%j becomes a complete code', async (text) => {
    const { events } = renderCode({ defaultValue: '98' })
    input().focus()
    await paste(text)
    await vi.waitFor(() => expect([input().value, shown()]).toEqual(['123456', '123456']))
    expect(events).toEqual(['input 123456', 'complete 123456 code'])
  })

  test('a part of a code is inserted at the caret', async () => {
    const { events } = renderCode({ defaultValue: '98' })
    input().focus()
    await userEvent.keyboard('{End}')
    await paste('1-2')
    await vi.waitFor(() => expect(shown()).toBe('9812'))
    expect(events).toEqual(['input 9812'])
  })

  test('a read-only code cannot be replaced', async () => {
    const { events } = renderCode({ readOnly: true, defaultValue: '12' })
    input().focus()
    await paste('123456')
    await userEvent.keyboard('3')
    expect([events, shown(), current()]).toEqual([[], '12', []])
  })

  test('the browser can fill it in', async () => {
    const { events } = renderCode()
    // Firefox does not know this value, so its `autocomplete` property is empty.
    expect(input().getAttribute('autocomplete')).toBe('one-time-code')
    expect(input().inputMode).toBe('numeric')
    await userEvent.fill(input(), '123456')
    expect(events).toEqual(['input 123456', 'complete 123456 code'])
  })
})

test('a hidden code shows dots, and is a password field', async () => {
  renderCode({ mask: true, length: 4 })
  input().focus()
  await userEvent.keyboard('12')
  await vi.waitFor(() => expect(shown()).toBe('••'))
  expect([input().type, input().value]).toEqual(['password', '12'])
})

test('the app can clear a wrong code, after which the same code is reported again', async () => {
  const completed: string[] = []
  render(<Cleared onCode={(code) => completed.push(code)} />)
  input().focus()
  await userEvent.keyboard('12')
  await vi.waitFor(() => expect([completed, shown()]).toEqual([['12'], '']))
  await userEvent.keyboard('12')
  await vi.waitFor(() => expect([completed, shown()]).toEqual([['12', '12'], '']))
})

/** Clears each complete code. */
function Cleared({ onCode }: { onCode: (code: string) => void }) {
  const [code, setCode] = useState('')
  return (
    <CodeInput
      aria-label="Code"
      length={2}
      value={code}
      onInput={({ detail }) => setCode(detail.value)}
      onComplete={({ detail }) => {
        onCode(detail.value)
        setCode('')
      }}
    />
  )
}

describe('in a form', () => {
  test('an incomplete code is invalid, and an empty one if it is required', async () => {
    const { rerender } = renderCode({ length: 4 })
    expect(form().checkValidity()).toBe(true)
    rerender({ required: true })
    expect(form().checkValidity()).toBe(false)
    await userEvent.fill(input(), '123')
    // Not announced while the user types.
    await expect.element(input()).toHaveAttribute('aria-invalid', 'false')
    input().blur()
    expect(input().validity.patternMismatch).toBe(true)
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(input(), '1234')
    await expect.element(input()).not.toHaveAttribute('aria-invalid', 'true')
    expect([form().checkValidity(), new FormData(form()).get('code')]).toEqual([true, '1234'])
  })

  test('a reset and a script update the boxes', async () => {
    renderCode({ defaultValue: '12' })
    await userEvent.fill(input(), '345')
    expect(shown()).toBe('345')
    form().reset()
    await vi.waitFor(() => expect(shown()).toBe('12'))
    input().value = '678'
    await vi.waitFor(() => expect(shown()).toBe('678'))
  })

  test('a disabled code is ignored', async () => {
    renderCode({ disabled: true, required: true, defaultValue: '12' })
    await touchTap(centerOf(boxes()[3] as Element))
    expect(input()).not.toHaveFocus()
    expect([form().checkValidity(), new FormData(form()).get('code')]).toEqual([true, null])
  })

  test('a form library registers it, and reads and sets its text directly', async () => {
    const { register, getValue, setValue, received } = formLibrary()
    render(<CodeInput aria-label="Code" {...register('code')} />)
    input().focus()
    await userEvent.keyboard('1')
    expect([received, getValue('code')]).toEqual([['change code "1"'], '1'])
    setValue('code', '234')
    await vi.waitFor(() => expect(shown()).toBe('234'))
  })

  test('React Hook Form controls it, and focuses it if it is invalid', async () => {
    const sent: unknown[] = []
    render(<WithLibrary sent={sent} />)
    const send = page.getByRole('button', { name: 'Send' })
    await userEvent.click(send)
    await expect.element(input()).toHaveFocus()
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('123456')
    await userEvent.click(send)
    await vi.waitFor(() => expect(sent).toEqual([{ code: '123456' }]))
  })
})

function WithLibrary({ sent }: { sent: unknown[] }) {
  const { control, handleSubmit } = useForm({ defaultValues: { code: '' } })
  return (
    <form noValidate onSubmit={handleSubmit((value) => void sent.push(value))}>
      <Controller
        name="code"
        control={control}
        rules={{ minLength: 6, required: true }}
        render={({ field, fieldState }) => (
          <CodeInput
            {...field}
            aria-label="Code"
            aria-invalid={fieldState.invalid}
            onInput={({ detail }) => field.onChange(detail.value)}
          />
        )}
      />
      <button type="submit">Send</button>
    </form>
  )
}

describe('with a name from around it', () => {
  test('in a Cell', async () => {
    render(<Cell title="Code" description="From the message" error="Expired" control={<CodeInput />} />)
    const field = page.getByRole('textbox', { name: 'Code' })
    await expect.element(field).toHaveAccessibleDescription('Expired From the message')
    await userEvent.click(page.getByText('From the message'))
    await expect.element(field).toHaveFocus()
  })

  test('in a Field', async () => {
    render(
      <Field label="Code" description="From the message">
        <CodeInput required />
      </Field>,
    )
    const field = page.getByRole('textbox', { name: 'Code' })
    await expect.element(field).toHaveAccessibleDescription('From the message')
    await userEvent.click(page.getByText('Code', { exact: true }))
    await expect.element(field).toHaveFocus()
  })
})

test.each(['ltr', 'rtl'])(
  'the boxes are read from left to right, and a press reaches each of them, %s',
  async (dir) => {
    renderCode({ defaultValue: '123456' }, dir)
    const lefts = boxes().map((box) => box.getBoundingClientRect().left)
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
    const presses: [index: number, asidePx: number][] = [
      [0, -15],
      [3, 0],
      [3, 15],
      [5, 15],
    ]
    for (const [index, asidePx] of presses) {
      const { x, y } = centerIn(index)
      await userEvent.click(input(), { position: { x: x + asidePx, y } })
      await vi.waitFor(() => expect(current()).toEqual([index]))
    }
  },
)

test('the boxes get narrower in little space, and the native text stays aligned with them', async () => {
  render(
    <div style={{ inlineSize: 240 }}>
      <CodeInput aria-label="Code" length={8} defaultValue="12345678" />
    </div>,
  )
  const rects = boxes().map((box) => box.getBoundingClientRect())
  expect((rects.at(-1)?.right ?? 0) - (rects[0]?.left ?? 0)).toBeCloseTo(240, 0)
  for (const index of [0, 4, 7]) {
    await userEvent.click(input(), { position: centerIn(index) })
    await vi.waitFor(() => expect(current()).toEqual([index]))
  }
  expect(input().scrollLeft).toBe(0)
})

test('the caret blinks, unless the user prefers reduced motion', async () => {
  renderCode()
  input().focus()
  const blinking = () => document.getAnimations().length
  await vi.waitFor(() => expect(blinking()).toBe(1))
  await lessMotion()
  await vi.waitFor(() => expect([blinking(), caret()]).toEqual([0, 0]))
})

test('forced colours hide the native text, and distinguish invalid and current boxes', async () => {
  await forcedColors()
  renderCode({ defaultValue: '12', 'aria-invalid': true })
  input().focus()
  await vi.waitFor(() => expect(current()).toHaveLength(1))
  const styleOf = (element: Element) => getComputedStyle(element)
  expect(styleOf(input()).color).toBe('rgba(0, 0, 0, 0)')
  const [first, ...others] = boxes().map((box) => [styleOf(box).borderStyle, styleOf(box).outlineStyle].join(' '))
  expect(first).toBe('dashed none')
  expect(others.filter((style) => style === 'dashed solid')).toHaveLength(1)
})

test.each(['ltr', 'rtl'])('axe-core finds nothing in the demo, %s', async (dir) => {
  const { element } = render(
    <main dir={dir}>
      <CodeInputDemo />
    </main>,
  )
  await expectNoAxeViolations(element)
})
