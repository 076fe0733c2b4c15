/** A rendition of a stream. */
export interface StreamLevel {
  /** Height of its picture in pixels. */
  readonly height: number
  /** Bits per second. */
  readonly bitrate: number
}

/** State of a stream that hls.js plays. */
export interface StreamState {
  /** The renditions, from the lowest. */
  readonly levels: readonly StreamLevel[]
  /** Index of the rendition that the user has chosen; -1 for the automatic choice. */
  readonly chosen: number
  /** Index of the rendition that is played; -1 if unknown. */
  readonly current: number
  readonly isLive: boolean
  /** The failure that hls.js cannot recover from. */
  readonly error?: unknown
  choose(level: number): void
  /** Moves to the newest part of a live stream. */
  goLive(): void
}

/** Whether an address is an HLS stream. */
export function isHls(src: string | undefined): boolean {
  return src !== undefined && /\.m3u8($|[?#])/i.test(src)
}

/** Name of a rendition in the list of qualities. */
export function levelName({ height, bitrate }: StreamLevel): string {
  return height > 0 ? `${height}p` : `${Math.round(bitrate / 1_000)} kbit/s`
}
