import { host as platformHost } from '#host/file-chooser'
import { callApi } from '../../base/call/callApi.ts'
import { chooseFiles, type MediaSource } from '../file-chooser/chooseFiles.ts'
import type { FileChooserHost } from '../file-chooser/host.ts'
import type { TempFile } from '../temp-file/index.ts'
import { toTempFile } from '../temp-file/tempFile.ts'
import { factsOfChosen } from '../video-info/factsOfChosen.ts'

/** Options of `chooseVideo`. */
export interface ChooseVideoOptions {
  /**
   * Sources of the video. With `'camera'` alone, phones open the camera directly; other browsers decide for themselves.
   * @default ['album', 'camera']
   */
  readonly sourceType?: readonly MediaSource[] | undefined
  /**
   * File extensions, such as `'mp4'`, or MIME types; `'*'` matches every video. Ignored if the camera is the only source.
   * @default ['*']
   */
  readonly extension?: readonly string[] | undefined
  /**
   * The camera to open if the camera is the only source.
   * @default 'back'
   */
  readonly camera?: 'back' | 'front' | undefined
  /** Cancels the call. The chooser itself stays open, because browsers do not let a page close it. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `chooseVideo`. */
export interface ChooseVideoResult {
  /** Path of the video. */
  readonly tempFilePath: string
  /** The video file with its path, name, size in bytes and type. */
  readonly tempFile: TempFile
  /** Size in bytes. */
  readonly size: number
  /** Name of the file. */
  readonly name: string
  /** Duration in seconds; `undefined` if the browser cannot read it. */
  readonly duration: number | undefined
  /** Width in pixels, with the rotation applied; `undefined` if the browser cannot read it. */
  readonly width: number | undefined
  /** Height in pixels, with the rotation applied; `undefined` if the browser cannot read it. */
  readonly height: number | undefined
}

/**
 * Lets the user choose a video, or record one.
 *
 * Call it in an event handler of a user gesture, such as a click; otherwise browsers refuse it. Waits up to 300 ms for
 * duration, width and height. They stay `undefined` for a video that the browser cannot play; it can still be uploaded.
 * Release the path with `releaseTempFile` when you no longer need it.
 *
 * @throws {ApiError} `cancelled` if the user chooses nothing (`cancel`) or `signal` is aborted (`abort`); `denied`
 * without a user gesture; `locked` while another chooser is open; `failed` if none of the chosen files is accepted;
 * `timeout` if `signal` is an expired `AbortSignal.timeout`; `invalid-argument` if an option has a wrong type;
 * `unavailable` without a document.
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
