import { capacitorPlatform, capacitorPlugin } from '../../base/call/capacitor.ts'
import type { ClipboardHost } from './host.ts'

/** The part of `@capacitor/clipboard` (8.0) that we use. */
interface ClipboardPlugin {
  write(options: { readonly string: string }): Promise<void>
  read(): Promise<{ readonly value: string; readonly type: string }>
}

const plugin = () => capacitorPlugin<ClipboardPlugin>('Clipboard', '@capacitor/clipboard')

/** Uses the native clipboard, which shows no permission prompt in the web view. */
export const host: ClipboardHost = {
  async writeText(text) {
    await plugin().write({ string: text })
  },
  async readText() {
    try {
      const { value, type } = await plugin().read()
      // iOS returns an image as a data URL. Android derives `type` from the text itself, so `type` does not identify
      // images there.
      return capacitorPlatform() === 'ios' && type !== 'text/plain' ? '' : value
    } catch (error) {
      if (isEmptyClipboard(error)) return ''
      throw error
    }
  },
}

/** On an empty clipboard, iOS and Android reject with this message and no code. */
function isEmptyClipboard(error: unknown): boolean {
  return error instanceof Error && error.message === 'There is no data on the clipboard'
}
