import type { FormEvent } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { caretAt, expectShown, field, renderInput } from '../../testing/internal/apps/renderInput.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { paste } from '../../testing/internal/input/compose.ts'
import { typedText } from '../../testing/internal/input/typedText.ts'
import InputDemo from './demo.tsx'
import { Input, type InputProps } from './index.ts'

describeConformance((props) => <Input aria-label="Name" {...props} />, {
  selector: 'input',
  ignoresChildren: true,
  control: typedText,
  states: { '[data-plain]': { plain: true } },
})
describe('with all optional parts', () => {
  describeConformance(
    (props) => <Input aria-label="Name" clearable password passwordToggle placeholderClass="own" {...props} />,
    { selector: 'input' },
  )
})

describe('typing', () => {
  test('emits every change with the caret position', async () => {
    const { reported } = renderInput()
    await userEvent.type(field(), 'ab')
    caretAt(1)
    await userEvent.keyboard('x')
    await userEvent.keyboard('{Backspace}')
    expect(reported).toEqual(['input a|1', 'input ab|2', 'input axb|2', 'input ab|1'])
  })

  test('the caret stays if a controlled `value` accepts each text', async () => {
    const { reported } = renderInput({ value: 'hello', format: (text) => text })
    field().focus()
    caretAt(2)
    await userEvent.keyboard('xy')
    expect([field().value, field().selectionStart]).toEqual(['hexyllo', 4])
    expect(reported).toHaveLength(2)
  })

  test('text and caret stay if a controlled `value` rejects a character', async () => {
    renderInput({ value: '1234', format: (text) => text.replace(/\D/g, '') })
    field().focus()
    caretAt(2)
    await userEvent.keyboard('x')
    expect([field().value, field().selectionStart]).toEqual(['1234', 2])
    await userEvent.keyboard('9')
    expect([field().value, field().selectionStart]).toEqual(['12934', 3])
  })

  test('a phone number formatted with spaces keeps the caret between its digits', async () => {
    const spaces = (text: string) =>
      text
        .replace(/\D/g, '')
        .replace(/^(...)(.{1,4})/, '$1 $2')
        .replace(/^(... ....)(.)/, '$1 $2')
    renderInput({ value: '', format: spaces })
    field().focus()
    await userEvent.keyboard('13800138')
    expect([field().value, field().selectionStart]).toEqual(['138 0013 8', 10])
    caretAt(5) // 138 0|013 8
    await userEvent.keyboard('5')
    expect([field().value, field().selectionStart]).toEqual(['138 0501 38', 6])
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect([field().value, field().selectionStart]).toEqual(['138 0138', 4])
  })

  test('React’s `onChange` is called as well, with the text in its target', async () => {
    const changes: string[] = []
    renderInput({ onChange: ({ target }) => changes.push(target.value) })
    await userEvent.type(field(), 'ab')
    expect(changes).toEqual(['a', 'ab'])
  })

  test('a field of type email has no caret position', async () => {
    const { reported } = renderInput({ type: 'email' })
    await userEvent.type(field(), 'a')
    expect(reported).toEqual(['input a|null'])
  })
})

describe('numbers', () => {
  test('keep a lone minus and a trailing point, and reject other characters', async () => {
    const { reported } = renderInput({
      type: 'digit',
      onChange: ({ target }) => reported.push(`change ${target.value}`),
    })
    await userEvent.type(field(), '-1x.-5e')
    expect(reported.filter((entry) => entry.startsWith('input'))).toEqual([
      'input -|1',
      'input -1|2',
      'input -1.|3',
      'input -1.5|4',
    ])
    expect(reported.filter((entry) => entry.startsWith('change'))).toEqual([
      'change -',
      'change -1',
      'change -1.',
      'change -1.5',
    ])
    await expectShown('-1.5')
  })

  test('a rejected character does not move the caret', async () => {
    renderInput({ type: 'number', defaultValue: '1234' })
    field().focus()
    caretAt(2)
    await userEvent.keyboard('x')
    expect([field().value, field().selectionStart]).toEqual(['1234', 2])
  })

  test('a typed comma becomes a point, for form libraries too', async () => {
    const { reported } = renderInput({ type: 'digit', onChange: ({ target }) => reported.push(target.value) })
    await userEvent.type(field(), '1,')
    expect(reported).toEqual(['input 1|1', '1', 'input 1.|2', '1.'])
  })

  test('a `value` that is not a number is shown as an empty text', async () => {
    const { rerender } = renderInput({ type: 'number', value: 'abc' })
    await expectShown('')
    rerender({ value: 12.5 })
    await expectShown('12.5')
  })

  test('an incomplete number is invalid', async () => {
    renderInput({ type: 'number' })
    await userEvent.type(field(), '-')
    expect(field().validity.patternMismatch).toBe(true)
    await userEvent.keyboard('5.')
    expect(field().validity.valid).toBe(true)
  })
})

