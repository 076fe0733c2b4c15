import { type ReactNode, useId } from 'react'
import { usePressAndHold } from './usePressAndHold.ts'

interface StepperButtonProps {
  readonly label: string
  /** What names the field, and so the button after its own label. */
  readonly field: { readonly labelledBy: string | undefined; readonly name: string | null | undefined }
  /** The drawing, on a grid of 24. */
  readonly sign: string
  readonly disabled: boolean | undefined
  /** Answers whether the number has moved. */
  readonly onStep: () => boolean
}

/** One of the two buttons. Keys reach the number itself, where the arrows do the same. */
export function StepperButton({ label, field, sign, disabled, onStep }: StepperButtonProps): ReactNode {
  const id = useId()
  const { labelledBy, name } = field
  return (
    <button
      {...usePressAndHold(onStep)}
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
