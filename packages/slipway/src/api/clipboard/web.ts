import { HostError } from '../../base/call/HostError.ts'
import { copyBySelection } from './copyBySelection.ts'
import type { ClipboardHost } from './host.ts'

/** Uses the Clipboard API. Copying falls back to a hidden selection if that API is missing or refuses. */
export const host: ClipboardHost = {
  async writeText(text) {
    try {
      await browserClipboard().writeText(text)
    } catch (error) {
      if (typeof document === 'undefined' || !copyBySelection(text)) throw error
    }
  },
  async readText() {
    return browserClipboard().readText()
  },
}

function browserClipboard(): Clipboard {
  if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
  // Browsers hide `navigator.clipboard` from insecure pages, although its type is not optional.
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (clipboard) return clipboard
  throw new HostError('unavailable', 'this page has no access to the clipboard. Serve it by https or from localhost')
}
