import { capacitorPlatform, capacitorPlugin } from '../../base/call/capacitor.ts'
import type { ClipboardHost } from './host.ts'

/** The part of `@capacitor/clipboard` (8.0) that we use. */
interface ClipboardPlugin {
  write(options: { readonly string: string }): Promise<void>
  read(): Promise<{ readonly value: string; readonly type: string }>
}

const plugin = () => capacitorPlugin<ClipboardPlugin>('Clipboard', '@capacitor/clipboard')

/** The native clipboard, which needs no permission prompt in the web view. */
export const host: ClipboardHost = {
  async writeText(text) {
    await plugin().write({ string: text })
  },
  async readText() {
    try {
      const { value, type } = await plugin().read()
      // iOS answers a picture as a data URL. Android takes the type from the text itself, so there it tells nothing.
      return capacitorPlatform() === 'ios' && type !== 'text/plain' ? '' : value
    } catch (error) {
      if (isEmptyClipboard(error)) return ''
      throw error
    }
  },
}

/** Both native sides reject with this text, and no code, where the clipboard is empty. */
function isEmptyClipboard(error: unknown): boolean {
  return error instanceof Error && error.message === 'There is no data on the clipboard'
}
