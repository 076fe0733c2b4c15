import { textLength } from '../../base/text/textLength.ts'
import './progress.css'
import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react'
import { progressDefaults } from '../../base/defaults/defaults.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { progressPercent } from './progress.state.ts'
import { useProgress } from './useProgress.ts'

/** Event of `onActiveEnd`. */
export type ProgressEndEvent = ComponentEvent<{ readonly value: number }, HTMLProgressElement>

/** Props of `Progress`, in addition to the props of `<progress>`. */
export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'value' | 'max' | 'children'> {
  /**
   * Progress in percent, 0 to 100. Smaller values count as 0, greater ones as 100, and `NaN` as 0.
   * @default 0
   */
  percent?: number
  /**
   * Whether the percentage is shown next to the bar.
   * @default false
   */
  showInfo?: boolean
  /**
   * Whether the bar animates to each new percentage; it begins at 0.
   * @default false
   */
  active?: boolean
  /**
   * Start of the animation: `backwards` begins at 0, `forwards` at the current percentage.
   * @default 'backwards'
   */
  activeMode?: 'backwards' | 'forwards'
  /**
   * Duration of the animation in milliseconds per percent.
   * @default defaults.progress.stepMs (30)
   */
  duration?: number
  /**
   * Colour of the filled part.
   * @default the theme's accent
   */
  activeColor?: string
  /**
   * Colour of the track behind it.
   * @default the theme's fill
   */
  backgroundColor?: string
  /**
   * Thickness of the bar, in pixels.
   * @default defaults.progress.strokeWidthPx (6)
   */
  strokeWidth?: number
  /**
   * Radius of the corners: a number of pixels, or any CSS length.
   * @default round ends
   */
  borderRadius?: number | string
  /**
   * Font size of the percentage next to the bar: a number of pixels, which grow with the text size of the browser, or any CSS length.
   * @default 16
   */
  fontSize?: number | string
  /** Called when an animation of the bar has ended. */
  onActiveEnd?(event: ProgressEndEvent): void
}

/**
 * Shows the progress of a task.
 *
 * It is a `<progress>`: assistive technology reads its value. All other props are passed to the element. It needs an accessible
 * name, from a `<label>` or `aria-label`.
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
  const target = progressPercent(percent)
  const shown = useProgress(target, {
    stepMs: active ? duration : undefined,
    fromZero: activeMode === 'backwards',
    onEnd() {
      if (bar.current) onActiveEnd?.(componentEvent('activeend', bar.current, { value: target }))
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
  const progress = <progress {...mergeProps(own, rest)} max={100} value={shown} ref={useMergedRef(bar, ref)} />
  if (!showInfo) return progress
  return (
    <span className="sw-progress-row">
      {progress}
      {/* Hidden, because the bar already has the value for assistive technology. */}
      <span className="sw-progress-info" aria-hidden="true" style={{ fontSize: textLength(fontSize) }}>
        {Math.round(shown)}%
      </span>
    </span>
  )
}

const lengthOf = (length: number | string) => (typeof length === 'number' ? `${length}px` : length)
