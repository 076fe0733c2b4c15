import { permitClipboard, takeClipboard } from '../environment/clipboard.ts'
import { devTools } from '../environment/devTools.ts'

/** Starts a composition in the focused field, like an input method for Chinese (Pinyin). The composition stays open. */
export async function compose(text: string): Promise<void> {
  await devTools().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** Ends the composition with the text that the user has selected. */
export async function endComposition(text: string): Promise<void> {
  await devTools().send('Input.insertText', { text })
}

/** Pastes a text at the caret. Reserves the clipboard for this test until it ends. */
export async function paste(text: string): Promise<void> {
  await takeClipboard()
  await permitClipboard('granted')
  await navigator.clipboard.writeText(text)
  await devTools().send('Input.dispatchKeyEvent', { type: 'keyDown', commands: ['paste'] })
}
