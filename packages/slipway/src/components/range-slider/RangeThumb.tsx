import type { CSSProperties, FormEvent, KeyboardEvent, ReactNode } from 'react'
import { walkLeftwards } from '../../hooks/slider/rangeInput.ts'
import type { SliderRange } from '../../hooks/slider/slider.state.ts'
import { useNativeListener } from '../../hooks/useNativeListener.ts'

interface RangeThumbProps {
  readonly name: string | undefined
  readonly label: string
  readonly invalid: boolean | undefined
  readonly range: SliderRange
  readonly value: number
  readonly percent: number
  onMove(source: FormEvent<HTMLInputElement>): void
  onFinish(source: Event): void
}

/** One thumb: a native range input whose track is transparent. */
export function RangeThumb({
  name,
  label,
  invalid,
  range,
  value,
  percent,
  onMove,
  onFinish,
}: RangeThumbProps): ReactNode {
  return (
    <input
      className="sw-slider sw-range-slider-thumb"
      style={{ '--sw-slider-percent': percent } as CSSProperties}
      type="range"
      name={name}
      aria-label={label}
      aria-invalid={invalid}
      {...range}
      value={value}
      onInput={onMove}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => walkLeftwards(event, range)}
      // React's `onChange` is the browser's `input` event.
      ref={useNativeListener('change', onFinish)}
    />
  )
}
