import { host as platformHost } from '#host/video-info'
import { callApi } from '../../base/call/callApi.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { VideoInfoHost } from './host.ts'
import { videoFacts, withinWait } from './videoFacts.ts'

/** What `getVideoInfo` looks at. */
export interface GetVideoInfoOptions {
  /** The video's path, from `chooseVideo` and its like, or its address. */
  readonly src: string
  /** Gives the call up. */
  readonly signal?: AbortSignal | undefined
}

/** What `getVideoInfo` answers. */
export interface GetVideoInfoResult {
  /** The file's size in kB of 1024 bytes, rounded up; `undefined` where its server does not say. */
  readonly size: number | undefined
  /** Seconds; `undefined` for a stream without end. */
  readonly duration: number | undefined
  /** The width in pixels, as it is shown: upright. */
  readonly width: number
  /** The height in pixels, as it is shown: upright. */
  readonly height: number
}

/**
 * Tells a video's size, duration, width and height.
 *
 * It loads the beginning of the video and waits for it 300 ms where it is on the device (object and data URLs), else 3000 ms.
 * The size of a file on a server of another origin is known only if that allows it (CORS).
 *
 * @throws {ApiError} `invalid-argument` when `src` is no text; `timeout` when the wait is over; `failed` when it is no video or
 * cannot be loaded; `cancelled` when `signal` fires; `unavailable` without a document.
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
