import { capacitorPlugin } from '../../base/call/capacitor.ts'

/** The functions of `@capacitor/filesystem` (8.1) that write a file. */
export interface FileWriter {
  writeFile(options: FilePlace & FileData & { readonly recursive: boolean }): Promise<{ readonly uri: string }>
  appendFile(options: FilePlace & FileData): Promise<void>
}

/** A file or a folder in one of the app's directories. */
export interface FilePlace {
  readonly path: string
  readonly directory: string
}

interface FileData {
  /** The data in base64. */
  readonly data: string
}

/** The part of the plugin that we use. */
interface FilesystemPlugin extends FileWriter {
  rmdir(options: FilePlace & { readonly recursive: boolean }): Promise<void>
}

const folder: FilePlace = { path: 'slipway-files', directory: 'CACHE' }

const pieceBytes = 2 ** 20

/** Writes a file to a folder that other apps may read, replaces the file written before, and returns its address (`file:///…`). */
export async function writeNatively(file: Blob, name: string): Promise<string> {
  const plugin = capacitorPlugin<FilesystemPlugin>('Filesystem', '@capacitor/filesystem')
  await plugin.rmdir({ ...folder, recursive: true }).catch(() => {
    // The folder does not exist the first time.
  })
  return writePieces(plugin, { ...folder, path: `${folder.path}/${name.replaceAll(/[/\\:]/g, '-')}` }, file)
}

/**
 * Writes a file, and returns its address (`file:///…`). The bridge to the native side accepts only texts, so the file is passed
 * in pieces. Rejects with the reason of `signal` if it is aborted before the last piece; the first pieces remain then.
 */
export async function writePieces(
  plugin: FileWriter,
  place: FilePlace,
  file: Blob,
  signal?: AbortSignal | undefined,
): Promise<string> {
  const { uri } = await plugin.writeFile({ ...place, data: await base64Of(file, 0), recursive: true })
  for (let start = pieceBytes; start < file.size; start += pieceBytes) {
    signal?.throwIfAborted()
    await plugin.appendFile({ ...place, data: await base64Of(file, start) })
  }
  return uri
}

async function base64Of(file: Blob, start: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(start, start + pieceBytes).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
