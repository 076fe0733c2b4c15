import { bridgeFileUrl } from '../../base/call/bridge.ts'
import { capacitorPlugin } from '../../base/call/capacitor.ts'
import { HostError } from '../../base/call/HostError.ts'
import { type FilePlace, type FileWriter, writePieces } from '../save-file-to-device/writeNatively.ts'
import { readFile } from '../temp-file/readFile.ts'
import { folderName } from './folderName.ts'
import type { SavedFileFacts, SavedFilesHost } from './host.ts'

/** The part of `@capacitor/filesystem` (8.1) that we use. */
interface FilesystemPlugin extends FileWriter {
  deleteFile(place: FilePlace): Promise<void>
  getUri(place: FilePlace): Promise<{ readonly uri: string }>
  readdir(place: FilePlace): Promise<{ readonly files: readonly { readonly name: string }[] }>
  readFile(options: FilePlace & { readonly encoding: string }): Promise<{ readonly data: string }>
}

/** The plugin's code for a file or a folder that does not exist. */
const missingCode = 'OS-PLUG-FILE-0008'

/** The end of the names of files with facts. */
const factsEnd = '.json'

/** Files in the app's own folder, which the system keeps until the app is uninstalled. */
export const host: SavedFilesHost = {
  read: readFile,
  async open() {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    const plugin = () => capacitorPlugin<FilesystemPlugin>('Filesystem', '@capacitor/filesystem')
    plugin()
    const folder = () => `slipway-saved-files/${folderName()}`
    const place = (name: string): FilePlace => ({ path: `${folder()}/${name}`, directory: 'DATA' })
    const names = async () => {
      const { files } = await unlessMissing(plugin().readdir({ path: folder(), directory: 'DATA' }), { files: [] })
      return files.map(({ name }) => name)
    }
    const remove = (name: string) => unlessMissing(plugin().deleteFile(place(name)), undefined)
    return {
      async write(id, content, signal) {
        await writePieces(plugin(), place(id), content, signal)
      },
      async content(id) {
        const { uri } = await plugin().getUri(place(id))
        const response = await fetch(bridgeFileUrl(uri)).catch(() => undefined)
        return response?.ok ? response.blob() : undefined
      },
      remove,
      contents: async () => (await names()).filter((name) => !name.endsWith(factsEnd)),
      async setFacts(id, facts) {
        await writePieces(plugin(), place(id + factsEnd), new Blob([JSON.stringify(facts)]), undefined)
      },
      async facts(id) {
        const options = { ...place(id + factsEnd), encoding: 'utf8' }
        const { data } = await unlessMissing(plugin().readFile(options), { data: '' })
        return factsIn(data)
      },
      removeFacts: (id) => remove(id + factsEnd),
      ids: async () =>
        (await names()).flatMap((name) => (name.endsWith(factsEnd) ? [name.slice(0, -factsEnd.length)] : [])),
    }
  },
  // The web view reports the space of its own storage, and the plugin reports none.
  space: async () => undefined,
}

/** Returns the result of a call, or `otherwise` if the file or the folder does not exist. */
async function unlessMissing<Result>(call: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === missingCode) return otherwise
    throw error
  }
}

/** Reads facts; `undefined` if the app was closed while it wrote them. */
function factsIn(text: string): SavedFileFacts | undefined {
  try {
    return JSON.parse(text) as SavedFileFacts
  } catch {
    return undefined
  }
}
