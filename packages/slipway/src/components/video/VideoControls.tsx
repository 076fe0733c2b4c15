import { type ReactNode, useRef, useState } from 'react'
import type { enVideo } from '../../base/locale/en/enVideo.ts'
import { formatTime } from '../../hooks/media/formatTime.ts'
import { MediaSlider } from '../../hooks/media/MediaSlider.tsx'
import type { MediaState } from '../../hooks/media/mediaState.ts'
import type { StreamState } from './hls/stream.ts'
import { VideoIcon, type VideoIconName } from './icons.tsx'
import type { Captions } from './useCaptions.ts'
import type { SendControls } from './useControls.ts'
import type { FullScreen } from './useFullScreen.ts'
import type { PictureInPicture } from './usePictureInPicture.ts'
import { VideoPosition } from './VideoPosition.tsx'
import type { VideoActions } from './videoActions.ts'
import type { VideoProps } from './videoProps.ts'

/** Props of `VideoControls`. */
interface VideoControlsProps {
  readonly given: Pick<
    VideoProps,
    'title' | 'duration' | 'showProgress' | 'showPlayBtn' | 'showMuteBtn' | 'showFullscreenBtn'
  >
  readonly words: Readonly<Record<keyof typeof enVideo, string>>
  readonly state: MediaState
  readonly actions: VideoActions
  readonly captions: Captions
  readonly fullScreen: FullScreen
  readonly pip: PictureInPicture
  readonly send: SendControls
  /** State of a stream that hls.js plays. */
  readonly stream: Partial<StreamState> | undefined
  /** The bullet comments, if their button is shown. */
  readonly danmu: { readonly isShown: boolean; toggle(): void } | undefined
}

/** The controls over a video: title and picture in picture above, seek bar and buttons below. They are never mirrored. */
export function VideoControls(props: VideoControlsProps): ReactNode {
  const { given, words, state, actions, captions, fullScreen, pip, send, danmu, stream } = props
  const { showProgress, showPlayBtn, showMuteBtn, showFullscreenBtn } = given
  const [isOpen, setOpen] = useState(false)
  const [late, setLate] = useState<typeof import('./VideoSettings.tsx')>()
  const settings = useRef<HTMLButtonElement>(null)
  const duration = durationOf(state.duration, given.duration)
  const isSilent = state.isMuted || state.volume === 0

  const toggleSettings = () => {
    setOpen(!isOpen)
    send(isOpen ? 'release' : 'hold')
    if (late) return
    // Offline, the next press tries again.
    import('./VideoSettings.tsx').then(setLate, () => setOpen(false))
  }
  return (
    <>
      <div className="sw-video-top">
        {/* The group has the title as its name. */}
        <span className="sw-video-title" dir="auto" aria-hidden="true">
          {given.title}
        </span>
        {pip.isPossible && (
          <Control
            icon="pip"
            label={words['video.pictureInPicture']}
            isPressed={pip.isActive}
            onPress={() => (pip.isActive ? pip.exit() : pip.enter()).catch(() => {})}
          />
        )}
      </div>
      <div className="sw-video-bottom">
        {showProgress && (
          <VideoPosition
            label={words['media.position']}
            timeText={words['media.time']}
            currentTime={state.currentTime}
            duration={duration}
            bufferedTo={state.bufferedTo}
            onSeek={actions.seek}
            onDrag={(isDragging) => send(isDragging ? 'hold' : 'release')}
          />
        )}
        <div className="sw-video-bar">
          {showPlayBtn && (
            <Control
              icon={state.isPaused ? 'play' : 'pause'}
              label={words[state.isPaused ? 'media.play' : 'media.pause']}
              onPress={actions.toggle}
            />
          )}
          {showMuteBtn && (
            <span className="sw-video-volume">
              <Control
                icon={isSilent ? 'muted' : 'sound'}
                label={words[isSilent ? 'media.unmute' : 'media.mute']}
                onPress={actions.mute}
              />
              <MediaSlider
                data-keys="volume"
                aria-label={words['media.volume']}
                aria-valuetext={`${Math.round(state.volume * 100)} %`}
                max={1}
                value={state.isMuted ? 0 : state.volume}
                onSlide={actions.setVolume}
              />
            </span>
          )}
          {showProgress && (
            <span className="sw-video-time" aria-hidden="true">
              {formatTime(state.currentTime)}
              {duration > 0 && <span> / {formatTime(duration)}</span>}
            </span>
          )}
          {stream?.isLive && (
            <button type="button" className="sw-icon-button sw-video-live" onClick={stream.goLive}>
              {words['video.live']}
            </button>
          )}
          <span className="sw-video-space" />
          {danmu && (
            <Control icon="comments" label={words['video.danmu']} isPressed={danmu.isShown} onPress={danmu.toggle} />
          )}
          {captions.tracks.length > 0 && (
            <Control
              className="sw-video-wide"
              icon="captions"
              label={words['video.captions']}
              isPressed={captions.shown !== undefined}
              onPress={captions.toggle}
            />
          )}
          <button
            ref={settings}
            type="button"
            className="sw-icon-button sw-video-settings"
            aria-label={words['video.settings']}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={toggleSettings}
          >
            <VideoIcon name="settings" />
          </button>
          {showFullscreenBtn && (
            <Control
              icon={fullScreen.isFull ? 'exit' : 'fullScreen'}
              label={words[fullScreen.isFull ? 'video.exitFullScreen' : 'video.fullScreen']}
              onPress={() => fullScreen.toggle().catch(() => {})}
            />
          )}
        </div>
      </div>
      {isOpen && late && (
        <late.VideoSettings
          words={words}
          rate={state.rate}
          captions={captions}
          stream={stream}
          onRate={actions.setRate}
          onClose={(isByKey) => {
            toggleSettings()
            if (isByKey) settings.current?.focus()
          }}
        />
      )}
    </>
  )
}

/** The known duration in seconds; 0 if there is none, as for a live stream. */
function durationOf(seconds: number, given = 0): number {
  if (seconds === Number.POSITIVE_INFINITY) return 0
  return seconds > 0 ? seconds : Math.max(0, given)
}

/** Props of `Control`. */
interface ControlProps {
  readonly icon: VideoIconName
  readonly label: string
  readonly isPressed?: boolean
  readonly className?: string
  onPress(): void
}

/** A button of the controls. */
function Control({ icon, label, isPressed, className = '', onPress }: ControlProps): ReactNode {
  return (
    <button
      type="button"
      className={`sw-icon-button ${className}`}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <VideoIcon name={icon} />
    </button>
  )
}
