import '../../styles/spinner.css'
import '../../styles/icon-button.css'
import '../../styles/media-slider.css'
import './video.css'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { toApiError } from '../../base/call/toApiError.ts'
import { videoDefaults } from '../../base/defaults/defaults.ts'
import { enVideo } from '../../base/locale/en/enVideo.ts'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { formatTime } from '../../hooks/media/formatTime.ts'
import { unload } from '../../hooks/media/unload.ts'
import { useMediaState } from '../../hooks/media/useMediaState.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useDanmu } from './danmu/useDanmu.ts'
import { VideoIcon } from './icons.tsx'
import { actionOfKey, type KeyTarget } from './keys.state.ts'
import { useCaptions } from './useCaptions.ts'
import { useControls } from './useControls.ts'
import { useFullScreen } from './useFullScreen.ts'
import { usePageOfVideo } from './usePageOfVideo.ts'
import { usePictureInPicture } from './usePictureInPicture.ts'
import { usePlaying } from './usePlaying.ts'
import { useStream } from './useStream.ts'
import { useVideoCommands } from './useVideoCommands.ts'
import { useVideoGestures } from './useVideoGestures.ts'
import { VideoControls } from './VideoControls.tsx'
import { videoActions } from './videoActions.ts'
import { videoHandlers } from './videoHandlers.ts'
import type { VideoProps } from './videoProps.ts'

/** A short text over the picture. */
interface Hint {
  readonly text: string
  readonly key: number
}

/**
 * Plays a video, with accessible controls of its own on the browser's player.
 *
 * Without a size of its own it is 300 × 225 px. Without `autoplay` it loads only the metadata until the user plays it.
 *
 * @example
 * <Video src="/harbour.webm" poster="/harbour.jpg" title="In the harbour" onEnded={showNext} />
 *
 * Source: specification, sections 4 (playing, paused) and 9 (controls hide after 3000 ms).
 */
