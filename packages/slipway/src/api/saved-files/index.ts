export type { SavedFileFacts, SavedFilesHost, SavedFilesSpace, SavedFilesStore } from './host.ts'
export {
  type GetSavedFileInfoResult,
  type GetSavedFileListResult,
  type GetSavedFilesQuotaResult,
  getSavedFileInfo,
  getSavedFileList,
  getSavedFilesQuota,
  type OpenSavedFileResult,
  openSavedFile,
  removeSavedFile,
  type SavedFile,
  type SavedFileOptions,
  type SavedFilesOptions,
  type SaveFileOptions,
  type SaveFileResult,
  saveFile,
} from './savedFiles.ts'
