/** Whether a path is one of `saveFile`. */
export const isSavedFile = (path: string): boolean => path.startsWith('slipway-file:')

/** Reads a saved file. Its code is loaded with the first such path, so that apps that save no files do not contain it. */
export async function readSaved(path: string): Promise<Blob> {
  return (await import('../saved-files/readSavedFile.ts')).readSavedFile(path)
}
