import { host as platformHost } from '#host/file-chooser'
import { callApi } from '../../base/call/callApi.ts'
import { checkOneOf } from '../../base/call/checkValue.ts'
import { chooseFiles, type MediaSource, withPaths } from '../file-chooser/chooseFiles.ts'
import type { FileChooserHost } from '../file-chooser/host.ts'
import type { TempFile } from '../temp-file/index.ts'

/** What `chooseFile` offers. */
export interface ChooseFileOptions {
  /**
   * The most files that can be chosen, 1 or more. Where more are chosen, the first ones count.
   * @default 100
   */
  readonly count?: number | undefined
  /**
   * The kind of files.
   * @default 'all'
   */
  readonly type?: 'all' | 'image' | 'video' | undefined
  /**
   * Endings, such as `'pdf'`, or MIME types; `'*'` is every file of the kind. The camera alone does not look at it.
   * @default ['*']
   */
  readonly extension?: readonly string[] | undefined
  /**
   * Where images and videos come from. The camera alone opens it at once on phones; elsewhere it is left to the browser.
   * @default ['album', 'camera']
   */
  readonly sourceType?: readonly MediaSource[] | undefined
  /** Gives the call up. The chooser itself stays open, as no browser lets a page close it. */
  readonly signal?: AbortSignal | undefined
}

/** What `chooseFile` answers. */
export interface ChooseFileResult {
  /** The files' paths, in the order of choice. */
  readonly tempFilePaths: readonly string[]
  /** The files themselves, each with its path, name, size in bytes and type. */
  readonly tempFiles: readonly TempFile[]
}

/**
 * Lets the user choose files.
 *
 * Call it from a user's gesture, such as a click: browsers refuse it otherwise. What is not accepted is left out, as choosers
 * have a way to show all files. `releaseTempFile` gives a path back.
 *
 * @throws {ApiError} `cancelled` when the user chooses nothing (`cancel`) or `signal` fires (`abort`); `denied` without a
 * gesture; `locked` while another chooser is open; `failed` when nothing of what was chosen is accepted; `timeout` when
 * `signal` is of `AbortSignal.timeout`; `invalid-argument` when an option has a wrong shape; `unavailable` without a document.
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
    // Only images and videos have a camera to come from.
    const source = type === 'all' ? undefined : sourceType
    return withPaths(await chooseFiles('chooseFile', { kinds, count, extension, sourceType: source, signal }, host))
  })
}
