import type { EditorCommands } from '../../api/editor-context/commands.ts'

/** Removes the link of the selection, or asks the user for its address. */
export async function changeLink(commands: EditorCommands, current: unknown): Promise<void> {
  if (current) {
    commands.format({ name: 'link', value: false })
    return
  }
  const { askAddress } = await import('./askAddress.ts')
  await askAddress(commands)
}
