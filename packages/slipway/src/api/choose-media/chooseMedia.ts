import { host as platformHost } from '#host/file-chooser'
import { callApi } from '../../base/call/callApi.ts'
import { type MediaKind, mimeTypeOf } from '../file-chooser/accept.ts'
import { checkChoices, chooseFiles, type MediaSource, withPaths } from '../file-chooser/chooseFiles.ts'
import type { FileChooserHost } from '../file-chooser/host.ts'
import type { TempFile } from '../temp-file/index.ts'
import { factsOfChosen, noFacts } from '../video-info/factsOfChosen.ts'

const kinds: readonly MediaKind[] = ['image', 'video']

/** Options of `chooseMedia`. */
export interface ChooseMediaOptions {
  /**
   * Maximum number of files, 1 or more. If the user chooses more, only the first ones are returned.
   * @default 9
   */
  readonly count?: number | undefined
  /**
   * The types of files.
   * @default ['image', 'video']
   */
  readonly mediaType?: readonly ('image' | 'video')[] | undefined
  /**
   * Sources of the files. With `'camera'` alone, phones open the camera directly; other browsers decide for themselves.
   * @default ['album', 'camera']
   */
  readonly sourceType?: readonly MediaSource[] | undefined
  /**
   * The camera to open if the camera is the only source.
   * @default 'back'
   */
  readonly camera?: 'back' | 'front' | undefined
  /** Cancels the call. The chooser itself stays open, because browsers do not let a page close it. */
  readonly signal?: AbortSignal | undefined
}

/** A chosen image or video. */
export interface ChosenMedia {
  readonly fileType: 'image' | 'video'
  /** Path of the file. */
  readonly tempFilePath: string
  /** The file with its path, name, size in bytes and type. */
  readonly tempFile: TempFile
  /** Size in bytes. */
  readonly size: number
  /** Duration of a video in seconds; `undefined` for an image, or if the browser cannot read it. */
  readonly duration: number | undefined
  /** Width of a video in pixels, with its rotation applied; `undefined` for an image, or if the browser cannot read it. */
  readonly width: number | undefined
  /** Height of a video in pixels, with its rotation applied; `undefined` for an image, or if the browser cannot read it. */
  readonly height: number | undefined
}

/** Result of `chooseMedia`. */
export interface ChooseMediaResult {
  /** The files, in the order of choice. */
  readonly tempFiles: readonly ChosenMedia[]
  /** The type of all files; `'mix'` if there are images and videos. */
  readonly type: 'image' | 'video' | 'mix'
}

/**
 * Lets the user choose images and videos, or take one with the camera.
 *
 * Call it in an event handler of a user gesture, such as a click; otherwise browsers refuse it. Files that are neither
 * images nor videos are left out, because the user can switch the chooser to all files. Use `getImageInfo` for the size
 * of an image. Release a path with `releaseTempFile` when you no longer need it.
 *
 * @throws {ApiError} `cancelled` if the user chooses nothing (`cancel`) or `signal` is aborted (`abort`); `denied`
 * without a user gesture; `locked` while another chooser is open; `failed` if none of the chosen files is accepted;
 * `timeout` if `signal` is an expired `AbortSignal.timeout`; `invalid-argument` if an option has a wrong type;
 * `unavailable` without a document.
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
