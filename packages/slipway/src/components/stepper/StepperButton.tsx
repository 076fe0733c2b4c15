import type { ReactNode } from 'react'
import { usePressAndHold } from './usePressAndHold.ts'

interface StepperButtonProps {
  readonly label: string
  /** The drawing, on a grid of 24. */
  readonly sign: string
  readonly disabled: boolean | undefined
  /** Answers whether the number has moved. */
  readonly onStep: () => boolean
}

/** One of the two buttons. Keys reach the number itself, where the arrows do the same. */
export function StepperButton({ label, sign, disabled, onStep }: StepperButtonProps): ReactNode {
  return (
    <button
      {...usePressAndHold(onStep)}
      className="sw-icon-button sw-stepper-button"
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  )
}
