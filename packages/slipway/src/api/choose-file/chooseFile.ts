import { host as platformHost } from '#host/file-chooser'
import { callApi } from '../../base/call/callApi.ts'
import { checkOneOf } from '../../base/call/checkValue.ts'
import { chooseFiles, type MediaSource, withPaths } from '../file-chooser/chooseFiles.ts'
import type { FileChooserHost } from '../file-chooser/host.ts'
import type { TempFile } from '../temp-file/index.ts'

/** Options of `chooseFile`. */
export interface ChooseFileOptions {
  /**
   * Maximum number of files, 1 or more. If the user chooses more, only the first ones are returned.
   * @default 100
   */
  readonly count?: number | undefined
  /**
   * The type of files.
   * @default 'all'
   */
  readonly type?: 'all' | 'image' | 'video' | undefined
  /**
   * File extensions, such as `'pdf'`, or MIME types; `'*'` matches every file of the type. Ignored if the camera is the
   * only source.
   * @default ['*']
   */
  readonly extension?: readonly string[] | undefined
  /**
   * Sources of images and videos. With `'camera'` alone, phones open the camera directly; other browsers decide for
   * themselves.
   * @default ['album', 'camera']
   */
  readonly sourceType?: readonly MediaSource[] | undefined
  /** Cancels the call. The chooser itself stays open, because browsers do not let a page close it. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `chooseFile`. */
export interface ChooseFileResult {
  /** Paths of the files, in the order of choice. */
  readonly tempFilePaths: readonly string[]
  /** The files, each with its path, name, size in bytes and type. */
  readonly tempFiles: readonly TempFile[]
}

/**
 * Lets the user choose files.
 *
 * Call it in an event handler of a user gesture, such as a click; otherwise browsers refuse it. Files that do not match
 * are left out, because the user can switch the chooser to all files. Release a path with `releaseTempFile` when you no
 * longer need it.
 *
 * @throws {ApiError} `cancelled` if the user chooses nothing (`cancel`) or `signal` is aborted (`abort`); `denied`
 * without a user gesture; `locked` while another chooser is open; `failed` if none of the chosen files is accepted;
 * `timeout` if `signal` is an expired `AbortSignal.timeout`; `invalid-argument` if an option has a wrong type;
 * `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { tempFiles } = await chooseFile({ extension: ['pdf'], count: 1 })
 */
export function chooseFile(
  options: ChooseFileOptions = {},
  host: FileChooserHost = platformHost,
): Promise<ChooseFileResult> {
  return callApi('chooseFile', options, async ({ count = 100, type = 'all', extension, sourceType, signal }) => {
    checkOneOf('chooseFile', 'type', type, ['all', 'image', 'video'])
    const kinds = type === 'all' ? [] : [type]
    // Only images and videos can be taken with the camera.
    const source = type === 'all' ? undefined : sourceType
    return withPaths(await chooseFiles('chooseFile', { kinds, count, extension, sourceType: source, signal }, host))
  })
}
