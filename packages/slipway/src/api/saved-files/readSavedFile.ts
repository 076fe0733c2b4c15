// Separate chunk: loaded when a function reads the path of a saved file.
import { host } from '#host/saved-files'
import { read } from './store.ts'

/** Reads the saved file at a path. Rejects with `not-found` if it does not exist. */
export function readSavedFile(path: string): Promise<File> {
  return read(host, path)
}
