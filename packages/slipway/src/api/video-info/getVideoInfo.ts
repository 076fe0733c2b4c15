import { host as platformHost } from '#host/video-info'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { VideoInfoHost } from './host.ts'
import { videoFacts, withinWait } from './videoFacts.ts'

/** Options of `getVideoInfo`. */
export interface GetVideoInfoOptions {
  /** The video's path, such as the one that `chooseVideo` returns, or its address. */
  readonly src: string
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
}

/** Result of `getVideoInfo`. */
export interface GetVideoInfoResult {
  /** The file's size in kB of 1024 bytes, rounded up; `undefined` if its server does not report it. */
  readonly size: number | undefined
  /** Duration in seconds; `undefined` for a live stream. */
  readonly duration: number | undefined
  /** The displayed width in pixels, after rotation. */
  readonly width: number
  /** The displayed height in pixels, after rotation. */
  readonly height: number
}

/**
 * Reads a video's size, duration, width and height.
 *
 * Loads the beginning of the video, and waits up to 300 ms if the video is on the device (object and data URLs), otherwise up to
 * 3000 ms. The size of a file on another origin is known only if its server allows it (CORS).
 *
 * @throws {ApiError} `invalid-argument` when `src` is not a string; `timeout` after the wait; `failed` when the file is not a
 * video or cannot be loaded; `cancelled` when `signal` fires; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { duration, width, height } = await getVideoInfo({ src: tempFilePath })
 *
 * Source: specification, sections 8 and 9.
 */
export function getVideoInfo(
  options: GetVideoInfoOptions,
  host: VideoInfoHost = platformHost,
): Promise<GetVideoInfoResult> {
  return callApi('getVideoInfo', options, async ({ src, signal }) => {
    checkText('getVideoInfo', 'src', src)
    const [facts, bytes] = await Promise.all([
      videoFacts('getVideoInfo', src, signal, host),
      withinWait('getVideoInfo', src, signal, (limit) => host.sizeBytes(src, limit)).catch(() => undefined),
    ])
    return { size: bytes === undefined ? undefined : Math.ceil(bytes / 1_024), ...facts }
  })
}
