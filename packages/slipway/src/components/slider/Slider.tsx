import '../../styles/slider.css'
import {
  type ComponentProps,
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from 'react'
import { sliderDefaults } from '../../base/defaults/defaults.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useFieldProps } from '../../hooks/form/fieldContext.ts'
import { useFormReset } from '../../hooks/form/useFormReset.ts'
import { watchSetValue } from '../../hooks/form/watchSetValue.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { trackPointer } from '../../hooks/press/trackPointer.ts'
import { directionOf, setAsUser, walkLeftwards } from '../../hooks/slider/rangeInput.ts'
import {
  percentOf,
  type SliderGeometry,
  sliderRange,
  snapToStep,
  valueAtTap,
  valueText,
} from '../../hooks/slider/slider.state.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useNativeListener } from '../../hooks/useNativeListener.ts'
import { withoutChildren } from '../../hooks/withoutChildren.ts'

/** The event of `onChanging` and `onChange`; `event.target.value` is the same number as text. */
export type SliderEvent = ComponentEvent<{ readonly value: number }, HTMLInputElement>

type NativeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'step' | 'value' | 'defaultValue' | 'onChange' | 'children'
>

/** Props of `Slider`, in addition to those of `<input>`. */
export interface SliderProps extends NativeProps {
  /**
   * The minimum value, a number or a numeric string, as in HTML.
   * @default defaults.slider.min (0)
   */
  min?: number | string | undefined
  /**
   * The maximum value. If the step does not divide the range, the last step below `max` is the highest value, as in HTML.
   * @default defaults.slider.max (100)
   */
  max?: number | string | undefined
  /**
   * The distance from one value to the next, counted from `min`.
   * @default defaults.slider.step (1)
   */
  step?: number
  /** The controlled value. It is shown clamped to the range and rounded to the nearest step. */
  value?: number
  /**
   * The initial value of an uncontrolled slider, which a form reset restores.
   * @default 0
   */
  defaultValue?: number
  /**
   * The orientation. A vertical slider increases upwards, and is 160 px long unless its style sets another size.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /**
   * Whether the value is shown next to the slider.
   * @default false
   */
  showValue?: boolean
  /**
   * Colour of the track before the thumb.
   * @default the theme's accent
   */
  activeColor?: string
  /**
   * Colour of the track after the thumb.
   * @default the theme's fill
   */
  backgroundColor?: string
  /**
   * Colour of the thumb.
   * @default white
   */
  blockColor?: string
  /**
   * Diameter of the thumb in pixels. The touch target is at least 44 px high, whatever the diameter is.
   * @default 28
   */
  blockSize?: number
  /** Called with each value during a drag. */
  onChanging?(event: SliderEvent): void
  /**
   * Called once at the end: when the pointer is released, or after each change by a key. Not called if a drag ends at the
   * value at which it began.
   */
  onChange?(event: SliderEvent): void
}

/** A pointer that presses the slider. */
interface Gesture {
  /** Whether it is a touch that has not moved yet: it may become a tap on the track, a drag, or a scroll of the page. */
  isTap: boolean
  /** The value that the browser set on touch. Chromium sets one immediately; Safari on iOS does not. */
  proposed?: number
}

/**
 * An input for a number, chosen by moving a thumb along a track.
 *
 * It is an `<input type="range">`: keyboard, forms and assistive technology work as with any input, and all other props are
 * passed to that input. It needs an accessible name: a `<label>` or `aria-label`.
 *
 * During a drag it shows the value of the drag, even if `value` changes meanwhile. After the drag `value` applies again.
 *
 * @example
 * <Slider aria-label="Volume" defaultValue={40} onChange={({ detail }) => setVolume(detail.value)} />
 *
 * Source: specification, sections 5 (clamped and snapped) and 9 (defaults).
 */
export function Slider({
  min = sliderDefaults.min,
  max = sliderDefaults.max,
  step = sliderDefaults.step,
  value,
  defaultValue = 0,
  orientation = 'horizontal',
  showValue = false,
  activeColor,
  backgroundColor,
  blockColor,
  blockSize = 28,
  onChanging,
  onChange,
  ref,
  ...rest
}: SliderProps): ReactNode {
  const range = sliderRange({ min: Number(min), max: Number(max), step })
  const [owned, setOwned] = useControlled(value, defaultValue)
  const [dragged, setDragged] = useState<number>()
  const shown = snapToStep(dragged ?? owned, range)
  const gesture = useRef<Gesture>(undefined)

  const eventOf = (type: string, target: HTMLInputElement, source: FormEvent | Event) =>
    componentEvent(type, target, { value: snapToStep(target.valueAsNumber, range) }, source)

  const release = () => {
    gesture.current = undefined
    // Wait for the browser's `change` event, which follows `pointerup`. It is not emitted if the value has not changed.
    setTimeout(() => setDragged(undefined))
  }
  const hold = ({ currentTarget: input, pointerId, pointerType, button }: PointerEvent<HTMLInputElement>) => {
    if (button !== 0 || input.matches(':disabled')) return
    const held: Gesture = { isTap: pointerType === 'touch' }
    gesture.current = held
    setDragged(shown)
    trackPointer(pointerId, {
      onMove() {
        held.isTap = false
      },
      onEnd(end) {
        release()
        // The browser took over the touch to scroll the page, so the previous value is restored.
        if (end.type === 'pointercancel') return setAsUser(input, shown, 'input')
        if (!held.isTap) return
        // The browser itself emits `change` afterwards.
        if (held.proposed !== undefined) return setAsUser(input, held.proposed, 'input')
        setAsUser(input, valueAtTap(end, placeOf(input, blockSize), shown, range), 'input', 'change')
      },
    })
  }
  const move = (source: FormEvent<HTMLInputElement>) => {
    const input = source.currentTarget
    const held = gesture.current
    if (held?.isTap) {
      // The touch may still become a scroll. Until that is decided, React keeps the thumb at its position.
      held.proposed = input.valueAsNumber
      return
    }
    const event = eventOf('changing', input, source)
    setOwned(event.detail.value)
    setDragged(event.detail.value)
    if (!held) release()
    onChanging?.(event)
  }
  // React's `onChange` is the browser's `input` event. The browser's `change` event marks the end of an interaction.
  const finish = (source: Event) => {
    setDragged(undefined)
    onChange?.(eventOf('change', source.currentTarget as HTMLInputElement, source))
  }

  const own = {
    ...useFieldProps(rest),
    className: 'sw-slider',
    style: {
      '--sw-slider-percent': percentOf(shown, range),
      '--sw-slider-block-size': `${blockSize}px`,
      '--sw-slider-active-color': activeColor,
      '--sw-slider-background-color': backgroundColor,
      '--sw-slider-block-color': blockColor,
    } as CSSProperties,
    'aria-orientation': orientation,
    'data-orientation': orientation,
    'data-dragging': dragged === undefined ? undefined : true,
    onPointerDown: hold,
    onInput: move,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => walkLeftwards(event, range),
  }
  const finishRef = useNativeListener('change', finish)
  const resetRef = useFormReset(() => setOwned(defaultValue))
  const scriptRef = useCallback(
    (input: HTMLInputElement) => watchSetValue(input, () => setOwned(input.valueAsNumber)),
    [setOwned],
  )
  // The ref of the app is last, because a form library sets its value as soon as it gets the input.
  const inputRef = useMergedRef<HTMLInputElement>(finishRef, resetRef, scriptRef, ref)
  const input = (
    <input {...mergeProps(own, rest)} {...withoutChildren(rest)} {...range} type="range" value={shown} ref={inputRef} />
  )
  if (!showValue) return input
  const widest = Math.max(...[range.min, range.max].map((limit) => valueText(limit, range).length))
  return (
    <span className="sw-slider-row" data-orientation={orientation}>
      {input}
      {/* Screen readers announce the value of the input. */}
      <output className="sw-slider-value" aria-live="off" htmlFor={rest.id} style={{ minInlineSize: `${widest}ch` }}>
        {valueText(shown, range)}
      </output>
    </span>
  )
}

function placeOf(input: HTMLInputElement, blockSizePx: number): SliderGeometry {
  return { box: input.getBoundingClientRect(), direction: directionOf(input), blockSizePx }
}
