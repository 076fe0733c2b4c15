import type { EditorCommands } from '../../api/editor-context/commands.ts'
import { shortcutOf } from './shortcuts.state.ts'

/** The calls that shortcuts make. */
interface ShortcutTargets {
  readonly commands: Pick<EditorCommands, 'format' | 'insertDivider' | 'removeFormat'>
  /** Whether the user can change the document. */
  isEnabled(): boolean
  changeLink(): void
}

/** Runs the shortcuts of an editor. The listener captures, so that a shortcut comes before the key bindings of Quill. */
export function attachShortcuts(editable: HTMLElement, { commands, isEnabled, changeLink }: ShortcutTargets): void {
  // The same test as Quill's, so that all shortcuts have the same key.
  const isApple = /Mac/i.test(navigator.platform)
  const listener = (event: KeyboardEvent) => {
    // AltGr, which is Control and Alt on Windows, types characters.
    if (!isEnabled() || event.isComposing || event.getModifierState('AltGraph')) return
    const action = shortcutOf(event, isApple)
    if (!action) return
    event.preventDefault()
    if ('format' in action) commands.format({ name: action.format, value: action.value })
    else if (action.command === 'changeLink') changeLink()
    else commands[action.command]()
  }
  editable.addEventListener('keydown', listener, true)
}
