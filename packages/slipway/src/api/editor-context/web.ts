import { HostError } from '../../base/call/HostError.ts'
import { elementOf } from '../query-scope/elementOf.ts'
import { editorHandles } from './commands.ts'
import type { EditorContextHost } from './host.ts'

/** Editors in the document. */
export const host: EditorContextHost = {
  commandsOf(editor) {
    const handle = editorHandles.get(elementOf(editor))
    if (!handle) throw new HostError('not-found', 'the element is not an editor')
    return handle.commands()
  },
}
