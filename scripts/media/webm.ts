import { ArrayBufferTarget, Muxer } from 'webm-muxer'
import type { Chunk, Film } from './encodeFilm.ts'

/** Writes a film as WebM, without the picture if it has none. */
export function webmOf({ options, fps, video, audio, decoder }: Film): Uint8Array {
  const target = new ArrayBufferTarget()
  const { width, height } = options
  const muxer = new Muxer({
    target,
    type: 'webm',
    ...(video.length > 0 && { video: { codec: 'V_VP9', width, height, frameRate: fps } }),
    audio: { codec: 'A_OPUS', numberOfChannels: 1, sampleRate: 48_000 },
  })
  const description = Buffer.from(decoder.audio ?? '', 'base64')
  const metadata = { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description } }
  const write = {
    video: (chunk: Chunk) => muxer.addVideoChunkRaw(...argsOf(chunk)),
    audio: (chunk: Chunk) => muxer.addAudioChunkRaw(...argsOf(chunk), metadata),
  }
  for (const { kind, chunk } of inOrder(video, audio)) write[kind](chunk)
  muxer.finalize()
  return new Uint8Array(target.buffer)
}

/** All parts of a film in the order of their times. */
export function inOrder(video: readonly Chunk[], audio: readonly Chunk[]) {
  return [
    ...video.map((chunk) => ({ kind: 'video' as const, chunk })),
    ...audio.map((chunk) => ({ kind: 'audio' as const, chunk })),
  ].sort((a, b) => a.chunk.timestampUs - b.chunk.timestampUs)
}

const argsOf = ({ data, isKey, timestampUs }: Chunk) =>
  [Buffer.from(data, 'base64'), isKey ? 'key' : 'delta', timestampUs] as [Uint8Array, 'key' | 'delta', number]
