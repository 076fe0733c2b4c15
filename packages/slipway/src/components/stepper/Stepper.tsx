import '../../styles/icon-button.css'
import './stepper.css'
import {
  type ComponentProps,
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { enStepper } from '../../base/locale/en/enStepper.ts'
import { plainNumber } from '../../base/numbers/plainNumber.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useFieldProps, usePlain } from '../../hooks/form/fieldContext.ts'
import { useFormValue } from '../../hooks/form/formValue.ts'
import { useFormReset } from '../../hooks/form/useFormReset.ts'
import { watchSetValue } from '../../hooks/form/watchSetValue.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { readText, restoreText, type TextState, typeText } from '../../hooks/text-field/writeText.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useNativeListener } from '../../hooks/useNativeListener.ts'
import { withoutChildren } from '../../hooks/withoutChildren.ts'
import { StepperButton } from './StepperButton.tsx'
import { canBecomeNumber, fitStepper, readStepper, stepFrom, stepperRange, stepperText } from './stepper.state.ts'

/** The event of `onChange`; `event.target.value` is the same number as text, empty for `NaN`. */
export type StepperEvent = ComponentEvent<{ readonly value: number }, HTMLInputElement>

type NativeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'step' | 'value' | 'defaultValue' | 'onChange' | 'children'
>

/** Props of `Stepper`, in addition to those of `<input>`. */
export interface StepperProps extends NativeProps {
  /**
   * The minimum, a number or a numeric string, as in HTML; `-Infinity` for no minimum.
   * @default 0
   */
  min?: number | string | undefined
  /**
   * The maximum, a number or a numeric string, as in HTML.
   * @default no maximum
   */
  max?: number | string | undefined
  /**
   * The distance between two numbers, counted from `min`. A typed number may be between two steps; the next step leads back to
   * them.
   * @default 1
   */
  step?: number
  /**
   * The number of decimals, which are always shown. Typed numbers are rounded to them.
   * @default the decimals of `step` and `min`, without trailing zeros
   */
  decimals?: number
  /** The controlled number; `NaN` for an empty field. */
  value?: number
  /**
   * The initial number of an uncontrolled stepper, which a form reset restores; `NaN` for an empty field.
   * @default `min`, or 0 without a minimum
   */
  defaultValue?: number
  /**
   * Whether the user can clear the field; its value is then `NaN`. Otherwise the previous number is restored.
   * @default false
   */
  clearable?: boolean
  /**
   * Whether the stepper has no background, because the element around it has one.
   * @default true in a row of a list, else false
   */
  plain?: boolean
  /**
   * Called when the number has changed: with each step, and when the user confirms a typed number by leaving the field or by
   * Enter. Not called while typing, because 1 may become 12.
   */
  onChange?(event: StepperEvent): void
}

/**
 * An input for a number that can be changed in steps or typed.
 *
 * It is an `<input>` between two buttons: forms, labels and form libraries work as with any input, and all other props are
 * passed to that input. It needs an accessible name: a `<label>` or `aria-label`.
 *
 * @example
 * <Stepper aria-label="Tickets" min={1} max={8} value={count} onChange={({ detail }) => setCount(detail.value)} />
 */
