// Separate chunk: loaded when an audio player is mounted.
import '../../styles/media-slider.css'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { enPosition } from '../../base/locale/en/enPosition.ts'
import { fill, localeStore } from '../../base/locale/locale.ts'
import { beginPlaying } from '../../base/page/playing.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { formatTime } from '../../hooks/media/formatTime.ts'
import { MediaSlider } from '../../hooks/media/MediaSlider.tsx'
import { spokenTime } from '../../hooks/media/spokenTime.ts'
import { useMediaState } from '../../hooks/media/useMediaState.ts'

/** Props of `AudioPosition`. */
interface AudioPositionProps {
  readonly audio: RefObject<HTMLAudioElement | null>
}

/** The time and the seek bar of an audio player. */
export function AudioPosition({ audio }: AudioPositionProps): ReactNode {
  const words = useWords(enPosition)
  const [{ currentTime, duration, bufferedTo, isPaused }, read] = useMediaState(audio)
  useEffect(() => (audio.current && !isPaused ? beginPlaying(audio.current, false) : undefined), [audio, isPaused])
  const max = Number.isFinite(duration) ? duration : 0
  const { locale } = localeStore.get()
  const [time, length] = [spokenTime(currentTime, locale), spokenTime(max, locale)]
  return (
    <>
      <span className="sw-audio-time" aria-hidden="true">
        {formatTime(currentTime)}
        {max > 0 && ` / ${formatTime(max)}`}
      </span>
      <MediaSlider
        aria-label={words['media.position']}
        aria-valuetext={fill(words['media.time'], { time, duration: length })}
        value={currentTime}
        max={max}
        buffered={bufferedTo}
        onCommit={(seconds) => {
          if (audio.current) audio.current.currentTime = seconds
          read()
        }}
        onKeyDown={(event) => {
          // A step of the browser would be one second.
          const sign = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
          if (!sign || !audio.current) return
          event.preventDefault()
          audio.current.currentTime = Math.max(0, Math.min(max, audio.current.currentTime + sign * 5))
          read()
        }}
      />
    </>
  )
}
