import { host as platformHost } from '#host/saved-files'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import { createObjectUrl } from '../../base/objectUrls.ts'
import type { SavedFilesHost } from './host.ts'
import { factsOf, list, read, remove, save } from './store.ts'

/** Options of `saveFile`. */
export interface SaveFileOptions {
  /**
   * Path of the file, such as the one that `chooseFile` or `downloadFile` returns, or its address. A server of another origin must
   * allow it (CORS). The temporary file remains valid.
   */
  readonly tempFilePath: string
  /**
   * File name in the path, and when the file is saved or uploaded. Defaults to the file's own name, to the last part of its
   * address, or to `file` with the extension of its type. `/`, `\` and `:` become `-`, and a name of more than 240 bytes is
   * shortened before its extension.
   */
  readonly fileName?: string | undefined
  /** Cancels the call. The file is not saved then. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `saveFile`. */
export interface SaveFileResult {
  /** Path of the saved file (`slipway-file://saved/…`), valid until `removeSavedFile`, also after a reload. */
  readonly savedFilePath: string
  /** Size in bytes. */
  readonly size: number
}

/** Options of `getSavedFileInfo`, `openSavedFile` and `removeSavedFile`. */
export interface SavedFileOptions {
  /** Path of a saved file, from `saveFile` or `getSavedFileList`. */
  readonly filePath: string
  /** Cancels the call. A removal that has begun is completed. */
  readonly signal?: AbortSignal | undefined
}

/** Options of `getSavedFileList` and `getSavedFilesQuota`. */
export interface SavedFilesOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
}

/** A file in the list of saved files. */
export interface SavedFile {
  /** Path of the file (`slipway-file://saved/…`). */
  readonly filePath: string
  /** Size in bytes. */
  readonly size: number
  /** Time at which the file was saved, in milliseconds since 1970. (WeChat uses seconds.) */
  readonly createTime: number
}

/** Result of `getSavedFileList`. */
export interface GetSavedFileListResult {
  /** The saved files, oldest first. */
  readonly fileList: readonly SavedFile[]
}

/** Result of `getSavedFileInfo`. */
export interface GetSavedFileInfoResult {
  /** Size in bytes. */
  readonly size: number
  /** Time at which the file was saved, in milliseconds since 1970. (WeChat uses seconds.) */
  readonly createTime: number
}

/** Result of `openSavedFile`. */
export interface OpenSavedFileResult {
  /** Address of the file (`blob:…`) for `src` attributes, valid until `releaseTempFile` or a reload. */
  readonly tempFilePath: string
}

/** Result of `getSavedFilesQuota`. */
export interface GetSavedFilesQuotaResult {
  /**
   * Used bytes: on the web all data of the origin, as the browser estimates them; in a native shell, and in browsers without an
   * estimate, the sum of the sizes of the saved files.
   */
  readonly usage: number
  /** Bytes that the browser grants to the origin; absent in a native shell, where the disk is the limit, and if it is not known. */
  readonly quota?: number
  /**
   * Whether the browser removes the data only if the user wants it (`navigator.storage.persist()`); otherwise it may remove them
   * when the disk is full. Absent if it is not known.
   */
  readonly persisted?: boolean
}

/**
 * Saves a copy of a file in the app, until `removeSavedFile` removes it.
 *
 * The copy is outside the user's own files; use `saveFileToDevice` for these. Its path is a text that your app can store. Every
 * function with a path of a file accepts it, such as `getFileInfo`, `getImageInfo`, `uploadFile`, `openDocument`, `previewImage` and
 * `saveFileToDevice`. For elements with a `src`, use `openSavedFile`.
 *
 * The file is in the list only once it has been saved completely. Browsers save it in the Origin Private File System, or in
 * IndexedDB if they cannot write to this file system.
 *
 * @throws {ApiError} `invalid-argument` when an option has the wrong type; `not-found` when the temporary file does not exist;
 * `failed` when it cannot be read, or the storage is full; `denied` when the browser forbids storage; `cancelled` when `signal`
 * fires; `unavailable` without a document or storage, and in a native shell without the plugin.
 * @platform web, capacitor
 * @plugin Filesystem
 *
 * @example
 * const { savedFilePath } = await saveFile({ tempFilePath, fileName: 'invoice.pdf' })
 */
export function saveFile(options: SaveFileOptions, host: SavedFilesHost = platformHost): Promise<SaveFileResult> {
  return callApi('saveFile', options, async ({ tempFilePath, fileName, signal }) => {
    checkText('saveFile', 'tempFilePath', tempFilePath)
    if (fileName !== undefined) checkText('saveFile', 'fileName', fileName)
    const { path, size } = await orAborted('saveFile', signal, () => save(host, tempFilePath, fileName, signal))
    return { savedFilePath: path, size }
  })
}

