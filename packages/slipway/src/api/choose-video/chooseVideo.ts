import { host as platformHost } from '#host/file-chooser'
import { callApi } from '../../base/call/callApi.ts'
import { chooseFiles, type MediaSource } from '../file-chooser/chooseFiles.ts'
import type { FileChooserHost } from '../file-chooser/host.ts'
import type { TempFile } from '../temp-file/index.ts'
import { toTempFile } from '../temp-file/tempFile.ts'
import { factsOfChosen } from '../video-info/factsOfChosen.ts'

/** What `chooseVideo` offers. */
export interface ChooseVideoOptions {
  /**
   * Where the video comes from. The camera alone opens it at once on phones; elsewhere it is left to the browser.
   * @default ['album', 'camera']
   */
  readonly sourceType?: readonly MediaSource[] | undefined
  /**
   * Endings, such as `'mp4'`, or MIME types; `'*'` is every video. The camera alone does not look at it.
   * @default ['*']
   */
  readonly extension?: readonly string[] | undefined
  /**
   * Which camera opens, where the camera alone is asked for.
   * @default 'back'
   */
  readonly camera?: 'back' | 'front' | undefined
  /** Gives the call up. The chooser itself stays open, as no browser lets a page close it. */
  readonly signal?: AbortSignal | undefined
}

/** What `chooseVideo` answers. */
export interface ChooseVideoResult {
  /** The video's path. */
  readonly tempFilePath: string
  /** The video itself, with its path, name, size in bytes and type. */
  readonly tempFile: TempFile
  /** Bytes. */
  readonly size: number
  /** The file's name. */
  readonly name: string
  /** Seconds; `undefined` where the browser cannot tell. */
  readonly duration: number | undefined
  /** The width in pixels, upright; `undefined` where the browser cannot tell. */
  readonly width: number | undefined
  /** The height in pixels, upright; `undefined` where the browser cannot tell. */
  readonly height: number | undefined
}

/**
 * Lets the user choose a video, or take one.
 *
 * Call it from a user's gesture, such as a click: browsers refuse it otherwise. Duration, width and height are waited for
 * 300 ms; a video that the browser cannot play has none, and can be uploaded all the same. `releaseTempFile` gives the path back.
 *
 * @throws {ApiError} `cancelled` when the user chooses nothing (`cancel`) or `signal` fires (`abort`); `denied` without a
 * gesture; `locked` while another chooser is open; `failed` when what was chosen is not accepted; `timeout` when `signal` is of
 * `AbortSignal.timeout`; `invalid-argument` when an option has a wrong shape; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { tempFilePath, duration } = await chooseVideo({ sourceType: ['camera'] })
 *
 * Source: specification, sections 8 and 9.
 */
export function chooseVideo(
  options: ChooseVideoOptions = {},
  host: FileChooserHost = platformHost,
): Promise<ChooseVideoResult> {
  return callApi('chooseVideo', options, async ({ sourceType, extension, camera, signal }) => {
    const request = { kinds: ['video'], count: 1, sourceType, extension, camera, signal } as const
    const [file] = await chooseFiles('chooseVideo', request, host)
    const tempFile = toTempFile(file, true)
    const { path: tempFilePath, size, name } = tempFile
    return { tempFilePath, tempFile, size, name, ...(await factsOfChosen('chooseVideo', tempFile, [tempFile], signal)) }
  })
}