export function Video({
  src,
  hls = 'auto',
  poster,
  title,
  tracks = [],
  controls = true,
  autoplay = false,
  loop = false,
  muted = false,
  volume,
  playbackRate,
  objectFit,
  initialTime = 0,
  duration,
  direction,
  preload = 'metadata',
  crossOrigin,
  showProgress = true,
  showPlayBtn = true,
  showCenterPlayBtn = true,
  showMuteBtn = true,
  showFullscreenBtn = true,
  enableProgressGesture = true,
  vslideGesture = false,
  vslideGestureInFullscreen = true,
  pageGesture = false,
  enablePlayGesture = false,
  danmuList = [],
  enableDanmu = false,
  danmuBtn = false,
  pauseOthers = videoDefaults.pauseOthers,
  onPlay,
  onPause,
  onEnded,
  onWaiting,
  onTimeUpdate,
  onProgress,
  onLoadedMetadata,
  onSeekComplete,
  onVolumeChange,
  onRateChange,
  onFullscreenChange,
  onEnterPictureInPicture,
  onLeavePictureInPicture,
  onControlsToggle,
  onAutoplayRefused,
  onError,
  children,
  ref,
  ...rest
}: VideoProps): ReactNode {
  const words = useWords(enVideo)
  const root = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const pointer = useRef('mouse')
  const [state, read] = useMediaState(video)
  const stream = useStream(video, src, hls)
  const hasFailed = state.hasFailed || stream.state?.error !== undefined
  const [isShown, send] = useControls(!state.isPaused)
  const [hint, setHint] = useState<Hint>()
  const actions = useMemo(() => videoActions(() => video.current, read), [read])

  const emit = (type: string, listener: ((event: never) => void) | undefined, detail: object = {}) => {
    if (video.current) listener?.(componentEvent(type, video.current, detail) as never)
  }
  const fullScreen = useFullScreen(root, video, direction, (isFull, way) =>
    emit('fullscreenchange', onFullscreenChange, { fullScreen: isFull, direction: way }),
  )
  const pip = usePictureInPicture(video, (isActive) =>
    isActive
      ? emit('enterpictureinpicture', onEnterPictureInPicture)
      : emit('leavepictureinpicture', onLeavePictureInPicture),
  )
  const firstTrack = tracks.findIndex((track) => track.default)
  const captions = useCaptions(video, firstTrack, fullScreen.isNative)

  const start = useEffectEvent(() => {
    const element = video.current
    if (!element) return
    if (initialTime > 0) element.currentTime = initialTime
    const { videoWidth, videoHeight } = element
    const detail = { width: videoWidth, height: videoHeight, duration: element.duration }
    emit('loadedmetadata', onLoadedMetadata, detail)
  })
  useEffect(() => {
    const element = video.current
    if (!element) return
    // The metadata of a video that a server has rendered may be loaded already.
    if (element.readyState > 0) start()
    const listening = new AbortController()
    element.addEventListener('loadedmetadata', () => start(), { signal: listening.signal })
    return () => {
      listening.abort()
      unload(element)
    }
  }, [])
  useEffect(() => {
    if (video.current && volume !== undefined) video.current.volume = Math.min(1, Math.max(0, volume))
  }, [volume])
  useEffect(() => {
    if (video.current) video.current.muted = muted
  }, [muted])
  useEffect(() => {
    if (video.current && playbackRate !== undefined) video.current.playbackRate = playbackRate
  }, [playbackRate])

  // The attribute of HTML would also play covered videos, and would report no refusal.
  usePageOfVideo(video, rest.id ?? src, autoplay ? src : undefined, () =>
    video.current?.play().catch((error: unknown) => {
      // Other failures: the video was paused or changed meanwhile, or its own error event reports them.
      if ((error as Partial<Error> | undefined)?.name === 'NotAllowedError')
        emit('autoplayrefused', onAutoplayRefused, toApiError('Video', error))
    }),
  )
  usePlaying(video, state.isPaused, pauseOthers, title, poster)

  const streamError = stream.state?.error
  const reportStream = useEffectEvent((error: unknown) => emit('error', onError, toApiError('Video', error)))
  useEffect(() => {
    if (streamError !== undefined) reportStream(streamError)
  }, [streamError])
  const reportControls = useEffectEvent(() => emit('controlstoggle', onControlsToggle, { show: isShown }))
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (wasShown.current === isShown) return
    wasShown.current = isShown
    reportControls()
  }, [isShown])

  const surface = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [isDanmuOn, setDanmuOn] = useState(enableDanmu)
  const [lastDanmu, setLastDanmu] = useState(enableDanmu)
  if (lastDanmu !== enableDanmu) {
    setLastDanmu(enableDanmu)
    setDanmuOn(enableDanmu)
  }
  const danmu = useDanmu(video, layer, danmuList, isDanmuOn)
  useVideoCommands(root, video, { actions, fullScreen, pip, danmu })
  const volumeHint = () => showHint(`${words['media.volume']} ${Math.round((video.current?.volume ?? 0) * 100)} %`)
  useVideoGestures(surface, video, {
    seeks: enableProgressGesture,
    changesVolume: vslideGesture || pageGesture || (fullScreen.isFull && vslideGestureInFullscreen),
    plays: enablePlayGesture,
    onSeeking: (seconds) => showHint(`${formatTime(seconds)} / ${formatTime(state.duration)}`),
    onSeek: (seconds) => seconds !== undefined && actions.seek(seconds),
    onVolume(next) {
      actions.setVolume(next)
      volumeHint()
    },
    onToggle: actions.toggle,
  })

  const showHint = (text: string) => setHint({ text, key: performance.now() })
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    send('use')
    const action = controls && !event.defaultPrevented && actionOfKey(event, keyTarget(event.target as HTMLElement))
    if (!action) return
    event.preventDefault()
    switch (action.type) {
      case 'toggle':
        return actions.toggle()
      case 'mute':
        return actions.mute()
      case 'fullScreen':
        return void fullScreen.toggle().catch(() => {})
      case 'captions':
        return captions.tracks.length > 0 && captions.toggle()
      case 'seek':
        actions.seekBy(action.bySeconds)
        return showHint(formatTime(video.current?.currentTime ?? 0))
      case 'volume':
        actions.setVolume((video.current?.volume ?? 0) + action.by)
        return volumeHint()
      default:
        return action satisfies never
    }
  }
  const onSurface = () => {
    if (pointer.current === 'mouse' && controls) actions.toggle()
    else send('tap')
  }
  const given = { title, duration, showProgress, showPlayBtn, showMuteBtn, showFullscreenBtn }
  const own = {
    className: 'sw-video',
    role: 'group',
    'aria-label': rest['aria-labelledby'] ? undefined : (title ?? words['video.label']),
    'data-state': state.isPaused ? 'paused' : 'playing',
    'data-waiting': state.isWaiting || undefined,
    'data-failed': hasFailed || undefined,
    'data-full-screen': fullScreen.isFull || undefined,
    'data-controls': !controls ? 'none' : isShown ? 'shown' : 'hidden',
    // After a press by a pointer, keys act on the video, not on the pressed button.
    tabIndex: -1,
    onKeyDown: press,
    onClick: ({ detail, target }: MouseEvent<HTMLElement>) => {
      const button = (target as Element).closest('.sw-icon-button, .sw-video-center, .sw-video-retry')
      // The last two are removed by their press.
      if (button && (detail > 0 || !button.matches('.sw-icon-button'))) root.current?.focus({ preventScroll: true })
    },
    onFocus: () => send('use'),
    onPointerMove: (event: PointerEvent) => event.pointerType === 'mouse' && send('use'),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && send('leave'),
  }
  const isCentral = controls && showCenterPlayBtn && state.isPaused && state.isAtRest && !state.isWaiting && !hasFailed
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef<HTMLDivElement>(root, ref)}>
      <video
        ref={video}
        className="sw-video-picture"
        src={stream.isStream ? undefined : src}
        poster={poster}
        loop={loop}
        muted={muted}
        preload={preload}
        crossOrigin={crossOrigin}
        playsInline
        tabIndex={-1}
        style={{ objectFit }}
        {...videoHandlers({
          onPlay,
          onPause,
          onEnded,
          onWaiting,
          onTimeUpdate,
          onProgress,
          onSeekComplete,
          onVolumeChange,
          onRateChange,
          onError,
        })}
      >
        {tracks.map(({ src: address, srcLang, label, kind = 'captions' }) => (
          <track key={address} src={address} srcLang={srcLang} label={label ?? srcLang} kind={kind} />
        ))}
      </video>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons and keys do the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons and keys do the same. */}
      <div
        ref={surface}
        className="sw-video-surface"
        onPointerDown={(event) => {
          pointer.current = event.pointerType
        }}
        onClick={onSurface}
        onDoubleClick={() => pointer.current === 'mouse' && controls && fullScreen.toggle().catch(() => {})}
      >
        {/* Inside, because an animated layer beside it would let the browser take its touches. */}
        <div ref={layer} className="sw-video-danmu" aria-hidden="true" />
        <div ref={captions.cues} className="sw-video-cues" />
        <div className="sw-video-status" role="status">
          {hint && (
            <span key={hint.key} className="sw-video-hint" onAnimationEnd={() => setHint(undefined)}>
              {hint.text}
            </span>
          )}
        </div>
      </div>
      {children && <div className="sw-video-content">{children}</div>}
      {state.isWaiting && <span className="sw-video-waiting" role="img" aria-label={words['app.loading']} />}
      {isCentral && (
        <button type="button" className="sw-video-center" aria-label={words['media.play']} onClick={actions.toggle}>
          <VideoIcon name="play" />
        </button>
      )}
      {controls && !hasFailed && (
        <VideoControls
          {...{ words, state, actions, captions, fullScreen, pip, send, given }}
          stream={stream.state}
          danmu={danmuBtn ? { isShown: isDanmuOn, toggle: () => setDanmuOn(!isDanmuOn) } : undefined}
        />
      )}
      {hasFailed && (
        <div className="sw-video-failure" role="alert">
          <p dir="auto">{words['video.failed']}</p>
          <button type="button" className="sw-video-retry" onClick={stream.state ? stream.retry : actions.retry}>
            {words['media.retry']}
          </button>
        </div>
      )}
    </div>
  )
}

/** The kind of the focused element, which decides the actions of keys. */
function keyTarget(element: HTMLElement): KeyTarget {
  const { keys } = element.dataset
  if (keys === 'position' || keys === 'volume') return keys
  if (element.matches('button, a')) return 'button'
  return element.matches('input, textarea, select, [contenteditable]') ? 'field' : 'other'
}
