export type { UploadFileHost } from './host.ts'
export type { UploadFilePart, UploadSource } from './parts.ts'
export type { Transfer, TransferAnswer, TransferHead } from './transfer.ts'
export type {
  UploadFileEvents,
  UploadFileOptions,
  UploadFileProgress,
  UploadFileResult,
  UploadTask,
} from './uploadFile.ts'
export { uploadFile } from './uploadFile.ts'
