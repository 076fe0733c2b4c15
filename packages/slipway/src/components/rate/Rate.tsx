import './rate.css'
import {
  type ComponentProps,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'
import { enRate } from '../../base/locale/en/enRate.ts'
import { fill } from '../../base/locale/locale.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useFieldProps } from '../../hooks/form/fieldContext.ts'
import { focusBoxInside } from '../../hooks/form/focusInside.ts'
import { useFormValue } from '../../hooks/form/formValue.ts'
import { useGeneratedName } from '../../hooks/form/generatedName.ts'
import { useFormReset } from '../../hooks/form/useFormReset.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { trackPointer } from '../../hooks/press/trackPointer.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { RateRadio } from './RateRadio.tsx'
import { filledPart, rateAt, rateMax, rateValues } from './rate.state.ts'

/** The event of `onChange`; `event.target` is the `<fieldset>`. */
export type RateEvent = ComponentEvent<{ readonly value: number }, HTMLFieldSetElement>

/** Props of `Rate`, in addition to those of `<fieldset>`. */
export interface RateProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The name of its radios, which is the name of the value in a form. Default: a generated name. */
  name?: string | undefined
  /** The controlled value; 0 if nothing is chosen. With `readOnly`, a symbol can be filled by any fraction, such as 4.3. */
  value?: number
  /**
   * The initial value of an uncontrolled rating, which a form reset restores.
   * @default 0
   */
  defaultValue?: number
  /**
   * The highest value: the number of symbols.
   * @default 5
   */
  max?: number
  /**
   * Whether half values can be chosen.
   * @default false
   */
  allowHalf?: boolean
  /**
   * Whether choosing the same value again resets it to 0.
   * @default true
   */
  clearable?: boolean
  /**
   * Whether the rating only shows a value. Assistive technology announces it as an image then, and it is not focusable.
   * @default false
   */
  readOnly?: boolean
  /**
   * Whether a value must be chosen.
   * @default false
   */
  required?: boolean
  /**
   * Whether the rating is disabled: it can be neither changed nor focused.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * The symbol, drawn in `currentColor`. The component shows it empty, full or partly filled.
   * @default a star
   */
  icon?: ReactNode
  /** Called when the user has chosen another value with a tap, swipe or key. A swipe calls it once, at its end. */
  onChange?(event: RateEvent): void
}

/**
 * A rating: a row of stars to choose from, or to show a value (`readOnly`).
 *
 * It is a `<fieldset role="radiogroup">` with a native radio for each value. It needs a name: `aria-label`.
 *
 * @example
 * <Rate aria-label="The food" allowHalf value={stars} onChange={({ detail }) => setStars(detail.value)} />
 */
export function Rate({
  name,
  value,
  defaultValue = 0,
  max: givenMax = 5,
  allowHalf = false,
  clearable = true,
  readOnly = false,
  required = false,
  icon = star,
  onChange,
  ref,
  ...rest
}: RateProps): ReactNode {
  const max = rateMax(givenMax)
  const [owned, setOwned] = useControlled(value, defaultValue)
  /** The value under a pointer that swipes. */
  const [swiped, setSwiped] = useState<number>()
  const wasSwiped = useRef(false)
  const generatedName = useGeneratedName()
  const words = useWords(enRate)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const formRef = useFormValue(() => owned)
  const resetRef = useFormReset(() => setOwned(defaultValue))
  const shown = swiped ?? owned

  const choose = (next: number, source: SyntheticEvent | Event) => {
    if (next === owned || !fieldset.current) return
    setOwned(next)
    noteChange(owned)
    onChange?.(componentEvent('change', fieldset.current, { value: next }, source))
  }
  /** Lets a form, and page restore, notice a change of a radio for which the browser emits no event. */
  const noteChange = (one: number) =>
    fieldset.current?.querySelector(`[value="${one}"]`)?.dispatchEvent(new Event('input', { bubbles: true }))
  const swipe = ({ pointerType, pointerId, clientX: fromX, currentTarget: row }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse' || row.matches('fieldset:disabled *')) return
    const valueAt = ({ clientX }: { clientX: number }) => {
      const { left, right, width } = row.getBoundingClientRect()
      const fromStart = getComputedStyle(row).direction === 'rtl' ? right - clientX : clientX - left
      return Math.max(rateAt(fromStart / width, max, allowHalf), clearable ? 0 : (rateValues(1, allowHalf)[0] ?? 1))
    }
    let isSwipe = false
    trackPointer(pointerId, {
      onMove(event) {
        isSwipe ||= Math.abs(event.clientX - fromX) > tapTolerancePx
        if (isSwipe) setSwiped(valueAt(event))
      },
      onEnd(event) {
        setSwiped(undefined)
        if (!isSwipe || event.type === 'pointercancel') return
        // Ignore the click that may follow the swipe.
        wasSwiped.current = true
        setTimeout(() => {
          wasSwiped.current = false
        })
        choose(valueAt(event), event)
        noteChange(valueAt(event))
      },
    })
  }
  const press = (one: number, source: SyntheticEvent<HTMLInputElement>) => {
    if (wasSwiped.current) return source.preventDefault()
    if (one !== owned) return choose(one, source)
    if (clearable) choose(0, source)
  }

  const symbols = Array.from({ length: max }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a symbol has no identity besides its position.
    <span key={index} className="sw-rate-symbol" aria-hidden="true">
      {icon}
      <span className="sw-rate-full" style={{ inlineSize: `${filledPart(shown, index) * 100}%` }}>
        {icon}
      </span>
    </span>
  ))
  const nameOf = (one: number) => fill(words['rate.value'], { value: one, count: max })
  const own = {
    ...useFieldProps(rest),
    className: 'sw-rate',
    style: { '--sw-rate-max': max } as CSSProperties,
    role: readOnly ? undefined : 'radiogroup',
    'aria-required': (!readOnly && required) || undefined,
    'data-readonly': readOnly || undefined,
    'data-half': allowHalf || undefined,
  }
  return (
    <fieldset
      {...mergeProps(own, rest)}
      name={name}
      ref={useMergedRef<HTMLFieldSetElement>(fieldset, formRef, resetRef, focusBoxInside, ref)}
    >
      {readOnly ? (
        <span className="sw-rate-row" role="img" aria-label={nameOf(shown)}>
          {symbols}
          {name && <input type="hidden" name={name} value={owned} />}
        </span>
      ) : (
        <span className="sw-rate-row" onPointerDown={swipe}>
          {symbols}
          <span className="sw-rate-radios">
            {rateValues(max, allowHalf).map((one) => (
              <RateRadio
                key={one}
                name={name ?? generatedName}
                value={one}
                checked={one === shown}
                required={required}
                clearable={clearable}
                label={nameOf(one)}
                onPress={press}
              />
            ))}
          </span>
        </span>
      )}
    </fieldset>
  )
}

/** A touch that moves farther than this is a swipe. */
const tapTolerancePx = 10

const star = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2.6a1 1 0 0 1 .9.56l2.55 5.17 5.7.83a1 1 0 0 1 .56 1.7l-4.13 4.03.98 5.68a1 1 0 0 1-1.46 1.06L12 18.94l-5.1 2.69a1 1 0 0 1-1.46-1.06l.98-5.68-4.13-4.02a1 1 0 0 1 .56-1.71l5.7-.83 2.55-5.17A1 1 0 0 1 12 2.6z" />
  </svg>
)
