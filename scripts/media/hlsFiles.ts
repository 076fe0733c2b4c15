import type { Film } from './encodeFilm.ts'
import { mp4Of } from './mp4.ts'

/**
 * The files of an HLS stream by name: a list of renditions, with and without their codecs, and for each rendition a list, a header
 * and segments.
 */
export function hlsFiles(renditions: Readonly<Record<string, Film>>): [name: string, content: Uint8Array | string][] {
  const list = (hasCodecs: boolean) => {
    const variants = Object.entries(renditions).flatMap(([name, { options }]) => {
      const { width, height, bitrate, codec } = options
      const codecs = hasCodecs ? `,CODECS="${codec},opus"` : ''
      return [`#EXT-X-STREAM-INF:BANDWIDTH=${bitrate + 30_000},RESOLUTION=${width}x${height}${codecs}`, `${name}.m3u8`]
    })
    return lines('#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...variants)
  }
  return [
    ['harbour.m3u8', list(true)],
    ['harbour-no-codecs.m3u8', list(false)],
    ...Object.entries(renditions).flatMap(([name, film]) => filesOf(name, film)),
  ]
}

function filesOf(name: string, film: Film): [string, Uint8Array | string][] {
  const boxes = boxesOf(mp4Of(film, true))
  const header = boxes.filter(({ type }) => type === 'ftyp' || type === 'moov')
  const segments = boxes.flatMap(({ type }, index) => (type === 'moof' ? [boxes.slice(index, index + 2)] : []))
  const seconds = film.options.keyEvery / film.fps
  const listed = segments.flatMap((_, index) => [`#EXTINF:${seconds.toFixed(3)},`, `${name}-${index}.m4s`])
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`]
  const map = `#EXT-X-MAP:URI="${name}-init.mp4"`
  return [
    [`${name}.m3u8`, lines(...head, '#EXT-X-PLAYLIST-TYPE:VOD', map, ...listed, '#EXT-X-ENDLIST')],
    // Without an end, players take the stream for live.
    [`${name}-live.m3u8`, lines(...head, '#EXT-X-MEDIA-SEQUENCE:0', map, ...listed)],
    [`${name}-init.mp4`, joined(header)],
    ...segments.map((parts, index) => [`${name}-${index}.m4s`, joined(parts)] as [string, Uint8Array]),
  ]
}

interface Box {
  readonly type: string
  readonly content: Uint8Array
}

/** The boxes of an MP4 file. */
function boxesOf(file: Uint8Array): Box[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const boxes: Box[] = []
  for (let at = 0; at < file.length; ) {
    const bytes = view.getUint32(at)
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8))
    boxes.push({ type, content: file.subarray(at, at + bytes) })
    at += bytes
  }
  return boxes
}

const joined = (boxes: readonly Box[]) => Buffer.concat(boxes.map(({ content }) => content))
const lines = (...texts: readonly string[]) => `${texts.join('\n')}\n`
