import { permitClipboard, takeClipboard } from '../environment/clipboard.ts'
import { devTools } from '../environment/devTools.ts'

/** Lets an input method compose a text in the field that has the focus, as for Chinese by its sounds; it stays open. */
export async function compose(text: string): Promise<void> {
  await devTools().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** Ends the composition with the text that its user has chosen. */
export async function endComposition(text: string): Promise<void> {
  await devTools().send('Input.insertText', { text })
}

/** Pastes a text where the caret is. The clipboard is for this test alone until it ends. */
export async function paste(text: string): Promise<void> {
  await takeClipboard()
  await permitClipboard('granted')
  await navigator.clipboard.writeText(text)
  await devTools().send('Input.dispatchKeyEvent', { type: 'keyDown', commands: ['paste'] })
}