describe('maxLength', () => {
  test('has no default and no limit if negative', async () => {
    const { rerender } = renderInput()
    expect(field().maxLength).toBe(-1)
    rerender({ maxLength: 3 })
    expect(field().maxLength).toBe(3)
    rerender({ maxLength: -1 })
    expect(field().maxLength).toBe(-1)
  })

  test('limits pasted text too', async () => {
    const { reported } = renderInput({ maxLength: 4, defaultValue: 'ab' })
    field().focus()
    caretAt(1)
    await paste('12345')
    await expectShown('a12b')
    expect(reported).toEqual(['input a12b|3'])
  })

  test('limits text if the browser does not', () => {
    const { reported } = renderInput({ maxLength: 4, defaultValue: 'ab' })
    field().focus()
    field().removeAttribute('maxlength')
    document.execCommand('insertText', false, '12345')
    expect([field().value, reported]).toEqual(['ab12', ['input ab12|4']])
  })

  test('does not limit a controlled `value`', async () => {
    renderInput({ maxLength: 2, value: 'abcd' })
    await expectShown('abcd')
  })
})

describe('confirming', () => {
  test('Enter calls `onConfirm` and blurs the field', async () => {
    const { reported } = renderInput()
    await userEvent.type(field(), 'a{Enter}')
    expect(reported).toEqual(['input a|1', 'confirm a'])
    expect(document.activeElement).toBe(document.body)
  })

  test('`confirmHold` keeps the focus', async () => {
    renderInput({ confirmHold: true })
    await userEvent.type(field(), 'a{Enter}')
    expect(document.activeElement).toBe(field())
  })

  test('Enter sends the form, unless it is prevented', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const view = (props: InputProps) => (
      <form onSubmit={onSubmit}>
        <Input aria-label="Name" {...props} />
      </form>
    )
    const { rerender } = render(view({}))
    await userEvent.type(field(), 'a{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    rerender(view({ onConfirm: (event) => event.preventDefault() }))
    await userEvent.type(field(), 'b{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(field())
  })

  test('the field keeps the focus if its form is invalid', async () => {
    render(
      <form>
        <Input aria-label="Name" type="email" />
      </form>,
    )
    await userEvent.type(field(), 'a{Enter}')
    expect(document.activeElement).toBe(field())
  })

  test('`confirmType` sets the label of the key', () => {
    const { rerender } = renderInput()
    expect(field()).toHaveAttribute('enterkeyhint', 'done')
    rerender({ confirmType: 'search' })
    expect(field()).toHaveAttribute('enterkeyhint', 'search')
  })
})

describe('the focus', () => {
  test('follows `focus`', () => {
    const { rerender } = renderInput({ focus: true })
    expect(document.activeElement).toBe(field())
    rerender({ focus: false })
    expect(document.activeElement).toBe(document.body)
    rerender({ focus: true })
    expect(document.activeElement).toBe(field())
  })

  test('`autoFocus` focuses only when the field mounts', () => {
    const { rerender } = renderInput({ autoFocus: true })
    expect(document.activeElement).toBe(field())
    field().blur()
    rerender({ autoFocus: true, placeholder: 'another render' })
    expect(document.activeElement).toBe(document.body)
  })

  test('emits focus and blur with text and caret', () => {
    const reported: string[] = []
    const note = ({
      type,
      detail,
      target,
    }: {
      type: string
      detail: { value: string; cursor: number | null }
      target: HTMLInputElement
    }) => reported.push(`${type} ${detail.value} ${target.value} ${detail.cursor}`)
    renderInput({ defaultValue: 'abc', cursor: 1, onFocus: note, onBlur: note })
    field().focus()
    field().blur()
    expect(reported).toEqual(['focus abc abc 1', 'blur abc abc 1'])
  })

  test('sets the caret or the selection', () => {
    const { rerender } = renderInput({ defaultValue: 'abcdef', cursor: 2 })
    field().focus()
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 2])
    rerender({ selectionStart: 1, selectionEnd: 4 })
    expect([field().selectionStart, field().selectionEnd]).toEqual([1, 4])
    rerender({ selectionStart: 1, selectionEnd: 4, placeholder: 'another render' })
    caretAt(3)
    rerender({ selectionStart: 1, selectionEnd: 4 })
    expect(field().selectionStart).toBe(3)
  })
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<InputDemo />)
  await expectNoAxeViolations(container)
})
