import { type FormEvent, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { expectNoAxeViolations } from '../../testing/internal/environment/axe.ts'
import { forcedColors, systemColor } from '../../testing/internal/environment/forcedColors.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { stubViewport } from '../../testing/internal/fakes/stubViewport.ts'
import { compose, endComposition, paste } from '../../testing/internal/input/compose.ts'
import { typedText } from '../../testing/internal/input/typedText.ts'
import { focusedNode } from '../../testing/internal/spoken/focusedNode.ts'
import TextareaDemo from './demo.tsx'
import { Textarea, type TextareaProps } from './index.ts'

describeConformance((props) => <Textarea aria-label="Note" {...props} />, {
  selector: 'textarea',
  ignoresChildren: true,
  control: typedText,
  states: {
    '[data-plain]': { plain: true },
    '[data-auto-height]': { autoHeight: true },
    '[data-over]': { showCount: true, maxLength: 1, value: 'ab' },
  },
})
describe('with counter and placeholder', () => {
  describeConformance(
    (props) => <Textarea aria-label="Note" showCount autoHeight placeholderClass="own" {...props} />,
    {
      selector: 'textarea',
    },
  )
})

const field = () => page.getByLabelText('Note').element() as HTMLTextAreaElement
const expectShown = (value: string) => expect.element(page.getByLabelText('Note')).toHaveValue(value)

/** Renders a textarea that records its events. */
function renderTextarea(props: TextareaProps = {}) {
  const reported: string[] = []
  const view = (more: TextareaProps = {}) => (
    <div style={{ inlineSize: 300 }}>
      <Textarea
        aria-label="Note"
        onInput={({ type, detail }) => reported.push(`${type} ${detail.value}|${detail.cursor}`)}
        onConfirm={({ type, detail }) => reported.push(`${type} ${detail.value}`)}
        {...props}
        {...more}
      />
    </div>
  )
  const { rerender, container } = render(view())
  return { reported, container, rerender: (more?: TextareaProps) => rerender(view(more)) }
}

/** A controlled textarea that stores each text in capitals. */
function Controlled() {
  const [text, setText] = useState('')
  return <Textarea aria-label="Note" value={text} onInput={({ target }) => setText(target.value.toUpperCase())} />
}

describe('text', () => {
  test('`onInput` contains the text and the caret, across lines', async () => {
    const { reported } = renderTextarea()
    await userEvent.type(field(), 'a{Enter}b')
    expect(reported).toEqual(['input a|1', 'input a\n|2', 'input a\nb|3'])
  })

  test('a controlled textarea may set another text, also after a composition', async () => {
    render(<Controlled />)
    await userEvent.type(field(), 'ab')
    field().setSelectionRange(1, 1)
    await userEvent.keyboard('x')
    expect([field().value, field().selectionStart]).toEqual(['AXB', 2])
    await compose('ni')
    await expectShown('AXniB')
    await endComposition('ni')
    await expectShown('AXNIB')
  })

  test('[S9.28] a text set by the app is applied after 100 ms while the field has the focus', async () => {
    const { rerender } = renderTextarea({ value: 'one' })
    field().focus()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    rerender({ value: 'two' })
    await vi.advanceTimersByTimeAsync(99)
    expect(field().value).toBe('one')
    await vi.advanceTimersByTimeAsync(1)
    expect(field().value).toBe('two')
    vi.useRealTimers()
  })
})

describe('maximum length', () => {
  test('[S9.3] is 140 characters, typed or pasted', async () => {
    const { reported } = renderTextarea({ defaultValue: 'x'.repeat(139) })
    field().focus()
    field().setSelectionRange(139, 139)
    await userEvent.keyboard('a')
    await userEvent.keyboard('b')
    await paste('cd')
    expect(field().value).toBe(`${'x'.repeat(139)}a`)
    expect(reported).toHaveLength(1)
  })

  test('is `maxLength`, and unlimited with -1', () => {
    const { rerender } = renderTextarea({ maxLength: 20 })
    expect(field().maxLength).toBe(20)
    rerender({ maxLength: -1 })
    expect(field().maxLength).toBe(-1)
  })

  test('[S9.3] applies to composed text', async () => {
    renderTextarea({ defaultValue: 'x'.repeat(139) })
    field().removeAttribute('maxlength')
    field().focus()
    field().setSelectionRange(139, 139)
    await compose('nihao')
    await endComposition('你好')
    await expectShown(`${'x'.repeat(139)}你`)
  })
})

describe('the count', () => {
  const count = () => document.querySelector('.sw-textarea-count')?.textContent

  test('follows each change of the text: typing, a composition, the `value` prop, a form reset, a script', async () => {
    const view = (props: TextareaProps = {}) => (
      <form>
        <Textarea aria-label="Note" showCount maxLength={10} defaultValue="abc" {...props} />
      </form>
    )
    const { rerender } = render(view())
    expect(count()).toBe('3/10')
    await userEvent.type(field(), 'd')
    await vi.waitFor(() => expect(count()).toBe('4/10'))
    await compose('ni')
    await vi.waitFor(() => expect(count()).toBe('6/10'))
    await endComposition('你')
    await vi.waitFor(() => expect(count()).toBe('5/10'))
    field().form?.reset()
    await vi.waitFor(() => expect(count()).toBe('3/10'))
    field().value = ''
    await vi.waitFor(() => expect(count()).toBe('0/10'))
    field().blur()
    rerender(view({ value: '12345' }))
    await vi.waitFor(() => expect(count()).toBe('5/10'))
  })

  test('counts like HTML, and marks a text that is too long', async () => {
    renderTextarea({ showCount: true, maxLength: 3, defaultValue: '😀😀' })
    expect(count()).toBe('4/3')
    await expect.element(page.getByText('4/3')).toHaveAttribute('data-over')
  })

  test('is part of the description of the field, after the description by the app', () => {
    renderTextarea({ showCount: true, maxLength: -1, defaultValue: 'ab', 'aria-describedby': 'hint' })
    const [first, second = ''] = field().getAttribute('aria-describedby')?.split(' ') ?? []
    expect([first, document.getElementById(second)?.textContent]).toEqual(['hint', '2'])
  })

  test('attributes set by React are kept when it is removed', () => {
    // A styled placeholder does not remount the field.
    const { rerender } = renderTextarea({ placeholderClass: 'own' })
    const setter = () => Object.getOwnPropertyDescriptor(field(), 'value')?.set
    const before = setter()
    rerender({ showCount: true })
    expect(setter()).not.toBe(before)
    rerender()
    expect(setter()).toBe(before)
  })
})

describe('height', () => {
  const height = () => field().getBoundingClientRect().height

  test('is 150 px, or the height of `rows`', () => {
    const { rerender } = renderTextarea()
    expect(height()).toBe(150)
    rerender({ rows: 2 })
    expect(height()).toBeLessThan(80)
  })

  test.each([
    ['by the browser', true],
    ['measured in other browsers', false],
  ])('follows its text, %s', async (_, isNative) => {
    if (!isNative) vi.spyOn(CSS, 'supports').mockReturnValue(false)
    const style = isNative ? {} : ({ fieldSizing: 'fixed' } as object)
    renderTextarea({ autoHeight: true, style, maxLength: -1 })
    const one = height()
    expect(one).toBe(44)
    await userEvent.type(field(), 'a{Enter}b{Enter}c')
    const three = height()
    expect(three).toBeCloseTo(one + 2 * 17 * 1.4, 0)
    expect(field().scrollHeight).toBeLessThanOrEqual(field().clientHeight)
    await userEvent.clear(field())
    expect(height()).toBe(one)
    vi.restoreAllMocks()
  })

  test('`onLineChange` is called initially, when the number of lines changes, and when the field gets narrower', async () => {
    const lines: string[] = []
    const { rerender } = renderTextarea({
      maxLength: -1,
      defaultValue: 'a\nb',
      onLineChange: ({ type, detail, target }) =>
        lines.push(`${type} ${detail.lineCount} ${Math.round(detail.height)} ${target.tagName}`),
    })
    expect(lines).toEqual(['linechange 2 48 TEXTAREA'])
    field().focus()
    field().setSelectionRange(3, 3)
    await userEvent.keyboard('c')
    expect(lines).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(lines.at(-1)).toBe('linechange 3 71 TEXTAREA')
    await userEvent.keyboard(' many words that do not break yet')
    const count = lines.length
    rerender({ style: { inlineSize: 120 } })
    await vi.waitFor(() => expect(lines.length).toBeGreaterThan(count))
    expect(document.querySelectorAll('textarea')).toHaveLength(1)
  })
})

describe('Enter', () => {
  test('inserts a line break, and does not confirm', async () => {
    const { reported } = renderTextarea()
    await userEvent.type(field(), '{Enter}')
    expect(reported).toEqual(['input \n|1'])
    expect(field()).toHaveAttribute('enterkeyhint', 'enter')
  })

  test('confirms with another `confirmType`; Shift and Enter insert a line break', async () => {
    const { reported } = renderTextarea({ confirmType: 'send' })
    expect(field()).toHaveAttribute('enterkeyhint', 'send')
    await userEvent.type(field(), 'a{Shift>}{Enter}{/Shift}b{Enter}')
    expect(reported.slice(-2)).toEqual(['input a\nb|3', 'confirm a\nb'])
    expect(document.activeElement).toBe(document.body)
  })
})

describe('in a form', () => {
  test('is submitted under its name, is reset, and exposes its validity', async () => {
    const sent = vi.fn((event: FormEvent<HTMLFormElement>) => event.preventDefault())
    render(
      <form onSubmit={sent}>
        <Textarea aria-label="Note" name="note" required showCount />
        <button type="submit">Send</button>
      </form>,
    )
    await userEvent.click(page.getByRole('button'))
    await vi.waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    await userEvent.type(field(), 'abc')
    await vi.waitFor(() => expect(field().hasAttribute('aria-invalid')).toBe(false))
    await userEvent.click(page.getByRole('button'))
    expect(sent).toHaveBeenCalledTimes(1)
    const form = field().form as HTMLFormElement
    expect(new FormData(form).get('note')).toBe('abc')
    form.reset()
    expect(field().value).toBe('')
  })
})

test('it emits changes of the soft keyboard', async () => {
  const moveViewport = stubViewport()
  const heights: number[] = []
  renderTextarea({ onKeyboardHeightChange: ({ detail }) => heights.push(detail.height) })
  field().focus()
  await vi.waitFor(() => {
    moveViewport({ height: document.documentElement.clientHeight - 280 })
    expect(heights).toEqual([280])
  })
})

test('`fixed` does nothing, and is not passed to an element', () => {
  renderTextarea({ fixed: true })
  expect(field().hasAttribute('fixed')).toBe(false)
})

test('it is exposed as a multi-line text field with a name', async () => {
  renderTextarea({ showCount: true })
  field().focus()
  expect(await focusedNode()).toEqual({ role: 'textbox', name: 'Note' })
})

test('a styled placeholder covers the native one', () => {
  renderTextarea({ placeholder: 'Write', placeholderClass: 'mine' })
  const { left, top } = (document.querySelector('.mine') as HTMLElement).getBoundingClientRect()
  const box = field().getBoundingClientRect()
  expect([left - box.left, top - box.top]).toEqual([1, 1])
})

test('axe-core finds nothing in any state of the demo', async () => {
  const { container } = render(<TextareaDemo />)
  await expectNoAxeViolations(container)
})

test('forced colours distinguish invalid and disabled fields', async () => {
  await forcedColors()
  const { rerender } = renderTextarea()
  expect(getComputedStyle(field()).outlineStyle).toBe('none')
  rerender({ 'aria-invalid': true })
  expect(getComputedStyle(field()).outlineStyle).toBe('dashed')
  rerender({ disabled: true })
  expect(getComputedStyle(field()).color).toBe(systemColor('GrayText'))
})
