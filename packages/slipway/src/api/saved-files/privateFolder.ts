import { folderName } from './folderName.ts'

/**
 * The app's folder in the Origin Private File System; `undefined` if the browser has no such file system, or does not open it,
 * as in private windows of Firefox.
 */
async function folder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    // Pages without https have no storage manager, although its type is not optional.
    const manager: StorageManager | undefined = navigator.storage
    return await (await manager?.getDirectory?.())?.getDirectoryHandle(folderName(), { create: true })
  } catch {
    return undefined
  }
}

/** Files by name in the Origin Private File System. */
export const privateFolder = {
  /**
   * Writes a file. The browser writes to a temporary file and moves it at the end.
   *
   * @returns Whether the file was written: `false` if the browser cannot write to this file system. Rejects if the disk is full
   * or the signal is aborted.
   */
  async write(name: string, content: Blob, signal: AbortSignal | undefined): Promise<boolean> {
    const directory = await folder()
    if (!directory) return false
    try {
      const handle = await directory.getFileHandle(name, { create: true })
      await content.stream().pipeTo(await handle.createWritable(), signal ? { signal } : {})
      return true
    } catch (error) {
      await directory.removeEntry(name).catch(() => {
        // The browser could not create the file.
      })
      if (signal?.aborted || (error as Error).name === 'QuotaExceededError') throw error
      return false
    }
  },
  /** Returns a file; `undefined` if it does not exist. */
  async read(name: string): Promise<File | undefined> {
    try {
      return await (await (await folder())?.getFileHandle(name))?.getFile()
    } catch {
      return undefined
    }
  },
  /** Removes a file, if it exists. */
  async remove(name: string): Promise<void> {
    await (await folder())?.removeEntry(name).catch((error: Error) => {
      if (error.name !== 'NotFoundError') throw error
    })
  },
  /** The names of all files. */
  async names(): Promise<string[]> {
    const names: string[] = []
    for await (const name of (await folder())?.keys() ?? []) names.push(name)
    return names
  },
}
