import '../../styles/slider.css'
import './range-slider.css'
import {
  type ComponentProps,
  type CSSProperties,
  type FormEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { sliderDefaults } from '../../base/defaults/defaults.ts'
import { enRangeSlider } from '../../base/locale/en/enRangeSlider.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useFieldProps } from '../../hooks/form/fieldContext.ts'
import { focusInside } from '../../hooks/form/focusInside.ts'
import { useFormValue } from '../../hooks/form/formValue.ts'
import { useFormReset } from '../../hooks/form/useFormReset.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { trackPointer } from '../../hooks/press/trackPointer.ts'
import { directionOf, setAsUser } from '../../hooks/slider/rangeInput.ts'
import { percentAt, percentOf, sliderRange, valueAtPercent, valueText } from '../../hooks/slider/slider.state.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { RangeThumb } from './RangeThumb.tsx'
import {
  isSameRange,
  moveThumb,
  normalizeRange,
  pressedThumb,
  type RangeValue,
  type Thumb,
} from './rangeSlider.state.ts'

/** The event of `onChanging` and `onChange`; `event.target` is the input of the thumb that moves. */
export type RangeSliderEvent = ComponentEvent<{ readonly value: readonly [number, number] }, HTMLInputElement>

/** Props of `RangeSlider`, in addition to those of `<fieldset>`. */
export interface RangeSliderProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The name of both inputs, which is the name of the value in a form. */
  name?: string | undefined
  /** The controlled values, the lower one first. They are shown clamped to the limits and rounded to the nearest step. */
  value?: readonly [number, number] | undefined
  /**
   * The initial values of an uncontrolled slider, which a form reset restores.
   * @default [min, max]
   */
  defaultValue?: readonly [number, number] | undefined
  /**
   * The minimum value.
   * @default defaults.slider.min (0)
   */
  min?: number | undefined
  /**
   * The maximum value. If the step does not divide the range, the last step below `max` is the highest value, as in HTML.
   * @default defaults.slider.max (100)
   */
  max?: number | undefined
  /**
   * The distance from one value to the next, counted from `min`.
   * @default defaults.slider.step (1)
   */
  step?: number | undefined
  /**
   * The minimum distance between the values, rounded up to a multiple of `step`. A thumb stops before the other one.
   * @default 0
   */
  minDistance?: number | undefined
  /**
   * Whether the slider is disabled: it can be neither changed nor focused.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Whether the values are shown next to the slider.
   * @default false
   */
  showValue?: boolean | undefined
  /**
   * Accessible name of the thumb of the lower value.
   * @default “From” in the language of the app
   */
  startLabel?: string | undefined
  /**
   * Accessible name of the thumb of the higher value.
   * @default “To” in the language of the app
   */
  endLabel?: string | undefined
  /** Called with both values during a drag, each time one of them changes. */
  onChanging?(event: RangeSliderEvent): void
  /** Called once at the end: when the pointer is released, or after each change by a key. Not called if nothing has changed. */
  onChange?(event: RangeSliderEvent): void
}

/** The values at the beginning of a drag or a key press, and the current ones. */
interface Gesture {
  readonly from: RangeValue
  now: RangeValue
}

/**
 * An input for a range of numbers, chosen by moving two thumbs along a track.
 *
 * It is a `<fieldset>` with two `<input type="range">`: keyboard, forms and assistive technology work as with any inputs. It needs a
 * name: `aria-label`, or a `Cell` or `Field` around it.
 *
 * @example
 * <RangeSlider aria-label="Price" max={500} step={10} showValue onChange={({ detail }) => setPrices(detail.value)} />
 */
