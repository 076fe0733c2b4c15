import type { ScopedTarget } from '../query-scope/scopedTarget.ts'
import type { EditorCommands } from './commands.ts'

/** Platform interface of the editor context. */
export interface EditorContextHost {
  /**
   * Returns the commands of an editor. Throws a `HostError`: `not-found` if there is no such editor, `unavailable` without a document or
   * while the code of the editor is loading (`not ready`).
   */
  commandsOf(editor: ScopedTarget): EditorCommands
}
