import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import { fill, localeStore } from '../../base/locale/locale.ts'
import { formatTime } from '../../hooks/media/formatTime.ts'
import { MediaSlider, thumbPx } from '../../hooks/media/MediaSlider.tsx'
import { spokenTime } from '../../hooks/media/spokenTime.ts'
import { timeAt } from '../../hooks/media/timeAt.state.ts'

/** Props of `VideoPosition`. */
interface VideoPositionProps {
  readonly label: string
  /** Text of the position, with `{time}` and `{duration}`. */
  readonly timeText: string
  readonly currentTime: number
  /** Seconds. */
  readonly duration: number
  /** End of the loaded part, in seconds. */
  readonly bufferedTo: number
  onSeek(seconds: number): void
  /** Called when a drag begins and ends. */
  onDrag(isDragging: boolean): void
}

/** The seek bar, with the loaded part and the time below the pointer. It runs from left to right in every language. */
export function VideoPosition(props: VideoPositionProps): ReactNode {
  const { label, timeText, currentTime, duration, bufferedTo, onSeek, onDrag } = props
  const [hoverS, setHover] = useState<number>()
  const [dragS, setDrag] = useState<number>()
  const previewS = dragS ?? hoverS
  const hover = ({ pointerType, clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (pointerType === 'mouse') setHover(timeAt(clientX, currentTarget.getBoundingClientRect(), duration, thumbPx))
  }
  const { locale } = localeStore.get()
  return (
    <div className="sw-video-position" onPointerMove={hover} onPointerLeave={() => setHover(undefined)}>
      <MediaSlider
        data-keys="position"
        aria-label={label}
        aria-valuetext={fill(timeText, {
          time: spokenTime(dragS ?? currentTime, locale),
          duration: spokenTime(duration, locale),
        })}
        max={duration}
        value={currentTime}
        buffered={bufferedTo}
        onSlide={(seconds) => {
          setDrag(seconds)
          onDrag(true)
        }}
        onCommit={onSeek}
        onRelease={() => {
          setDrag(undefined)
          onDrag(false)
        }}
      />
      {previewS !== undefined && duration > 0 && (
        <output
          className="sw-video-preview"
          aria-hidden="true"
          style={{ '--sw-video-preview': (previewS / duration) * 100 } as CSSProperties}
        >
          {formatTime(previewS)}
        </output>
      )}
    </div>
  )
}