export function RangeSlider({
  name,
  value,
  min = sliderDefaults.min,
  max = sliderDefaults.max,
  step = sliderDefaults.step,
  defaultValue = [min, max],
  minDistance = 0,
  showValue = false,
  startLabel,
  endLabel,
  onChanging,
  onChange,
  ref,
  ...rest
}: RangeSliderProps): ReactNode {
  const range = sliderRange({ min, max, step })
  const limits = { ...range, minDistance }
  const [owned, setOwned] = useControlled<RangeValue>(value, defaultValue)
  const [dragged, setDragged] = useState<RangeValue>()
  const shown = normalizeRange(dragged ?? owned, limits)
  const gesture = useRef<Gesture>(undefined)
  const row = useRef<HTMLSpanElement>(null)
  const words = useWords(enRangeSlider)
  const field = useFieldProps(rest)
  const isInvalid = (rest['aria-invalid'] ?? field['aria-invalid']) ? true : undefined

  const begin = () => {
    gesture.current ??= { from: shown, now: shown }
    return gesture.current
  }
  const inputOf = (thumb: Thumb) => row.current?.querySelectorAll('input')[thumb]
  const move = (thumb: Thumb, source: FormEvent<HTMLInputElement>) => {
    const input = source.currentTarget
    const held = begin()
    const next = moveThumb(held.now, thumb, input.valueAsNumber, limits)
    // React restores the value of an input that may not move further.
    if (isSameRange(next, held.now)) return
    held.now = next
    setOwned(next)
    setDragged(next)
    onChanging?.(componentEvent('changing', input, { value: next }, source))
  }
  const release = () => {
    gesture.current = undefined
    setDragged(undefined)
  }
  const finish = (source: Event) => {
    const { from, now } = begin()
    release()
    if (isSameRange(from, now)) return
    onChange?.(componentEvent('change', source.currentTarget as HTMLInputElement, { value: now }, source))
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: track, button, pointerId, pointerType } = event
    if (button !== 0 || gesture.current || track.matches('fieldset:disabled *')) return
    const geometry = { box: track.getBoundingClientRect(), direction: directionOf(track), blockSizePx }
    const positions = [percentOf(shown[0], range), percentOf(shown[1], range)] as const
    const at = percentAt(event, geometry)
    const { thumb: nearest, grip } = pressedThumb(
      positions,
      at,
      ((blockSizePx / 2) * 100) / (geometry.box.width - blockSizePx),
    )
    let thumb = nearest
    /** Whether it is a touch that has not moved yet: it may become a tap on the track, a drag, or a scroll of the page. */
    let isTap = pointerType === 'touch'
    const held = begin()
    setDragged(shown)
    const follow = (point: { clientX: number; clientY: number }) => {
      const to = percentAt(point, geometry)
      if (thumb === undefined && to !== at) thumb = to < at ? 0 : 1
      const input = thumb !== undefined && inputOf(thumb)
      if (!input || thumb === undefined) return
      input.focus({ preventScroll: true })
      setAsUser(input, moveThumb(held.now, thumb, valueAtPercent(to + grip, range), limits)[thumb], 'input')
    }
    if (!isTap) follow(event)
    trackPointer(pointerId, {
      onMove(moved) {
        isTap = false
        follow(moved)
      },
      onEnd(end) {
        if (isTap && end.type === 'pointerup') follow(end)
        const input = thumb !== undefined && inputOf(thumb)
        // The browser took over the touch to scroll the page, so the previous values are restored.
        if (input && end.type === 'pointercancel') setAsUser(input, held.from[thumb as Thumb], 'input')
        if (input && !isSameRange(held.from, held.now)) input.dispatchEvent(new Event('change', { bubbles: true }))
        else release()
      },
    })
  }

  const own = {
    ...field,
    className: 'sw-range-slider',
    style: {
      '--sw-range-slider-start': percentOf(shown[0], range),
      '--sw-range-slider-end': percentOf(shown[1], range),
    } as CSSProperties,
    'data-dragging': dragged === undefined ? undefined : true,
    // Keeps the focus on the thumb.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    // A press on the slider is not a press on a label around it.
    onClick: (event: MouseEvent) => event.preventDefault(),
  }
  const formRef = useFormValue(() => [...shown])
  const resetRef = useFormReset(() => setOwned(defaultValue))
  const labels = [startLabel ?? words['rangeSlider.start'], endLabel ?? words['rangeSlider.end']] as const
  const widest = 2 * Math.max(...[range.min, range.max].map((limit) => valueText(limit, range).length)) + 1
  return (
    <fieldset
      {...mergeProps(own, rest)}
      name={name}
      ref={useMergedRef<HTMLFieldSetElement>(formRef, resetRef, focusThumbInside, ref)}
    >
      <span className="sw-slider-row">
        <span ref={row} className="sw-range-slider-track" onPointerDown={press}>
          {([0, 1] as const).map((thumb) => (
            <RangeThumb
              key={thumb}
              name={name}
              label={labels[thumb]}
              invalid={isInvalid}
              range={range}
              value={shown[thumb]}
              percent={percentOf(shown[thumb], range)}
              onMove={(source) => move(thumb, source)}
              onFinish={finish}
            />
          ))}
        </span>
        {showValue && (
          // Screen readers announce the values of the inputs.
          <output className="sw-slider-value" aria-live="off" style={{ minInlineSize: `${widest}ch` }}>
            {shown.map((one) => valueText(one, range)).join('–')}
          </output>
        )}
      </span>
    </fieldset>
  )
}

/** Diameter of a thumb in pixels, as in the style sheet. */
const blockSizePx = 28

const focusThumbInside = focusInside<HTMLFieldSetElement>((group) => group.querySelector('input:enabled'))
