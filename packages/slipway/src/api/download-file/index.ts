export type {
  DownloadFileEvents,
  DownloadFileOptions,
  DownloadFileProgress,
  DownloadFileResult,
  DownloadTask,
} from './downloadFile.ts'
export { downloadFile } from './downloadFile.ts'
export type { DownloadFileHost } from './host.ts'
