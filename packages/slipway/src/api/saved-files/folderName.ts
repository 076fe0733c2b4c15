import { storedName } from '../../base/storedName.ts'

/** The name of the folder for the saved files of the app. Contains only characters that every file system accepts. */
export function folderName(): string {
  return storedName('file').replace(/[^a-z\d]/gi, (letter) => `_${letter.charCodeAt(0).toString(16)}`)
}
