// Separate chunk: loaded when the user adds a link.

import type { EditorCommands } from '../../api/editor-context/commands.ts'
import { showModal } from '../../api/modal/index.ts'
import { enEditorToolbar } from '../../base/locale/en/enEditorToolbar.ts'
import { words } from '../../base/locale/words.ts'
import { safeAddress } from '../../base/rich-text/safeAddress.ts'

/** Asks the user for an address until it can be used, and makes it the link of the selection. */
export async function askAddress(commands: EditorCommands): Promise<void> {
  const texts = words(enEditorToolbar)
  let content = ''
  for (let title: string = texts['editorToolbar.address']; ; title = texts['editorToolbar.badAddress']) {
    const answer = await showModal({ title, content, editable: true, placeholderText: 'https://' })
    if (!answer.confirm || !answer.content) return
    content = answer.content
    const address = safeAddress(withScheme(content.trim()))
    if (address === undefined) continue
    commands.insertLink({ text: content.trim(), address })
    return
  }
}

/** `example.com` is meant as an address of the web, not as a page beside the current one. */
const withScheme = (address: string) =>
  /^(?:[a-z][a-z\d+.-]*:|[/.?#])/i.test(address) ? address : `https://${address}`
