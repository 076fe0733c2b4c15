export { type ReleaseTempFileOptions, releaseTempFile } from './releaseTempFile.ts'
export type { TempFile } from './tempFile.ts'
