import { capacitorPlugin } from '../../base/call/capacitor.ts'
import { HostError } from '../../base/call/HostError.ts'
import { writeNatively } from './writeNatively.ts'

/** The part of `@capacitor/share` (8.0) that we use. */
interface SharePlugin {
  share(options: { readonly files: readonly string[] }): Promise<unknown>
}

/** Shows the system's share sheet for a file: it saves to Files and Photos, or passes the file to another app. */
export async function shareNatively(file: Blob, name: string, signal: AbortSignal | undefined): Promise<void> {
  const plugin = capacitorPlugin<SharePlugin>('Share', '@capacitor/share')
  const uri = await writeNatively(file, name)
  signal?.throwIfAborted()
  await plugin.share({ files: [uri] }).catch((cause: unknown) => {
    // Both native sides reject with this text, without a code.
    if (cause instanceof Error && cause.message === 'Share canceled')
      throw new HostError('cancelled', 'cancel', { cause })
    throw cause
  })
}
