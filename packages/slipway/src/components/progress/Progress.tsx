import './progress.css'
import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react'
import { progressDefaults } from '../../base/defaults/defaults.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { progressPercent } from './progress.state.ts'
import { useProgress } from './useProgress.ts'

/** The event of `onActiveEnd`. */
export type ProgressEndEvent = ComponentEvent<{ readonly value: number }, HTMLProgressElement>

/** What a progress takes, next to everything a `<progress>` takes. */
export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'value' | 'max' | 'children'> {
  /**
   * How much is done, 0 to 100. Less counts as 0, more as 100, and what is no number as 0.
   * @default 0
   */
  percent?: number
  /**
   * Whether the percentage is shown next to the bar.
   * @default false
   */
  showInfo?: boolean
  /**
   * Whether the bar moves to each new percentage, from 0 at first.
   * @default false
   */
  active?: boolean
  /**
   * Where such a move begins: `backwards` at 0, `forwards` where the bar is.
   * @default 'backwards'
   */
  activeMode?: 'backwards' | 'forwards'
  /**
   * Milliseconds that such a move takes for each percent.
   * @default defaults.progress.stepMs (30)
   */
  duration?: number
  /**
   * Colour of the part that is done.
   * @default the theme's accent
   */
  activeColor?: string
  /**
   * Colour of the part behind it.
   * @default the theme's fill
   */
  backgroundColor?: string
  /**
   * Thickness of the bar in pixels.
   * @default defaults.progress.strokeWidthPx (6)
   */
  strokeWidth?: number
  /**
   * Radius of its corners: pixels, or any CSS length.
   * @default round ends
   */
  borderRadius?: number | string
  /**
   * Size of the percentage next to the bar: pixels, or any CSS length.
   * @default 16
   */
  fontSize?: number | string
  /** Called when a move of the bar has ended. */
  onActiveEnd?(event: ProgressEndEvent): void
}

/**
 * Shows how much of something is done.
 *
 * It is a `<progress>`: assistive technology reads its value, and everything it does not know goes there. It needs an
 * accessible name, by `<label>` or `aria-label`.
 *
 * @example
 * <Progress aria-label="Upload" percent={40} showInfo />
 *
 * Source: specification, sections 5 (clamped) and 9 (defaults).
 */
export function Progress({
  percent = 0,
  showInfo = false,
  active = false,
  activeMode = 'backwards',
  duration = progressDefaults.stepMs,
  activeColor,
  backgroundColor,
  strokeWidth = progressDefaults.strokeWidthPx,
  borderRadius,
  fontSize = 16,
  onActiveEnd,
  ref,
  ...rest
}: ProgressProps): ReactNode {
  const bar = useRef<HTMLProgressElement>(null)
  const wanted = progressPercent(percent)
  const drawn = useProgress(wanted, {
    stepMs: active ? duration : undefined,
    fromZero: activeMode === 'backwards',
    onEnd() {
      if (bar.current) onActiveEnd?.(componentEvent('activeend', bar.current, { value: wanted }))
    },
  })
  const own = {
    className: 'sw-progress',
    style: {
      '--sw-progress-active-color': activeColor,
      '--sw-progress-background-color': backgroundColor,
      '--sw-progress-stroke-width': `${strokeWidth}px`,
      '--sw-progress-border-radius': borderRadius === undefined ? undefined : lengthOf(borderRadius),
      '--sw-progress-step': active ? `${duration}ms` : undefined,
    } as CSSProperties,
    'data-active': active || undefined,
  }
  const progress = <progress {...mergeProps(own, rest)} max={100} value={drawn} ref={useMergedRef(bar, ref)} />
  if (!showInfo) return progress
  return (
    <span className="sw-progress-row">
      {progress}
      {/* The bar says its value itself. */}
      <span className="sw-progress-info" aria-hidden="true" style={{ fontSize: lengthOf(fontSize) }}>
        {Math.round(drawn)}%
      </span>
    </span>
  )
}

const lengthOf = (length: number | string) => (typeof length === 'number' ? `${length}px` : length)
