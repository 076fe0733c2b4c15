import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { caretAt, expectShown, field, renderInput } from '../../testing/internal/apps/renderInput.tsx'
import { render } from '../../testing/internal/environment/render.tsx'
import { compose, endComposition } from '../../testing/internal/input/compose.ts'
import { Input } from './index.ts'

/** Controls the text with React's `onChange`, and shows it in capitals. */
function Capitals() {
  const [value, setValue] = useState('')
  return <Input aria-label="Name" value={value} onChange={({ target }) => setValue(target.value.toUpperCase())} />
}

/** Clears the controlled text in `onConfirm`. */
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
  test('is not disturbed by a controlled `value`, and emits once, at its end', async () => {
    const { reported } = renderInput({ value: '', format: (text) => text.toUpperCase() })
    field().focus()
    await compose('n')
    await compose('ni')
    await compose('ni h')
    expect([field().value, reported]).toEqual(['ni h', []])
    await endComposition('你好a')
    await vi.waitFor(() => expect([field().value, reported]).toEqual(['你好A', ['input 你好a|3']]))
    await userEvent.keyboard('b')
    await expectShown('你好AB')
  })

  test('is not disturbed by formatting in `onChange` either', async () => {
    render(<Capitals />)
    field().focus()
    await compose('n')
    await compose('ni')
    await expectShown('ni')
    await endComposition('ni')
    await expectShown('NI')
  })

  test('a `value` that changes during a composition is shown at its end', async () => {
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

  test('a `value` formatted during a composition is shown at its end', async () => {
    renderInput({ value: '', format: (text) => text.toUpperCase(), ignoreCompositionEvent: false })
    field().focus()
    await compose('n')
    await compose('ni')
    expect(field().value).toBe('ni')
    await endComposition('ni')
    await expectShown('NI')
  })

  test('a composition that a number field rejects emits nothing, and form libraries get the former text again', async () => {
    const changes: string[] = []
    const { reported } = renderInput({
      type: 'number',
      defaultValue: '12',
      onChange: ({ target }) => changes.push(target.value),
    })
    field().focus()
    caretAt(2)
    await compose('ni')
    await endComposition('你')
    await expectShown('12')
    expect([changes.at(-1), reported]).toEqual(['12', []])
  })

  test('emits during the composition with `ignoreCompositionEvent={false}`', async () => {
    const { reported } = renderInput({ ignoreCompositionEvent: false })
    field().focus()
    await compose('n')
    await compose('ni')
    await endComposition('你')
    await vi.waitFor(() => expect(reported).toEqual(['input n|1', 'input ni|2', 'input 你|1']))
  })

  test('a cancelled composition emits nothing', async () => {
    const { reported } = renderInput({ defaultValue: 'a' })
    field().focus()
    await compose('n')
    await compose('')
    await expectShown('a')
    expect(reported).toEqual([])
    await userEvent.keyboard('b')
    expect(reported).toEqual(['input ab|2'])
  })

  test('the Enter that ends a composition does not confirm', async () => {
    const { reported } = renderInput()
    field().focus()
    await compose('ni')
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    await endComposition('你')
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, keyCode: 229 }))
    expect(reported).toEqual(['input 你|1'])
  })

  test.each([
    ['the browser', true],
    ['the component', false],
  ])('cannot exceed `maxLength`: text cut by %s', async (_, hasOwn) => {
    const changes: string[] = []
    const { reported } = renderInput({
      defaultValue: 'ab',
      maxLength: 3,
      onChange: ({ target }) => changes.push(target.value),
    })
    if (!hasOwn) field().removeAttribute('maxlength')
    field().focus()
    caretAt(1)
    await compose('nihao')
    await expectShown('anihaob')
    await endComposition('你好吗')
    await expectShown('a你b')
    expect(changes.at(-1)).toBe('a你b')
    expect(reported).toEqual([expect.stringMatching(/^input a你b/)])
    if (!hasOwn) expect(field().selectionStart).toBe(2)
  })
})

describe('[S9.28] a `value` set from outside', () => {
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

  test('is shown at once without focus, and as soon as the focus leaves', async () => {
    const { rerender } = renderInput({ value: 'one' })
    rerender({ value: 'two' })
    expect(field().value).toBe('two')
    field().focus()
    rerender({ value: 'three' })
    expect(field().value).toBe('two')
    field().blur()
    await expectShown('three')
  })

  test('each change restarts the wait, and the last one is shown', async () => {
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

  test('is dropped if it equals the typed text', async () => {
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

  test('typing never waits', async () => {
    renderInput({ value: '', format: (text) => text.toUpperCase() })
    field().focus()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    document.execCommand('insertText', false, 'a')
    expect(field().value).toBe('A')
    document.execCommand('insertText', false, 'b')
    expect(field().value).toBe('AB')
    vi.useRealTimers()
  })

  test('a `value` cleared in `onConfirm` is shown at once', async () => {
    render(<Chat />)
    await userEvent.type(field(), 'hi{Enter}yo')
    expect(field().value).toBe('yo')
  })
})
