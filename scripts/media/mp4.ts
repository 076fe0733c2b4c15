import { ArrayBufferTarget, Muxer } from 'mp4-muxer'
import type { Film } from './encodeFilm.ts'
import { inOrder } from './webm.ts'

/** Writes a film as MP4: H.264 or VP9 with Opus. With `fragmented`, each group of pictures is a fragment of its own. */
export function mp4Of({ options, fps, video, audio, decoder }: Film, fragmented = false): Uint8Array {
  const target = new ArrayBufferTarget()
  const { width, height, codec } = options
  const muxer = new Muxer({
    target,
    fastStart: fragmented ? 'fragmented' : 'in-memory',
    minFragmentDuration: 1,
    video: { codec: codec.startsWith('avc') ? 'avc' : 'vp9', width, height, frameRate: fps },
    audio: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
  })
  const colorSpace = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const
  const bytes = (text = '') => new Uint8Array(Buffer.from(text, 'base64'))
  const pictures = { codec, codedWidth: width, codedHeight: height, colorSpace, description: bytes(decoder.video) }
  const sound = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description: bytes(decoder.audio) }
  for (const { kind, chunk } of inOrder(video, audio)) {
    const args = [bytes(chunk.data), chunk.isKey ? 'key' : 'delta', chunk.timestampUs, chunk.durationUs] as const
    if (kind === 'video') muxer.addVideoChunkRaw(...args, { decoderConfig: pictures })
    else muxer.addAudioChunkRaw(...args, { decoderConfig: sound })
  }
  muxer.finalize()
  return new Uint8Array(target.buffer)
}
