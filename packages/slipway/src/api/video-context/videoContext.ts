import { host as platformHost } from '#host/video-context'
import { callApi } from '../../base/call/callApi.ts'
import { checkString, refusal } from '../../base/call/check.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { HostError } from '../../base/call/HostError.ts'
import { type ContextTarget, scopedTarget } from '../query-scope/scopedTarget.ts'
import type { RequestFullScreenOptions, SendDanmuOptions, VideoCommands } from './commands.ts'
import type { VideoContextHost } from './host.ts'

/** Commands of a video. Each call rejects with `not-found` if the video is not mounted, or is unmounted before the call ends. */
export interface VideoContext {
  /**
   * Plays the video. Resolves when it has begun to play.
   *
   * @throws {ApiError} `denied` if the browser allows it only in a click, `failed` if the video cannot be loaded, `cancelled` if it is
   * paused before it begins.
   */
  play(): Promise<void>
  /** Pauses the video. */
  pause(): Promise<void>
  /** Pauses the video, and returns to its beginning. */
  stop(): Promise<void>
  /** Moves to a position in seconds. Resolves when its picture is shown; before the video is loaded, at once. */
  seek(position: number): Promise<void>
  /** Changes the speed, from 0.5 to 2. */
  playbackRate(rate: number): Promise<void>
  /**
   * Shows a bullet comment now.
   *
   * @throws {ApiError} `unavailable` while the comments are hidden.
   */
  sendDanmu(options: SendDanmuOptions): Promise<void>
  /**
   * Shows the video in full screen. Call it in a click.
   *
   * @throws {ApiError} `denied` outside of a click, `unsupported` on platforms without full screen.
   */
  requestFullScreen(options?: RequestFullScreenOptions): Promise<void>
  /** Ends full screen. */
  exitFullScreen(): Promise<void>
  /**
   * Shows the video in a small window. Call it in a click.
   *
   * @throws {ApiError} `denied` outside of a click, `unsupported` in browsers without its API.
   */
  requestPictureInPicture(): Promise<void>
  /** Ends picture in picture. */
  exitPictureInPicture(): Promise<void>
  /** @throws {ApiError} Always `unsupported`: browsers have no access to the status bar in full screen. */
  showStatusBar(): Promise<void>
  /** @throws {ApiError} Always `unsupported`: browsers have no access to the status bar in full screen. */
  hideStatusBar(): Promise<void>
}

/**
 * Creates a context that commands a `Video`. All its methods return promises.
 *
 * @param refOrId The video's `id`, in the page that is current now; a React ref to the video; or its element.
 * @throws {ApiError} `invalid-argument` if `refOrId` has another type.
 * @platform web, capacitor
 *
 * @example
 * const video = createVideoContext(ref)
 * await video.seek(12.5)
 * await video.play()
 */
export function createVideoContext(refOrId: ContextTarget, host: VideoContextHost = platformHost): VideoContext {
  const target = scopedTarget('createVideoContext', 'refOrId', refOrId)
  const call = <Options extends object>(
    api: string,
    options: Options,
    run: (commands: VideoCommands, options: Options) => void | Promise<void>,
    check: (options: Options) => void = () => {},
  ) =>
    callApi(api, options, async (given) => {
      check(given)
      await run(await host.commandsOf(target), given)
    })
  const statusBar = (api: string) =>
    callApi<object, void>(api, {}, () => {
      throw new HostError('unsupported', 'browsers have no access to the status bar')
    })
  return {
    play: () => call('play', {}, (commands) => commands.play()),
    pause: () => call('pause', {}, (commands) => commands.pause()),
    stop: () => call('stop', {}, (commands) => commands.stop()),
    seek: (position) =>
      call(
        'seek',
        { position },
        (commands, options) => commands.seek(options),
        (options) => checkNumber('seek', 'position', options.position, 0),
      ),
    playbackRate: (rate) =>
      call(
        'playbackRate',
        { rate },
        (commands, options) => commands.playbackRate(options),
        (options) => {
          checkNumber('playbackRate', 'rate', options.rate)
          if (options.rate < 0.5 || options.rate > 2) throw refusal('playbackRate', 'rate must be from 0.5 to 2')
        },
      ),
    sendDanmu: (danmu) =>
      call(
        'sendDanmu',
        danmu,
        (commands, options) => commands.sendDanmu(options),
        ({ text, color = '' }) => {
          checkString('sendDanmu', 'text', text)
          checkString('sendDanmu', 'color', color)
        },
      ),
    requestFullScreen: (fullScreen = {}) =>
      call(
        'requestFullScreen',
        fullScreen,
        (commands, options) => commands.requestFullScreen(options),
        ({ direction = 0 }) => {
          if (![0, 90, -90].includes(direction)) throw refusal('requestFullScreen', 'direction must be 0, 90 or -90')
        },
      ),
    exitFullScreen: () => call('exitFullScreen', {}, (commands) => commands.exitFullScreen()),
    requestPictureInPicture: () =>
      call('requestPictureInPicture', {}, (commands) => commands.requestPictureInPicture()),
    exitPictureInPicture: () => call('exitPictureInPicture', {}, (commands) => commands.exitPictureInPicture()),
    showStatusBar: () => statusBar('showStatusBar'),
    hideStatusBar: () => statusBar('hideStatusBar'),
  }
}
