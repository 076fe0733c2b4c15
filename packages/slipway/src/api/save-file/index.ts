export type { SaveFileHost } from './host.ts'
export { type SaveFileOptions, saveFile } from './saveFile.ts'
