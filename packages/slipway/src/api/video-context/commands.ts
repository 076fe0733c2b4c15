/** Options of `sendDanmu`. */
export interface SendDanmuOptions {
  readonly text: string
  /** Colour of the text, as CSS. @default 'white' */
  readonly color?: string | undefined
}

/** Options of `requestFullScreen`. */
export interface RequestFullScreenOptions {
  /**
   * Orientation of the screen in degrees; browsers on phones support it.
   * @default the `direction` of the video
   */
  readonly direction?: 0 | 90 | -90 | undefined
}

/** The commands of a video that is rendered. All options are checked before. */
export interface VideoCommands {
  play(): Promise<void>
  pause(): void
  stop(): void
  seek(options: { readonly position: number }): Promise<void>
  playbackRate(options: { readonly rate: number }): void
  sendDanmu(options: SendDanmuOptions): Promise<void>
  requestFullScreen(options: RequestFullScreenOptions): Promise<void>
  exitFullScreen(): Promise<void>
  requestPictureInPicture(): Promise<void>
  exitPictureInPicture(): Promise<void>
}

/** The commands of the mounted videos, by their elements. A video whose code is still loading resolves later. */
export const videoCommands = new WeakMap<object, () => Promise<VideoCommands>>()
