import { type ReactNode, useEffectEvent, useId, useRef } from 'react'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import { useVisibleEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'

interface StepperButtonProps {
  readonly label: string
  /** The id of the element that names the field. The name is appended to the button's own label. */
  readonly labelledBy: string | undefined
  readonly name: string | null | undefined
  /** The path of the icon, on a grid of 24. */
  readonly sign: string
  readonly disabled: boolean | undefined
  /** Returns whether the number has changed. */
  readonly onStep: () => boolean
}

/** A button that steps up or down. It is not a tab stop, because the arrow keys in the field do the same. */
export function StepperButton({ label, labelledBy, name, sign, disabled, onStep }: StepperButtonProps): ReactNode {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const step = useEffectEvent(onStep)
  // Without the code, each press is one step.
  useVisibleEffect(
    () =>
      whenLoaded(
        () => import('./holdPress.ts'),
        (late) => late.holdPress(button, () => step()),
      ),
    [],
  )
  return (
    <button
      ref={button}
      onClick={onStep}
      // The focus does not move, so a phone opens no soft keyboard.
      onMouseDown={(event) => event.preventDefault()}
      // Some systems open a context menu on a long press.
      onContextMenu={(event) => event.preventDefault()}
      id={id}
      className="sw-icon-button sw-stepper-button"
      type="button"
      tabIndex={-1}
      aria-label={name && !labelledBy ? `${label} ${name}` : label}
      aria-labelledby={labelledBy && `${id} ${labelledBy}`}
      disabled={disabled}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  )
}
