/** Options of `encodeFilm`. */
export interface FilmOptions {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly codec: string
  /** Bits per second of the picture. */
  readonly bitrate: number
  /** Number of pictures from one key frame to the next. */
  readonly keyEvery: number
}

/** An encoded part of a film. */
export interface Chunk {
  /** Content in base 64, because pages return only JSON. */
  readonly data: string
  readonly isKey: boolean
  readonly timestampUs: number
  readonly durationUs: number
}

/** An encoded film. */
export interface Film {
  readonly options: FilmOptions
  readonly fps: number
  readonly video: readonly Chunk[]
  readonly audio: readonly Chunk[]
  readonly decoder: { readonly video?: string | undefined; readonly audio?: string | undefined }
  /** A JPEG of the picture at three seconds. */
  readonly poster: string
}

/**
 * Draws and encodes a film with a visible time: a boat passes a harbour, with a note for each second. Runs in a page, so that it must
 * not refer to anything outside.
 */
export async function encodeFilm(options: FilmOptions): Promise<Film> {
  const { width, height, seconds, codec, bitrate, keyEvery } = options
  const fps = 24
  const sampleRate = 48_000
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')

  const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const content = (source: AllowSharedBufferSource | undefined) => {
    if (!source) return undefined
    return base64(
      ArrayBuffer.isView(source)
        ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
        : new Uint8Array(source),
    )
  }
  const video: Chunk[] = []
  const audio: Chunk[] = []
  const decoder: { video?: string | undefined; audio?: string | undefined } = {}
  const output =
    (chunks: Chunk[], kind: 'video' | 'audio') =>
    (
      chunk: EncodedVideoChunk | EncodedAudioChunk,
      metadata?: { decoderConfig?: { description?: AllowSharedBufferSource } },
    ) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      decoder[kind] ??= content(metadata?.decoderConfig?.description)
      const isKey = chunk.type === 'key'
      chunks.push({ data: base64(bytes), isKey, timestampUs: chunk.timestamp, durationUs: chunk.duration ?? 0 })
    }
  const failed = (error: Error) => reportError(error)

  const draw = (time: number) => {
    const unit = height / 270
    const part = time / seconds
    const sky = context.createLinearGradient(0, 0, 0, height)
    sky.addColorStop(0, '#16344f')
    sky.addColorStop(0.45, '#7c6a86')
    sky.addColorStop(0.68, '#f0a36b')
    context.fillStyle = sky
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#ffdf9e'
    context.beginPath()
    context.arc(width * 0.72, height * (0.4 + 0.22 * part), 26 * unit, 0, 7)
    context.fill()
    context.fillStyle = '#2b3d55'
    context.beginPath()
    context.moveTo(0, height * 0.68)
    for (const [x, y] of [
      [0, 0.55],
      [0.12, 0.5],
      [0.25, 0.58],
      [0.4, 0.53],
      [0.55, 0.62],
      [0.68, 0.66],
      [0.68, 0.7],
    ] as const)
      context.lineTo(width * x, height * y)
    context.lineTo(0, height * 0.7)
    context.fill()
    context.fillStyle = '#1d5570'
    context.fillRect(0, height * 0.68, width, height)
    context.fillStyle = '#17475f'
    for (const row of [0.78, 0.86, 0.94]) {
      context.beginPath()
      context.moveTo(0, height)
      for (let x = 0; x <= width; x += 4 * unit)
        context.lineTo(x, height * row + Math.sin(x / (22 * unit) + time * 2 + row * 30) * 4 * unit)
      context.lineTo(width, height)
      context.fill()
    }
    const boat = { x: width * (0.08 + 0.75 * part), y: height * 0.76 + Math.sin(time * 3) * 2 * unit }
    context.fillStyle = '#f4efe6'
    context.beginPath()
    context.moveTo(boat.x + 2 * unit, boat.y - 78 * unit)
    context.lineTo(boat.x + 40 * unit, boat.y - 10 * unit)
    context.lineTo(boat.x + 2 * unit, boat.y - 10 * unit)
    context.fill()
    context.beginPath()
    context.moveTo(boat.x - 3 * unit, boat.y - 66 * unit)
    context.lineTo(boat.x - 28 * unit, boat.y - 10 * unit)
    context.lineTo(boat.x - 3 * unit, boat.y - 10 * unit)
    context.fill()
    context.fillStyle = '#b4413c'
    context.beginPath()
    context.moveTo(boat.x - 40 * unit, boat.y - 5 * unit)
    context.lineTo(boat.x + 48 * unit, boat.y - 5 * unit)
    context.lineTo(boat.x + 34 * unit, boat.y + 14 * unit)
    context.lineTo(boat.x - 30 * unit, boat.y + 14 * unit)
    context.fill()
    context.fillStyle = '#fff'
    context.font = `600 ${30 * unit}px sans-serif`
    context.textAlign = 'start'
    context.fillText(time.toFixed(1), 20 * unit, 96 * unit)
  }

  const pictures = new VideoEncoder({ output: output(video, 'video'), error: failed })
  pictures.configure({
    codec,
    width,
    height,
    bitrate,
    framerate: fps,
    ...(codec.startsWith('avc') && { avc: { format: 'avc' } }),
  })
  for (let index = 0; index < seconds * fps; index++) {
    draw(index / fps)
    const timestamp = Math.round((index * 1e6) / fps)
    const frame = new VideoFrame(canvas, { timestamp, duration: Math.round(1e6 / fps) })
    pictures.encode(frame, { keyFrame: index % keyEvery === 0 })
    frame.close()
  }
  await pictures.flush()

  const sound = new AudioEncoder({ output: output(audio, 'audio'), error: failed })
  sound.configure({ codec: 'opus', sampleRate, numberOfChannels: 1, bitrate: 24_000 })
  const scale = [262, 294, 330, 392, 440, 523]
  for (let second = 0; second < seconds; second++) {
    const hertz = scale[second % scale.length] ?? 262
    const data = new Float32Array(sampleRate)
    for (let at = 0; at < sampleRate; at++)
      data[at] =
        Math.sin((2 * Math.PI * hertz * at) / sampleRate) *
        0.2 *
        Math.exp((-3 * at) / sampleRate) *
        Math.min(1, at / 400)
    const block = { format: 'f32' as const, sampleRate, numberOfFrames: sampleRate, numberOfChannels: 1 }
    const samples = new AudioData({ ...block, timestamp: second * 1e6, data })
    sound.encode(samples)
    samples.close()
  }
  await sound.flush()

  draw(Math.min(3, seconds))
  const poster = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.72 })
  return { options, fps, video, audio, decoder, poster: base64(new Uint8Array(await poster.arrayBuffer())) }
}
