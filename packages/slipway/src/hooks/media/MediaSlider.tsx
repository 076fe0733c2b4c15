import { type ComponentProps, type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useNativeListener } from '../useNativeListener.ts'
import { timeAt } from './timeAt.state.ts'

/** Diameter of the thumb in pixels, as in the style sheet. */
export const thumbPx = 14

/** Props of `MediaSlider`, in addition to those of `<input>`. */
export interface MediaSliderProps extends Omit<ComponentProps<'input'>, 'ref' | 'value' | 'max' | 'onSlide'> {
  readonly value: number
  readonly max: number
  /** End of the loaded part. */
  readonly buffered?: number
  /** Called with each value during a drag, and after a change by a key. */
  onSlide?(value: number): void
  /** Called at the end of a drag, and after a change by a key. */
  onCommit?(value: number): void
  /** Called when a drag ends, also without a change. */
  onRelease?(): void
}

/** A slider for a position or a volume, which runs from left to right in every language. Styles: `styles/media-slider.css`. */
export function MediaSlider(props: MediaSliderProps): ReactNode {
  const { value, max, buffered = 0, onSlide, onCommit, onRelease, ...rest } = props
  const [dragged, setDragged] = useState<number>()
  /** Whether the browser has moved the thumb since the press. Safari on iOS does not move it by a tap on the track. */
  const isMoved = useRef(false)
  const shown = Math.min(dragged ?? value, max)
  const percentOf = (part: number) => (max > 0 ? (Math.min(part, max) / max) * 100 : 0)

  const slide = (next: number) => {
    isMoved.current = true
    setDragged(next)
    onSlide?.(next)
  }
  const commit = (next: number) => {
    setDragged(undefined)
    onCommit?.(next)
    onRelease?.()
  }
  const release = ({ type, clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
    if (type === 'pointerup' && !isMoved.current) {
      const next = timeAt(clientX, currentTarget.getBoundingClientRect(), max, thumbPx)
      // A press of the thumb itself changes nothing.
      const isThumb = Math.abs(percentOf(next) - percentOf(shown)) * currentTarget.clientWidth < thumbPx * 50
      if (!isThumb) return commit(next)
    }
    // The browser's `change` follows `pointerup`.
    setTimeout(() => setDragged(undefined))
    onRelease?.()
  }
  return (
    <input
      {...rest}
      ref={useNativeListener('change', ({ currentTarget }) =>
        commit((currentTarget as HTMLInputElement).valueAsNumber),
      )}
      type="range"
      dir="ltr"
      className={`sw-media-slider ${rest.className ?? ''}`}
      style={{ '--sw-media-value': percentOf(shown), '--sw-media-buffered': percentOf(buffered) } as CSSProperties}
      min={0}
      max={max}
      step="any"
      value={shown}
      disabled={max === 0}
      onChange={({ target }) => slide(target.valueAsNumber)}
      onPointerDown={() => {
        isMoved.current = false
      }}
      onPointerUp={release}
      onPointerCancel={release}
    />
  )
}
