import { HostError } from '../../base/call/HostError.ts'
import { fileName } from '../temp-file/fileName.ts'
import { readFile } from '../temp-file/readFile.ts'
import { download } from './download.ts'
import type { SaveFileToDeviceHost } from './host.ts'

/** The part of the File System Access API that we use; TypeScript has no types for it. */
type ShowSaveFilePicker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>

/** Shows the browser's save dialog, or downloads the file. */
export const host: SaveFileToDeviceHost = {
  async save(path, name, signal) {
    const file = await readFile(path, signal)
    const suggestedName = fileName(path, file, name)
    const handle = await askLocation(suggestedName)
    signal?.throwIfAborted()
    if (handle) await file.stream().pipeTo(await handle.createWritable(), signal ? { signal } : {})
    else download(file, suggestedName)
  },
}

/** Asks for the location to save to; `undefined` if the browser cannot ask, or not at this moment. */
async function askLocation(suggestedName: string): Promise<FileSystemFileHandle | undefined> {
  const { showSaveFilePicker } = window as { readonly showSaveFilePicker?: ShowSaveFilePicker }
  try {
    return await showSaveFilePicker?.({ suggestedName })
  } catch (cause) {
    const { name } = cause as DOMException
    // Outside a gesture, and in a frame of another origin.
    if (name === 'SecurityError' || name === 'NotAllowedError') return undefined
    if (name === 'AbortError') throw new HostError('cancelled', 'cancel', { cause })
    // A name that the browser rejects, such as one that ends with a full stop.
    if (cause instanceof TypeError) return undefined
    throw cause
  }
}
