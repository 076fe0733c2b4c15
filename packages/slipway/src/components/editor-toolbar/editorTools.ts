import type { EditorFormatValue } from '../../api/editor-context/index.ts'

/** Action of a tool: a format of the selection, a command, or a question to the user. */
export interface EditorToolDetail {
  readonly format?: string
  readonly value?: EditorFormatValue
  readonly command?: 'undo' | 'redo' | 'removeFormat' | 'insertDivider'
  /** Icon with 24 × 24 units, drawn with lines. */
  readonly icon: string
  /** Whether the icon is mirrored in text from right to left. */
  readonly isMirrored?: boolean
}

const mirrored = { isMirrored: true }

/** The built-in tools. */
export const editorTools = {
  undo: { command: 'undo', icon: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4', ...mirrored },
  redo: { command: 'redo', icon: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4', ...mirrored },
  bold: { format: 'bold', icon: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z' },
  italic: { format: 'italic', icon: 'M10 5h8M6 19h8M14 5l-4 14' },
  underline: { format: 'underline', icon: 'M7 4v7a5 5 0 0 0 10 0V4M6 20h12' },
  strike: { format: 'strike', icon: 'M4 12h16m-4-5c-1-3-8-3-8 1 0 2 2 3 4 4s4 2 4 4c0 4-7 4-8 1' },
  code: { format: 'code', icon: 'm8 7-5 5 5 5m8-10 5 5-5 5' },
  heading: { format: 'header', value: 2, icon: 'M6 5v14M18 5v14M6 12h12' },
  bulletList: {
    format: 'list',
    value: 'bullet',
    icon: 'M10 6h10m-10 6h10m-10 6h10M5 6h.01M5 12h.01M5 18h.01',
    ...mirrored,
  },
  orderedList: {
    format: 'list',
    value: 'ordered',
    icon: 'M11 6h9m-9 6h9m-9 6h9M4 5l1.5-1v5M4 15h3l-3 4h3',
  },
  taskList: { format: 'list', value: 'unchecked', icon: 'M12 6h8m-8 6h8m-8 6h8M3 6l2 2 3-4M3 17l2 2 3-4' },
  quote: { format: 'blockquote', icon: 'M6 9h4v4c0 2-1 3-3 4m7-8h4v4c0 2-1 3-3 4', ...mirrored },
  alignCenter: { format: 'align', value: 'center', icon: 'M5 6h14M8 12h8M6 18h12' },
  indent: { format: 'indent', value: '+1', icon: 'M4 5h16m-9 5h9m-9 4h9M4 19h16M4 9l3 3-3 3', ...mirrored },
  outdent: { format: 'indent', value: '-1', icon: 'M4 5h16m-9 5h9m-9 4h9M4 19h16M7 9l-3 3 3 3', ...mirrored },
  link: { icon: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1' },
  image: { icon: 'M4 5h16v14H4zm0 11 5-5 4 4 2-2 5 5M15 9h.01' },
  divider: { command: 'insertDivider', icon: 'M4 12h16M8 6h8m-8 12h8' },
  clearFormat: { command: 'removeFormat', icon: 'M5 5h12M11 5 9 19m5-5 6 6m0-6-6 6' },
} as const satisfies Readonly<Record<string, EditorToolDetail>>

/** Name of a built-in tool. */
export type EditorToolName = keyof typeof editorTools

/** The tools of a toolbar without content of its own. */
export const usualTools: readonly EditorToolName[] = [
  ...(['undo', 'redo', 'bold', 'italic', 'underline', 'strike', 'heading'] as const),
  ...(['bulletList', 'orderedList', 'taskList', 'quote', 'link', 'image', 'clearFormat'] as const),
]
