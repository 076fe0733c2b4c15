import './audio.css'
import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../base/call/ApiError.ts'
import { enAudio } from '../../base/locale/en/enAudio.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { unload } from '../../hooks/media/unload.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** Event of `Audio`. Its target is the `<audio>`. */
export type AudioEvent<Detail = Record<never, never>> = ComponentEvent<Detail, HTMLAudioElement>

type DivProps = Omit<ComponentProps<'div'>, 'children' | 'onPlay' | 'onPause' | 'onEnded' | 'onError' | 'onTimeUpdate'>

/** Props of `Audio`. All other props are passed to its `<div>`. */
export interface AudioProps extends DivProps {
  /** Address of the sound. */
  src?: string | undefined
  /** Whether the player is visible. Without controls, the sound is played by `autoplay`. @default true */
  controls?: boolean | undefined
  /** Whether the sound plays as soon as it can, if the browser allows it. @default false */
  autoplay?: boolean | undefined
  /** @default false */
  loop?: boolean | undefined
  /** Picture of the sound. */
  poster?: string | undefined
  /** Name of the sound. It names the player for screen readers. */
  name?: string | undefined
  /** Author of the sound. */
  author?: string | undefined
  /** Called when the sound begins to play. */
  onPlay?: ((event: AudioEvent) => void) | undefined
  /** Called when the sound pauses. */
  onPause?: ((event: AudioEvent) => void) | undefined
  /** Called at the end of the sound. */
  onEnded?: ((event: AudioEvent) => void) | undefined
  /** Called about four times per second while the sound plays, and after each jump. Times are in seconds. */
  onTimeUpdate?: ((event: AudioEvent<{ readonly currentTime: number; readonly duration: number }>) => void) | undefined
  /**
   * Called when the sound cannot be loaded or played: `unavailable` if the connection is lost, otherwise `failed`. The next press of the
   * button tries again.
   */
  onError?: ((event: AudioEvent<ApiError>) => void) | undefined
}

type MediaSource = SyntheticEvent<HTMLAudioElement>

const none = {}
const atFirst = { isPaused: true, hasFailed: false }

/**
 * Plays a sound, with a button, a seek bar, and the time.
 *
 * @example
 * <Audio src="/fair-winds.webm" name="Fair winds" author="The Crew" poster="/cover.jpg" />
 */
export function Audio({
  src,
  controls = true,
  autoplay,
  loop,
  poster,
  name,
  author,
  onPlay,
  onPause,
  onEnded,
  onTimeUpdate,
  onError,
  ...rest
}: AudioProps): ReactNode {
  const words = useWords(enAudio)
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState(atFirst)
  const [late, setLate] = useState<typeof import('./AudioPosition.tsx')>()
  const { isPaused, hasFailed } = state

  useEffect(() => {
    import('./AudioPosition.tsx').then(setLate, () => {})
    const element = audio.current
    return () => {
      if (element) unload(element)
    }
  }, [])
  const toggle = () => {
    const element = audio.current
    if (!element) return
    if (hasFailed) element.load()
    if (isPaused || hasFailed) element.play().catch(() => {})
    else element.pause()
  }
  const read = ({ currentTarget: { paused, error } }: MediaSource) =>
    setState({
      isPaused: paused,
      hasFailed: error !== null,
    })
  const emit =
    <Detail,>(
      listener: ((event: AudioEvent<Detail>) => void) | undefined,
      detailOf: (from: HTMLAudioElement) => Detail,
    ) =>
    (source: MediaSource) => {
      read(source)
      listener?.(componentEvent(source.type, source.currentTarget, detailOf(source.currentTarget), source))
    }
  const own = {
    className: 'sw-audio',
    role: 'group',
    'aria-label': rest['aria-labelledby'] ? undefined : (name ?? words['audio.label']),
    'data-state': isPaused ? 'paused' : 'playing',
    'data-failed': hasFailed || undefined,
    hidden: !controls || undefined,
  }
  return (
    <div {...mergeProps(own, rest)}>
      {/* biome-ignore lint/a11y/useMediaCaption: an app describes sounds of speech beside them. */}
      <audio
        ref={audio}
        src={src}
        autoPlay={autoplay}
        loop={loop}
        preload="metadata"
        onEmptied={read}
        onPlay={emit(onPlay, () => none)}
        onPause={emit(onPause, () => none)}
        onEnded={emit(onEnded, () => none)}
        onTimeUpdate={emit(onTimeUpdate, ({ currentTime: time, duration: length }) => ({
          currentTime: time,
          duration: length,
        }))}
        onError={emit(
          onError,
          ({ error }) => new ApiError('Audio', error?.code === 2 ? 'unavailable' : 'failed', error?.message ?? ''),
        )}
      />
      <span className="sw-audio-cover">
        {poster && <img src={poster} alt="" draggable={false} />}
        <button type="button" aria-label={words[isPaused ? 'media.play' : 'media.pause']} onClick={toggle}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isPaused ? 'M8 5v14l11-7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'} />
          </svg>
        </button>
      </span>
      <span className="sw-audio-name" dir="auto" aria-hidden={!author}>
        {name} <span>{author}</span>
      </span>
      {hasFailed ? (
        <span className="sw-audio-failure" role="alert">
          {words['audio.failed']}
        </span>
      ) : (
        late && <late.AudioPosition audio={audio} />
      )}
    </div>
  )
}
