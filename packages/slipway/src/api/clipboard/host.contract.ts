import { type HostContract, mustEqual } from '../../base/call/hostContract.ts'
import type { ClipboardHost } from './host.ts'

/** What every clipboard does. It overwrites what the clipboard holds. */
export const clipboardContract: HostContract<ClipboardHost> = {
  'a text comes back as it was written': (host) => comesBack(host, 'Meet at 8'),
  'spaces, line breaks, accents, Chinese and emoji survive': (host) => comesBack(host, ' a\tb\n\nçé 剪贴板 👩‍👩‍👧 '),
  'a text that looks like a picture stays a text': (host) => comesBack(host, 'data:image/png;base64,iVBORw0KGgo='),
  'a long text survives': (host) => comesBack(host, 'slipway '.repeat(20_000)),
  'the last text wins': async (host) => {
    await host.writeText('first')
    await comesBack(host, 'second')
  },
  'an empty text empties it': async (host) => {
    await host.writeText('something')
    await comesBack(host, '')
  },
}

async function comesBack(host: ClipboardHost, text: string): Promise<void> {
  await host.writeText(text)
  mustEqual(await host.readText(), text)
}
