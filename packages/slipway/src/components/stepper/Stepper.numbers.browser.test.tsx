import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectShown, field, input, renderStepper } from '../../testing/internal/apps/renderStepper.tsx'

describe('numbers as people write them', () => {
  const replaceBy = async (...texts: string[]) => {
    await userEvent.click(field())
    input().select()
    for (const text of texts) await userEvent.keyboard(text)
  }
  const paste = async (text: string) => {
    await userEvent.click(field())
    input().select()
    document.execCommand('insertText', false, text)
  }

  test.each([
    ['a minus sign', ['\u2212', '4'], '-4'],
    ['an en dash', ['\u2013', '4'], '-4'],
    ['an Arabic digit', ['٥'], '5'],
    ['a Persian digit', ['۶'], '6'],
    ['a Devanagari digit', ['७'], '7'],
    ['a full-width digit', ['８'], '8'],
  ])('%s is typed over the selected number', async (_what, texts, expected) => {
    const { reported } = renderStepper({ min: -10, max: 15, defaultValue: 3 })
    await replaceBy(...texts)
    await expectShown(expected)
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(reported).toEqual([`change ${expected} ${expected}`])
  })

  test.each([
    ['\u22127', '-7'],
    [' \u200e\u22127 ', '-7'],
    ['٥', '5'],
  ])('%o is pasted', async (text, expected) => {
    renderStepper({ min: -10, max: 15, defaultValue: 3 })
    await paste(text)
    await expectShown(expected)
    // The same text again, which React compares with the text that it read last.
    await paste(text)
    await expectShown(expected)
  })

  test('a rejected character keeps the selection, so that the next one replaces it', async () => {
    const { reported } = renderStepper({ defaultValue: 3 })
    await replaceBy('x', '-')
    await expectShown('3')
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 1])
    await userEvent.keyboard('4')
    await expectShown('4')
    await userEvent.keyboard('x')
    await userEvent.keyboard('x')
    await expectShown('4')
    await userEvent.tab()
    expect(reported).toEqual(['change 4 4'])
  })
})
