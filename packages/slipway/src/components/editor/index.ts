export { Editor } from './Editor.tsx'
export type { EditorEvent, EditorMentions, EditorProps, EditorStatusEvent, EditorUpload } from './editorProps.ts'
