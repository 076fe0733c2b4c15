export type { FormatOptions, InsertImageOptions, SetContentsOptions } from './commands.ts'
export type {
  EditorContents,
  EditorDelta,
  EditorEmbed,
  EditorFormats,
  EditorFormatValue,
  EditorMention,
  EditorOp,
} from './contents.ts'
export type { EditorContext } from './editorContext.ts'
export { createEditorContext } from './editorContext.ts'
export type { EditorContextHost } from './host.ts'
