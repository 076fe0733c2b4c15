import { capacitorPlugin } from '../../base/call/capacitor.ts'

/** The part of `@capacitor/filesystem` (8.1) that we use. */
interface FilesystemPlugin {
  rmdir(options: { readonly path: string; readonly directory: string; readonly recursive: boolean }): Promise<void>
  writeFile(options: FilePart & { readonly recursive: boolean }): Promise<{ readonly uri: string }>
  appendFile(options: FilePart): Promise<void>
}

interface FilePart {
  readonly path: string
  /** The data in base64. */
  readonly data: string
  readonly directory: string
}

const folder = { path: 'slipway-files', directory: 'CACHE' }

const pieceBytes = 2 ** 20

/**
 * Writes a file to a folder that other apps may read, replaces the file written before, and returns its address (`file:///…`).
 * The bridge to the native side accepts only texts, so the file is passed in pieces.
 */
export async function writeNatively(file: Blob, name: string): Promise<string> {
  const plugin = capacitorPlugin<FilesystemPlugin>('Filesystem', '@capacitor/filesystem')
  await plugin.rmdir({ ...folder, recursive: true }).catch(() => {
    // The folder does not exist the first time.
  })
  const place = { ...folder, path: `${folder.path}/${name.replaceAll(/[/\\:]/g, '-')}` }
  const { uri } = await plugin.writeFile({ ...place, data: await base64Of(file, 0), recursive: true })
  for (let start = pieceBytes; start < file.size; start += pieceBytes) {
    await plugin.appendFile({ ...place, data: await base64Of(file, start) })
  }
  return uri
}

async function base64Of(file: Blob, start: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(start, start + pieceBytes).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
