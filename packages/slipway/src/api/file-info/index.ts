export { type GetFileInfoOptions, type GetFileInfoResult, getFileInfo } from './getFileInfo.ts'
export type { FileInfoHost } from './host.ts'
