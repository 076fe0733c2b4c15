import type { EditorFormatValue } from '../../api/editor-context/contents.ts'

/** The fields of a key event that select a shortcut. */
export interface ShortcutKey {
  readonly key: string
  /** Physical key, such as `Digit7`; digits and brackets differ with Shift and between keyboards. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Effect of a shortcut. */
export type ShortcutAction =
  | { readonly format: string; readonly value?: EditorFormatValue }
  | { readonly command: 'removeFormat' | 'insertDivider' | 'changeLink' }

const headings = [1, 2, 3, 4, 5, 6] as const

/** Effects by modifiers and key. Quill itself has those of bold, italic, underline, undo and redo. */
const actions: Readonly<Record<string, ShortcutAction>> = {
  'shift+x': { format: 'strike' },
  e: { format: 'code' },
  'shift+Digit7': { format: 'list', value: 'ordered' },
  'shift+Digit8': { format: 'list', value: 'bullet' },
  'shift+Digit9': { format: 'list', value: 'unchecked' },
  'shift+b': { format: 'blockquote' },
  'shift+l': { format: 'align', value: false },
  'shift+e': { format: 'align', value: 'center' },
  'shift+r': { format: 'align', value: 'right' },
  'shift+j': { format: 'align', value: 'justify' },
  BracketRight: { format: 'indent', value: '+1' },
  BracketLeft: { format: 'indent', value: '-1' },
  ...Object.fromEntries(headings.map((level) => [`alt+Digit${level}`, { format: 'header', value: level }])),
  'alt+Digit0': { format: 'header', value: false },
  'alt+Minus': { command: 'insertDivider' },
  Backslash: { command: 'removeFormat' },
  k: { command: 'changeLink' },
}

/**
 * Returns the effect of a key with Control, or with Command on Apple's systems; `undefined` if the key is no shortcut.
 *
 * @param isApple Whether the system is one of Apple's.
 */
export function shortcutOf(event: ShortcutKey, isApple: boolean): ShortcutAction | undefined {
  const [mod, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  if (!mod || other) return undefined
  const modifiers = `${event.altKey ? 'alt+' : ''}${event.shiftKey ? 'shift+' : ''}`
  const name = [event.code, event.key.toLowerCase()].find((key) => Object.hasOwn(actions, modifiers + key))
  return name === undefined ? undefined : actions[modifiers + name]
}
