import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { flushSync } from 'react-dom'
import { type NumberRange, readTyped } from './typing.state.ts'

interface NumberFieldProps {
  readonly label: string
  readonly number: number | undefined
  readonly range: NumberRange
  readonly isInvalid: boolean
  readonly ref?: Ref<HTMLInputElement> | undefined
  textOf(number: number): string
  /** Returns the number for digits that the user has left unfinished. */
  numberOf(digits: string): number
  onNumber(number: number | undefined): void
  onStep(steps: number): void
}

/** A field for one number of a date or time. The next field takes the focus when the number is complete. */
export function NumberField({
  label,
  number,
  range,
  isInvalid,
  ref,
  textOf,
  numberOf,
  onNumber,
  onStep,
}: NumberFieldProps): ReactNode {
  /** The digits while they are typed. */
  const [digits, setDigits] = useState<string>()
  const length = String(range.last).length

  const type = (input: HTMLInputElement) => {
    const typed = readTyped(input.value, range)
    // Rendered before the next field takes the focus, because `finish` would set the number again when this field loses it.
    flushSync(() => {
      setDigits(typed.isComplete ? undefined : typed.digits)
      // The first digits of a year are no year yet.
      onNumber(length > 2 && !typed.isComplete ? undefined : typed.number)
    })
    if (typed.isComplete) focusNext(input, 1)
  }
  const finish = () => {
    if (digits === undefined) return
    setDigits(undefined)
    const next = digits === '' ? undefined : numberOf(digits)
    if (next !== undefined && next >= range.first && next <= range.last) onNumber(next)
  }
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input } = event
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    // The sheet, which confirms, reads the number.
    if (key === 'Enter') return flushSync(finish)
    const forward = getComputedStyle(input).direction === 'rtl' ? -1 : 1
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key]
    const move = { ArrowLeft: -forward, ArrowRight: forward, Backspace: input.value === '' ? -1 : 0 }[key]
    if (steps) {
      setDigits(undefined)
      onStep(steps)
    } else if (!move || event.shiftKey || !focusNext(input, move)) return
    event.preventDefault()
  }
  return (
    <input
      ref={ref}
      type="text"
      className="sw-typed-number"
      style={{ '--sw-typed-characters': length } as CSSProperties}
      data-typed=""
      role="spinbutton"
      aria-label={label}
      aria-valuenow={number}
      aria-valuemin={range.first}
      aria-valuemax={range.last}
      aria-invalid={isInvalid || undefined}
      inputMode="numeric"
      autoComplete="off"
      placeholder={'–'.repeat(length)}
      value={digits ?? (number === undefined ? '' : textOf(number))}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => type(currentTarget)}
      onBlur={finish}
      onKeyDown={walk}
    />
  )
}

/** Moves the focus to another field of the sheet. Returns whether there is one. */
function focusNext(input: HTMLElement, move: number): boolean {
  const fields = [...(input.closest('.sw-typed-rows')?.querySelectorAll<HTMLElement>('[data-typed]') ?? [])]
  const next = fields[fields.indexOf(input) + move]
  next?.focus()
  return next !== undefined
}
