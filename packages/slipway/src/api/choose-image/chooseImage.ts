import { host as platformHost } from '#host/file-chooser'
import { callApi } from '../../base/call/callApi.ts'
import { checkChoices, chooseFiles, type MediaSource, withPaths } from '../file-chooser/chooseFiles.ts'
import type { FileChooserHost } from '../file-chooser/host.ts'
import type { TempFile } from '../temp-file/index.ts'

const sizeTypes = ['original', 'compressed'] as const

/** What `chooseImage` offers. */
export interface ChooseImageOptions {
  /**
   * The most images that can be chosen, 1 or more. Where more are chosen, the first ones count.
   * @default 9
   */
  readonly count?: number | undefined
  /**
   * `['compressed']` makes the images smaller: at most 1920 px on the longer side, quality 80. With `'original'` in the list
   * they stay as they are.
   * @default ['original', 'compressed']
   */
  readonly sizeType?: readonly ('original' | 'compressed')[] | undefined
  /**
   * Where images come from. The camera alone opens it at once on phones; elsewhere it is left to the browser.
   * @default ['album', 'camera']
   */
  readonly sourceType?: readonly MediaSource[] | undefined
  /**
   * Endings, such as `'png'`, or MIME types; `'*'` is every image. The camera alone does not look at it.
   * @default ['*']
   */
  readonly extension?: readonly string[] | undefined
  /** Gives the call up. The chooser itself stays open, as no browser lets a page close it. */
  readonly signal?: AbortSignal | undefined
}

/** What `chooseImage` answers. */
export interface ChooseImageResult {
  /** The images' paths, in the order of choice. */
  readonly tempFilePaths: readonly string[]
  /** The images themselves, each with its path, name, size in bytes and type. */
  readonly tempFiles: readonly TempFile[]
}

/**
 * Lets the user choose images, or take one.
 *
 * Call it from a user's gesture, such as a click: browsers refuse it otherwise. What is no image is left out, as choosers have
 * a way to show all files. `releaseTempFile` gives a path back.
 *
 * @throws {ApiError} `cancelled` when the user chooses nothing (`cancel`) or `signal` fires (`abort`); `denied` without a
 * gesture; `locked` while another chooser is open; `failed` when nothing of what was chosen is accepted; `timeout` when
 * `signal` is of `AbortSignal.timeout`; `invalid-argument` when an option has a wrong shape; `unavailable` without a document.
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
    // Only an app that asks for it loads it.
    const { shrinkAll } = await import('../compress-image/shrinkAll.ts')
    return withPaths(await shrinkAll('chooseImage', files, signal), (file) => files.includes(file))
  })
}
