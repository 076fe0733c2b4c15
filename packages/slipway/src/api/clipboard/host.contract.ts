import { type HostContract, mustEqual } from '../../base/call/hostContract.ts'
import type { ClipboardHost } from './host.ts'

/** Behaviour that every clipboard host must have. Running the contract overwrites the clipboard. */
export const clipboardContract: HostContract<ClipboardHost> = {
  'reads the text as it was written': (host) => mustRoundTrip(host, 'Meet at 8'),
  'spaces, line breaks, accents, Chinese and emoji survive': (host) =>
    mustRoundTrip(host, ' a\tb\n\nçé 剪贴板 👩‍👩‍👧 '),
  'a data URL of an image stays text': (host) => mustRoundTrip(host, 'data:image/png;base64,iVBORw0KGgo='),
  'a long text survives': (host) => mustRoundTrip(host, 'slipway '.repeat(20_000)),
  'the last text wins': async (host) => {
    await host.writeText('first')
    await mustRoundTrip(host, 'second')
  },
  'an empty string clears the clipboard': async (host) => {
    await host.writeText('something')
    await mustRoundTrip(host, '')
  },
}

async function mustRoundTrip(host: ClipboardHost, text: string): Promise<void> {
  await host.writeText(text)
  mustEqual(await host.readText(), text)
}
