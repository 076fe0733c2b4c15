import { host as platformHost } from '#host/file-chooser'
import { callApi } from '../../base/call/callApi.ts'
import { type MediaKind, mimeTypeOf } from '../file-chooser/accept.ts'
import { checkChoices, chooseFiles, type MediaSource, withPaths } from '../file-chooser/chooseFiles.ts'
import type { FileChooserHost } from '../file-chooser/host.ts'
import type { TempFile } from '../temp-file/index.ts'
import { factsOfChosen, noFacts } from '../video-info/factsOfChosen.ts'

const kinds: readonly MediaKind[] = ['image', 'video']

/** What `chooseMedia` offers. */
export interface ChooseMediaOptions {
  /**
   * The most files that can be chosen, 1 or more. Where more are chosen, the first ones count.
   * @default 9
   */
  readonly count?: number | undefined
  /**
   * The kinds of files.
   * @default ['image', 'video']
   */
  readonly mediaType?: readonly ('image' | 'video')[] | undefined
  /**
   * Where files come from. The camera alone opens it at once on phones; elsewhere it is left to the browser.
   * @default ['album', 'camera']
   */
  readonly sourceType?: readonly MediaSource[] | undefined
  /**
   * Which camera opens, where the camera alone is asked for.
   * @default 'back'
   */
  readonly camera?: 'back' | 'front' | undefined
  /** Gives the call up. The chooser itself stays open, as no browser lets a page close it. */
  readonly signal?: AbortSignal | undefined
}

/** An image or a video that was chosen. */
export interface ChosenMedia {
  readonly fileType: 'image' | 'video'
  /** The file's path. */
  readonly tempFilePath: string
  /** The file itself, with its path, name, size in bytes and type. */
  readonly tempFile: TempFile
  /** Bytes. */
  readonly size: number
  /** Seconds of a video; `undefined` for an image, and where the browser cannot tell. */
  readonly duration: number | undefined
  /** The width of a video in pixels, upright; `undefined` for an image, and where the browser cannot tell. */
  readonly width: number | undefined
  /** The height of a video in pixels, upright; `undefined` for an image, and where the browser cannot tell. */
  readonly height: number | undefined
}

/** What `chooseMedia` answers. */
export interface ChooseMediaResult {
  /** The files, in the order of choice. */
  readonly tempFiles: readonly ChosenMedia[]
  /** What they are together. */
  readonly type: 'image' | 'video' | 'mix'
}

/**
 * Lets the user choose images and videos, or take one.
 *
 * Call it from a user's gesture, such as a click: browsers refuse it otherwise. What is neither image nor video is left out, as
 * choosers have a way to show all files. `getImageInfo` tells an image's size; `releaseTempFile` gives a path back.
 *
 * @throws {ApiError} `cancelled` when the user chooses nothing (`cancel`) or `signal` fires (`abort`); `denied` without a
 * gesture; `locked` while another chooser is open; `failed` when nothing of what was chosen is accepted; `timeout` when
 * `signal` is of `AbortSignal.timeout`; `invalid-argument` when an option has a wrong shape; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { tempFiles, type } = await chooseMedia({ count: 3 })
 */
export function chooseMedia(
  options: ChooseMediaOptions = {},
  host: FileChooserHost = platformHost,
): Promise<ChooseMediaResult> {
  return callApi('chooseMedia', options, async ({ count = 9, mediaType = kinds, sourceType, camera, signal }) => {
    checkChoices('chooseMedia', 'mediaType', mediaType, kinds)
    const files = await chooseFiles('chooseMedia', { kinds: mediaType, count, sourceType, camera, signal }, host)
    const { tempFiles: all } = withPaths(files)
    const tempFiles: ChosenMedia[] = []
    for (const tempFile of all) {
      const { path: tempFilePath, size, name, type } = tempFile
      const fileType = mimeTypeOf(name, type).startsWith('video/') ? 'video' : 'image'
      const facts = fileType === 'video' ? await factsOfChosen('chooseMedia', tempFile, all, signal) : noFacts
      tempFiles.push({ fileType, tempFilePath, tempFile, size, ...facts })
    }
    const found = kinds.filter((kind) => tempFiles.some(({ fileType }) => fileType === kind))
    return { tempFiles, type: found.length === 1 && found[0] ? found[0] : 'mix' }
  })
}