export function Stepper({
  min = 0,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  decimals,
  value,
  defaultValue,
  clearable = false,
  plain,
  onChange,
  ref,
  ...given
}: StepperProps): ReactNode {
  const rest = mergeProps(useFieldProps(given), given)
  const range = stepperRange({ min: Number(min), max: Number(max), step, decimals })
  const initial = defaultValue ?? fitStepper(0, range)
  const [owned, setOwned] = useControlled(value, initial)
  /** The text while it is being typed. Each new object triggers a render, even if nothing else has changed. */
  const [draft, setDraft] = useState<{ readonly text?: string }>({})
  const control = useRef<HTMLInputElement>(null)
  /** The number before the current change. */
  const changedFrom = useRef<number>(undefined)
  /** The text and the selection before the current edit. */
  const edited = useRef<TextState>(undefined)
  /** Whether the last typed character was rejected or replaced. */
  const isCorrected = useRef(false)
  const [labelText, setLabelText] = useState<string | null>()
  const words = useWords(enStepper)

  const number = fitStepper(owned, range)
  const textOf = (next: number) => stepperText(next, decimals)
  const shown = draft.text ?? textOf(number)
  const latestShown = useLatest(shown)
  const numberIn = (input: HTMLInputElement) => fitStepper(readStepper(input.value), range)

  const type = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    changedFrom.current ??= number
    setDraft({ text: input.value })
  }
  const keepState = ({ currentTarget }: Event) => {
    edited.current = readText(currentTarget as HTMLInputElement)
  }
  // Before React reads the text. A composition of an input method must not be disturbed; its text is read when it is confirmed.
  const keepRules = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement
    if ((event as InputEvent).isComposing) return
    const text = plainNumber(input.value).trim()
    const fits = canBecomeNumber(text, range)
    const before = edited.current ?? { ...readText(input), text: shown }
    edited.current = undefined
    isCorrected.current = !fits || text !== input.value
    if (fits) return typeText(input, text)
    restoreText(input, before)
    event.stopImmediatePropagation()
  }
  const settle = (source: Event) => {
    const input = source.currentTarget as HTMLInputElement
    const before = changedFrom.current ?? number
    changedFrom.current = undefined
    isCorrected.current = false
    const typed = numberIn(input)
    const next = Number.isNaN(typed) && !(clearable && input.value.trim() === '') ? before : typed
    input.value = textOf(next)
    setOwned(next)
    // Even if the number has not changed, the field may still show the typed text.
    setDraft({})
    if (!Object.is(next, before)) onChange?.(componentEvent('change', input, { value: next }, source))
  }
  // Safari emits no `change` event if a script has written the text since the last input.
  const confirm = () => {
    if (isCorrected.current) control.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const move = (stepOf: (from: number) => number): boolean => {
    const input = control.current
    if (!input || input.matches(':disabled') || input.readOnly) return false
    const before = numberIn(input)
    const next = stepOf(before)
    if (Object.is(next, before)) return false
    changedFrom.current ??= number
    input.value = textOf(next)
    for (const event of ['input', 'change']) input.dispatchEvent(new Event(event, { bubbles: true }))
    return true
  }
  const stepBy = (steps: number) => move((from) => stepFrom(from, steps, range))
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') return confirm()
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    const end = { Home: range.min, End: range.max }[event.key]
    if (steps) stepBy(steps)
    // Without a limit, Home and End move the caret.
    else if (end !== undefined && Number.isFinite(end)) move(() => end)
    else return
    event.preventDefault()
  }

  const limit = (one: number) => (Number.isFinite(one) ? one : undefined)
  const longest = Math.max(...[shown, textOf(range.min), textOf(range.max)].map(({ length }) => length))
  const own = {
    className: 'sw-stepper-input',
    style: { '--sw-stepper-characters': longest } as CSSProperties,
    inputMode: range.min < 0 ? 'text' : range.decimals > 0 ? 'decimal' : 'numeric',
    autoComplete: 'off',
    // Page restore stores the number, unless the app itself turns autofill off.
    'data-draft': !rest.autoComplete || undefined,
    role: 'spinbutton',
    'aria-valuenow': limit(number),
    'aria-valuemin': limit(range.min),
    'aria-valuemax': limit(range.max),
    onInput: type,
    onKeyDown: walk,
    onBlur() {
      confirm()
      setDraft({})
    },
  } as const
  const editRef = useNativeListener('beforeinput', keepState)
  const inputRulesRef = useNativeListener('input', keepRules)
  const settleRef = useNativeListener('change', settle)
  const resetRef = useFormReset(() => {
    setOwned(initial)
    setDraft({})
  })
  const valueRef = useFormValue(() => (Number.isNaN(number) ? '' : number))
  const scriptRef = useCallback(
    (input: HTMLInputElement) =>
      watchSetValue(input, () => {
        // React itself has set the text.
        if (input.value === latestShown.current) return
        setOwned(readStepper(input.value))
        setDraft({})
      }),
    [setOwned, latestShown],
  )
  // The ref of the app is last, because a form library sets its value as soon as it gets the input.
  const inputRef = useMergedRef<HTMLInputElement>(
    control,
    editRef,
    inputRulesRef,
    settleRef,
    resetRef,
    valueRef,
    scriptRef,
    ref,
  )
  const isFixed = rest.disabled || rest.readOnly
  // The buttons use the text of the label, because `aria-labelledby` with the field would give its number, not its name.
  useLayoutEffect(() => setLabelText(control.current?.labels?.[0]?.textContent))
  const field = { labelledBy: rest['aria-labelledby'], name: rest['aria-label'] ?? labelText }
  return (
    <span className="sw-stepper" data-plain={usePlain(plain)} data-readonly={rest.readOnly || undefined}>
      <StepperButton
        {...field}
        label={words['stepper.decrease']}
        sign="M6 12h12"
        disabled={isFixed || number <= range.min}
        onStep={() => stepBy(-1)}
      />
      <input {...mergeProps(own, rest)} {...withoutChildren(rest)} type="text" value={shown} ref={inputRef} />
      <StepperButton
        {...field}
        label={words['stepper.increase']}
        sign="M6 12h12M12 6v12"
        disabled={isFixed || number >= range.max}
        onStep={() => stepBy(1)}
      />
    </span>
  )
}
