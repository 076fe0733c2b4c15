import { host as platformHost } from '#host/file-chooser'
import { callApi } from '../../base/call/callApi.ts'
import { checkChoices, chooseFiles, type MediaSource, withPaths } from '../file-chooser/chooseFiles.ts'
import type { FileChooserHost } from '../file-chooser/host.ts'
import type { TempFile } from '../temp-file/index.ts'

const sizeTypes = ['original', 'compressed'] as const

/** Options of `chooseImage`. */
export interface ChooseImageOptions {
  /**
   * Maximum number of images, 1 or more. If the user chooses more, only the first ones are returned.
   * @default 9
   */
  readonly count?: number | undefined
  /**
   * `['compressed']` makes the images smaller: at most 1920 px on the longer side, quality 80. If the list contains
   * `'original'`, the images stay unchanged.
   * @default ['original', 'compressed']
   */
  readonly sizeType?: readonly ('original' | 'compressed')[] | undefined
  /**
   * Sources of the images. With `'camera'` alone, phones open the camera directly; other browsers decide for themselves.
   * @default ['album', 'camera']
   */
  readonly sourceType?: readonly MediaSource[] | undefined
  /**
   * File extensions, such as `'png'`, or MIME types; `'*'` matches every image. Ignored if the camera is the only source.
   * @default ['*']
   */
  readonly extension?: readonly string[] | undefined
  /** Cancels the call. The chooser itself stays open, because browsers do not let a page close it. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `chooseImage`. */
export interface ChooseImageResult {
  /** Paths of the images, in the order of choice. */
  readonly tempFilePaths: readonly string[]
  /** The images, each with its path, name, size in bytes and type. */
  readonly tempFiles: readonly TempFile[]
}

/**
 * Lets the user choose images, or take one with the camera.
 *
 * Call it in an event handler of a user gesture, such as a click; otherwise browsers refuse it. Files that are not images
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
 * const { tempFilePaths } = await chooseImage({ count: 1, sizeType: ['compressed'] })
 *
 * Source: specification, section 8.
 */
export function chooseImage(
  options: ChooseImageOptions = {},
  host: FileChooserHost = platformHost,
): Promise<ChooseImageResult> {
  return callApi('chooseImage', options, async ({ count = 9, sizeType = sizeTypes, sourceType, extension, signal }) => {
    checkChoices('chooseImage', 'sizeType', sizeType, sizeTypes)
    const files = await chooseFiles('chooseImage', { kinds: ['image'], count, sourceType, extension, signal }, host)
    if (sizeType.includes('original')) return withPaths(files)
    // Dynamic import: loaded only if images are to be compressed.
    const { shrinkAll } = await import('../compress-image/shrinkAll.ts')
    return withPaths(await shrinkAll('chooseImage', files, signal), (file) => files.includes(file))
  })
}