/**
 * Lists the saved files of the app, oldest first.
 *
 * @throws {ApiError} `invalid-argument` when `signal` is not an `AbortSignal`; `denied` when the browser forbids storage;
 * `cancelled` when `signal` fires; `unavailable` without a document or storage, and in a native shell without the plugin.
 * @platform web, capacitor
 * @plugin Filesystem
 *
 * @example
 * const { fileList } = await getSavedFileList()
 */
export function getSavedFileList(
  options: SavedFilesOptions = {},
  host: SavedFilesHost = platformHost,
): Promise<GetSavedFileListResult> {
  return callApi('getSavedFileList', options, async ({ signal }) => {
    const files = await orAborted('getSavedFileList', signal, () => list(host))
    return { fileList: files.map(({ path, size, createTime }) => ({ filePath: path, size, createTime })) }
  })
}

/**
 * Returns the size of a saved file, and the time at which it was saved.
 *
 * @throws {ApiError} `invalid-argument` when an option has the wrong type; `not-found` when no saved file has this path; `denied`
 * when the browser forbids storage; `cancelled` when `signal` fires; `unavailable` without a document or storage, and in a native
 * shell without the plugin.
 * @platform web, capacitor
 * @plugin Filesystem
 *
 * @example
 * const { size, createTime } = await getSavedFileInfo({ filePath: savedFilePath })
 */
export function getSavedFileInfo(
  options: SavedFileOptions,
  host: SavedFilesHost = platformHost,
): Promise<GetSavedFileInfoResult> {
  return callApi('getSavedFileInfo', options, async ({ filePath, signal }) => {
    checkText('getSavedFileInfo', 'filePath', filePath)
    const { size, createTime } = await orAborted('getSavedFileInfo', signal, () => factsOf(host, filePath))
    return { size, createTime }
  })
}

/**
 * Returns an address of a saved file for `Image`, `<img>`, `Video` and other elements with a `src`.
 *
 * Release the address with `releaseTempFile` after use; the saved file remains.
 *
 * @throws {ApiError} `invalid-argument` when an option has the wrong type; `not-found` when no saved file has this path; `denied`
 * when the browser forbids storage; `cancelled` when `signal` fires; `unavailable` without a document or storage, and in a native
 * shell without the plugin.
 * @platform web, capacitor
 * @plugin Filesystem
 *
 * @example
 * const { tempFilePath } = await openSavedFile({ filePath: savedFilePath })
 */
export function openSavedFile(
  options: SavedFileOptions,
  host: SavedFilesHost = platformHost,
): Promise<OpenSavedFileResult> {
  return callApi('openSavedFile', options, async ({ filePath, signal }) => {
    checkText('openSavedFile', 'filePath', filePath)
    const file = await orAborted('openSavedFile', signal, () => read(host, filePath))
    // `true`: the content remains on the disk.
    return { tempFilePath: createObjectUrl(file, true) }
  })
}

/**
 * Removes a saved file. Its path is invalid from then on.
 *
 * @throws {ApiError} `invalid-argument` when an option has the wrong type; `not-found` when no saved file has this path; `denied`
 * when the browser forbids storage; `cancelled` when `signal` fires; `unavailable` without a document or storage, and in a native
 * shell without the plugin.
 * @platform web, capacitor
 * @plugin Filesystem
 *
 * @example
 * await removeSavedFile({ filePath: savedFilePath })
 */
export function removeSavedFile(options: SavedFileOptions, host: SavedFilesHost = platformHost): Promise<void> {
  return callApi('removeSavedFile', options, async ({ filePath, signal }) => {
    checkText('removeSavedFile', 'filePath', filePath)
    await orAborted('removeSavedFile', signal, () => remove(host, filePath))
  })
}

/**
 * Returns the used and the available space for the data of the app. Both are estimates of the browser.
 *
 * @throws {ApiError} `invalid-argument` when `signal` is not an `AbortSignal`; `denied` when the browser forbids storage;
 * `cancelled` when `signal` fires; `unavailable` without a document or storage, and in a native shell without the plugin.
 * @platform web, capacitor
 * @plugin Filesystem
 *
 * @example
 * const { usage, quota } = await getSavedFilesQuota()
 */
export function getSavedFilesQuota(
  options: SavedFilesOptions = {},
  host: SavedFilesHost = platformHost,
): Promise<GetSavedFilesQuotaResult> {
  return callApi('getSavedFilesQuota', options, ({ signal }) =>
    orAborted('getSavedFilesQuota', signal, async () => {
      const space = await host.space()
      if (!space) return { usage: (await list(host)).reduce((total, { size }) => total + size, 0) }
      const { usage, quota, persisted } = space
      return { usage, quota, ...(persisted !== undefined && { persisted }) }
    }),
  )
}
