export { EditorTool, type EditorToolProps } from './EditorTool.tsx'
export { EditorToolbar, type EditorToolbarProps } from './EditorToolbar.tsx'
export type { EditorToolName } from './editorTools.ts'
