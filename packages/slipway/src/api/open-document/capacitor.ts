import type { ApiErrorCode } from '../../base/call/ApiError.ts'
import { capacitorPlugin } from '../../base/call/capacitor.ts'
import { HostError } from '../../base/call/HostError.ts'
import { writeNatively } from '../save-file-to-device/writeNatively.ts'
import { fileName } from '../temp-file/fileName.ts'
import { readFile } from '../temp-file/readFile.ts'
import type { OpenDocumentHost } from './host.ts'

/** The part of `@capacitor/file-viewer` (2.0, for Capacitor 8) that we use. */
interface FileViewerPlugin {
  openDocumentFromLocalPath(options: { readonly path: string }): Promise<void>
  openDocumentFromUrl(options: { readonly url: string }): Promise<void>
}

/** The plugin's own error codes: missing file, file that no app can open, file without an extension. */
const codes: Readonly<Record<string, ApiErrorCode>> = {
  'OS-PLUG-FLVW-0004': 'not-found',
  'OS-PLUG-FLVW-0010': 'unsupported',
  'OS-PLUG-FLVW-0013': 'unsupported',
}

/** Opens the system's viewer on iOS, and an app of the user's choice on Android. */
export const host: OpenDocumentHost = {
  async open(path, name, signal) {
    const plugin = capacitorPlugin<FileViewerPlugin>('FileViewer', '@capacitor/file-viewer')
    await show(plugin, path, name, signal).catch((cause: { readonly code?: string; readonly message: string }) => {
      const code = codes[cause.code ?? '']
      throw code ? new HostError(code, cause.message, { cause }) : cause
    })
  },
}

async function show(
  plugin: FileViewerPlugin,
  path: string,
  name: string | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  // The shell downloads files from other origins, so their servers need not allow this origin. It cannot read the app's own
  // files.
  if (/^https?:/i.test(path) && new URL(path).origin !== location.origin) {
    return plugin.openDocumentFromUrl({ url: path })
  }
  const file = await readFile(path, signal)
  const written = await writeNatively(file, fileName(path, file, name))
  signal?.throwIfAborted()
  await plugin.openDocumentFromLocalPath({ path: written })
}
