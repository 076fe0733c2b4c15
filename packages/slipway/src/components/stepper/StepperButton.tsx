import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { whenLoaded } from '../../base/whenLoaded.ts'

interface StepperButtonProps {
  readonly label: string
  /** What names the field, and so the button after its own label: an element, else a text. */
  readonly labelledBy: string | undefined
  readonly name: string | null | undefined
  /** The drawing, on a grid of 24. */
  readonly sign: string
  readonly disabled: boolean | undefined
  /** Answers whether the number has moved. */
  readonly onStep: () => boolean
}

/** One of the two buttons. Keys reach the number itself, where the arrows do the same. */
export function StepperButton({ label, labelledBy, name, sign, disabled, onStep }: StepperButtonProps): ReactNode {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const step = useEffectEvent(onStep)
  // Where it cannot be loaded, each press is one step.
  useEffect(() => whenLoaded(import('./holdPress.ts'), (late) => late.holdPress(button, () => step())), [])
  return (
    <button
      ref={button}
      onClick={onStep}
      // The field keeps the focus, or goes without: a phone opens no keyboard.
      onMouseDown={(event) => event.preventDefault()}
      // Held by a finger, some systems ask what to do with it.
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
