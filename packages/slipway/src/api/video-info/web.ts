import { HostError } from '../../base/call/HostError.ts'
import { objectUrlBlob } from '../../base/objectUrls.ts'
import { isSavedFile, readSaved } from '../temp-file/savedFile.ts'
import type { VideoFacts, VideoInfoHost } from './host.ts'

/** Loads the video in a `<video>` element outside the document. */
export const host: VideoInfoHost = {
  async facts(src, signal) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    const saved = isSavedFile(src) ? URL.createObjectURL(await readSaved(src)) : undefined
    const video = document.createElement('video')
    video.preload = 'metadata'
    video.muted = true
    video.playsInline = true
    video.src = saved ?? src
    try {
      return await readFacts(video, signal)
    } finally {
      // Otherwise the element would continue to load.
      video.removeAttribute('src')
      video.load()
      if (saved) URL.revokeObjectURL(saved)
    }
  },
  async sizeBytes(src, signal) {
    const own = objectUrlBlob(src)
    if (own) return own.size
    if (isSavedFile(src)) return (await readSaved(src)).size
    if (/^(data|blob):/i.test(src)) return (await (await fetch(src, { signal })).blob()).size
    const { ok, headers } = await fetch(src, { method: 'HEAD', signal })
    return ok && headers.has('content-length') ? Number(headers.get('content-length')) : undefined
  },
}

async function readFacts(video: HTMLVideoElement, signal: AbortSignal): Promise<VideoFacts> {
  await eventOf(video, 'loadedmetadata', signal)
  const isRecording = video.duration === Infinity && /^(data|blob):/i.test(video.src)
  // A recording made by the browser has no known duration until the player has reached its end.
  if (isRecording) {
    const known = eventOf(video, 'durationchange', signal)
    video.currentTime = Number.MAX_SAFE_INTEGER
    await known
  }
  const { duration, videoWidth: width, videoHeight: height } = video
  return { duration: Number.isFinite(duration) ? duration : undefined, width, height }
}

/** Waits for an event of a video; rejects when it fails to load or the signal fires. */
function eventOf(video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    // Without a text of its own: `getVideoInfo:fail`.
    video.addEventListener('error', () => reject(new HostError('failed', '', { cause: video.error })), { once: true })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
