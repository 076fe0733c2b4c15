import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { caretAt, expectShown, field, renderInput } from '../../testing/internal/apps/renderInput.tsx'
import { render } from '../../testing/internal/environment/render.tsx'
import { compose, endComposition } from '../../testing/internal/input/compose.ts'
import { Input } from './index.ts'

/** An owner that hears of the text as React tells it, and shows it in capitals. */
function Capitals() {
  const [value, setValue] = useState('')
  return <Input aria-label="Name" value={value} onChange={({ target }) => setValue(target.value.toUpperCase())} />
}

/** An owner that empties the field when it is confirmed. */
function Chat() {
  const [text, setText] = useState('')
  return (
    <Input
      aria-label="Name"
      value={text}
      confirmHold
      onInput={({ detail }) => setText(detail.value)}
      onConfirm={() => setText('')}
    />
  )
}

describe('an input method', () => {
  test('is not disturbed by an owner, and is told of once, at its end', async () => {
    const { told } = renderInput({ value: '', format: (text) => text.toUpperCase() })
    field().focus()
    await compose('n')
    await compose('ni')
    await compose('ni h')
    expect([field().value, told]).toEqual(['ni h', []])
    await endComposition('你好a')
    await vi.waitFor(() => expect([field().value, told]).toEqual(['你好A', ['input 你好a|3']]))
    await userEvent.keyboard('b')
    await expectShown('你好AB')
  })

  test('an owner that hears by onChange and formats does not disturb it either', async () => {
    render(<Capitals />)
    field().focus()
    await compose('n')
    await compose('ni')
    await expectShown('ni')
    await endComposition('ni')
    await expectShown('NI')
  })

  test('has its text to itself, however long it takes, and shows what came meanwhile at its end', async () => {
    const { rerender } = renderInput({ value: 'one' })
    field().focus()
    caretAt(3)
    await compose('ni')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    rerender({ value: 'two' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(field().value).toBe('oneni')
    vi.useRealTimers()
    await endComposition('你')
    await expectShown('two')
  })

  test('an owner that formats what it is told on the way waits for its end too', async () => {
    renderInput({ value: '', format: (text) => text.toUpperCase(), ignoreCompositionEvent: false })
    field().focus()
    await compose('n')
    await compose('ni')
    expect(field().value).toBe('ni')
    await endComposition('ni')
    await expectShown('NI')
  })

  test('that a number field takes nothing of tells nothing, and form libraries have the former text again', async () => {
    const heard: string[] = []
    const { told } = renderInput({
      type: 'number',
      defaultValue: '12',
      onChange: ({ target }) => heard.push(target.value),
    })
    field().focus()
    caretAt(2)
    await compose('ni')
    await endComposition('你')
    await expectShown('12')
    expect([heard.at(-1), told]).toEqual(['12', []])
  })

  test('is told of on the way where that is wanted', async () => {
    const { told } = renderInput({ ignoreCompositionEvent: false })
    field().focus()
    await compose('n')
    await compose('ni')
    await endComposition('你')
    await vi.waitFor(() => expect(told).toEqual(['input n|1', 'input ni|2', 'input 你|1']))
  })

  test('that is given up tells nothing', async () => {
    const { told } = renderInput({ defaultValue: 'a' })
    field().focus()
    await compose('n')
    await compose('')
    await expectShown('a')
    expect(told).toEqual([])
    await userEvent.keyboard('b')
    expect(told).toEqual(['input ab|2'])
  })

  test('an Enter that ends it confirms nothing', async () => {
    const { told } = renderInput()
    field().focus()
    await compose('ni')
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    await endComposition('你')
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, keyCode: 229 }))
    expect(told).toEqual(['input 你|1'])
  })

  test.each([
    ['the browser', true],
    ['a browser that does not', false],
  ])('cannot put in more than fits: %s cuts it', async (_, hasOwn) => {
    const heard: string[] = []
    const { told } = renderInput({
      defaultValue: 'ab',
      maxLength: 3,
      onChange: ({ target }) => heard.push(target.value),
    })
    if (!hasOwn) field().removeAttribute('maxlength')
    field().focus()
    caretAt(1)
    await compose('nihao')
    await expectShown('anihaob')
    await endComposition('你好吗')
    await expectShown('a你b')
    expect(heard.at(-1)).toBe('a你b')
    expect(told).toEqual([expect.stringMatching(/^input a你b/)])
    if (!hasOwn) expect(field().selectionStart).toBe(2)
  })
})

describe('[S9.28] a text set from outside', () => {
  const withClock = async (run: (after: (ms: number) => Promise<void>) => Promise<void>) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await run(async (ms) => {
        await vi.advanceTimersByTimeAsync(ms)
      })
    } finally {
      vi.useRealTimers()
    }
  }

  test('waits 100 ms while the field has the focus', async () => {
    const { rerender } = renderInput({ value: 'one' })
    field().focus()
    await withClock(async (after) => {
      rerender({ value: 'two' })
      await after(99)
      expect(field().value).toBe('one')
      await after(1)
      expect(field().value).toBe('two')
    })
  })

  test('shows at once while it has none, and as soon as it has none', async () => {
    const { rerender } = renderInput({ value: 'one' })
    rerender({ value: 'two' })
    expect(field().value).toBe('two')
    field().focus()
    rerender({ value: 'three' })
    expect(field().value).toBe('two')
    field().blur()
    await expectShown('three')
  })

  test('waits anew for the next one, and shows the last', async () => {
    const { rerender } = renderInput({ value: 'one' })
    field().focus()
    await withClock(async (after) => {
      rerender({ value: 'two' })
      await after(60)
      rerender({ value: 'three' })
      await after(99)
      expect(field().value).toBe('one')
      await after(1)
      expect(field().value).toBe('three')
    })
  })

  test('is dropped when it is what was typed last', async () => {
    const { rerender } = renderInput({ value: 'ab', format: (text) => text })
    field().focus()
    caretAt(1)
    const set = vi.spyOn(HTMLInputElement.prototype, 'setSelectionRange')
    await withClock(async (after) => {
      rerender({ value: 'a' }) // An echo of what was typed before …
      await after(50)
      rerender({ value: 'ab' }) // … and the newer one.
      await after(500)
    })
    expect([field().value, field().selectionStart, set.mock.calls]).toEqual(['ab', 1, []])
  })

  test('typing is never kept waiting', async () => {
    renderInput({ value: '', format: (text) => text.toUpperCase() })
    field().focus()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    document.execCommand('insertText', false, 'a')
    expect(field().value).toBe('A')
    document.execCommand('insertText', false, 'b')
    expect(field().value).toBe('AB')
    vi.useRealTimers()
  })

  test('an owner that empties the field as it confirms does so at once', async () => {
    render(<Chat />)
    await userEvent.type(field(), 'hi{Enter}yo')
    expect(field().value).toBe('yo')
  })
})
