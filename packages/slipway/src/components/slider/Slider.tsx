import './slider.css'
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
import { useFormReset } from '../../hooks/form/useFormReset.ts'
import { watchSetValue } from '../../hooks/form/watchSetValue.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { trackPointer } from '../../hooks/press/trackPointer.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useNativeListener } from '../../hooks/useNativeListener.ts'
import {
  percentOf,
  type SliderDirection,
  type SliderPlace,
  sliderRange,
  snapToStep,
  valueAtTap,
  valueText,
} from './slider.state.ts'

/** The event of `onChanging` and `onChange`; `event.target.value` is the same number as text. */
export type SliderEvent = ComponentEvent<{ readonly value: number }, HTMLInputElement>

type NativeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'step' | 'value' | 'defaultValue' | 'onChange' | 'children'
>

/** What a slider takes, next to everything an `<input>` takes. */
export interface SliderProps extends NativeProps {
  /**
   * The lowest value, a number or its text as HTML has it.
   * @default defaults.slider.min (0)
   */
  min?: number | string | undefined
  /**
   * The highest value. Where the step does not divide the range, the last step before it is the highest, as in HTML.
   * @default defaults.slider.max (100)
   */
  max?: number | string | undefined
  /**
   * The distance from one value to the next, counted from `min`.
   * @default defaults.slider.step (1)
   */
  step?: number
  /** The value, held by the owner. It shows clamped to the range and at the nearest step. */
  value?: number
  /**
   * The value at first and after a reset of the form, for a slider that holds its own.
   * @default 0
   */
  defaultValue?: number
  /**
   * Which way it lies. A vertical one grows upwards and is 160 px long unless its style says more.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
  /**
   * Whether the value is shown next to the slider.
   * @default false
   */
  showValue?: boolean
  /**
   * Colour of the part before the block.
   * @default the theme's accent
   */
  activeColor?: string
  /**
   * Colour of the part behind the block.
   * @default the theme's fill
   */
  backgroundColor?: string
  /**
   * Colour of the block.
   * @default white
   */
  blockColor?: string
  /**
   * Diameter of the block in pixels. What can be touched is at least 44 px high, whatever the block.
   * @default 28
   */
  blockSize?: number
  /** Called with every value on the way, while the finger is still down. */
  onChanging?(event: SliderEvent): void
  /** Called once at the end: the finger has gone, or a key has moved it. Not called when it ends where it began. */
  onChange?(event: SliderEvent): void
}

/** A pointer that holds the slider. */
interface Gesture {
  /** A finger that has not moved yet: it may tap the line, drag the block, or scroll the page. */
  isTap: boolean
  /** The value that the browser has set for it at once, as Chromium does and Safari on iOS does not. */
  proposed?: number
}

/**
 * Lets people choose a number by moving a block along a line.
 *
 * It is an `<input type="range">`: keyboard, forms and assistive technology work as with any input, and everything it
 * does not know goes to that input. It needs an accessible name, by `<label>` or `aria-label`.
 *
 * While it is dragged it shows the finger's value, whatever its owner says meanwhile; afterwards the owner's holds.
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
    // Not before the browser's `change`, which follows `pointerup` and does not come where nothing changed.
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
        // Taken over, the finger scrolls the page: the value goes back to where it was.
        if (end.type === 'pointercancel') return setByHand(input, shown, 'input')
        if (!held.isTap) return
        // The browser's own `change` is still to come.
        if (held.proposed !== undefined) return setByHand(input, held.proposed, 'input')
        setByHand(input, valueAtTap(end, placeOf(input, blockSize), shown, range), 'input', 'change')
      },
    })
  }
  const move = (source: FormEvent<HTMLInputElement>) => {
    const input = source.currentTarget
    const held = gesture.current
    if (held?.isTap) {
      // Not before it is known that the finger does not scroll; meanwhile React keeps the block where it was.
      held.proposed = input.valueAsNumber
      return
    }
    const event = eventOf('changing', input, source)
    setOwned(event.detail.value)
    setDragged(event.detail.value)
    if (!held) release()
    onChanging?.(event)
  }
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const steps = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
    if (!steps || event.altKey || event.ctrlKey || event.metaKey || directionOf(input) !== 'left') return
    // In Safari the right arrow adds, also where the value grows to the left.
    event.preventDefault()
    setByHand(input, snapToStep(input.valueAsNumber + steps * range.step, range), 'input', 'change')
  }
  // What React calls `onChange` is the browser's `input`; the browser's `change` is the end of it.
  const finish = (source: Event) => {
    setDragged(undefined)
    onChange?.(eventOf('change', source.currentTarget as HTMLInputElement, source))
  }

  const own = {
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
    onKeyDown: walk,
  }
  const finishRef = useNativeListener('change', finish)
  const resetRef = useFormReset(() => setOwned(defaultValue))
  const scriptRef = useCallback(
    (input: HTMLInputElement) => watchSetValue(input, () => setOwned(input.valueAsNumber)),
    [setOwned],
  )
  // The owner's ref last: a form library writes its value as soon as it has the input.
  const inputRef = useMergedRef<HTMLInputElement>(finishRef, resetRef, scriptRef, ref)
  const input = <input {...mergeProps(own, rest)} {...range} type="range" value={shown} ref={inputRef} />
  if (!showValue) return input
  const widest = Math.max(...[range.min, range.max].map((limit) => valueText(limit, range).length))
  return (
    <span className="sw-slider-row" data-orientation={orientation}>
      {input}
      {/* The input says its value itself. */}
      <output className="sw-slider-value" aria-live="off" htmlFor={rest.id} style={{ minInlineSize: `${widest}ch` }}>
        {valueText(shown, range)}
      </output>
    </span>
  )
}

/** Sets the value as if a person had, with the events that tell it. */
function setByHand(input: HTMLInputElement, value: number, ...events: ('input' | 'change')[]): void {
  if (input.valueAsNumber === value) return
  input.valueAsNumber = value
  for (const type of events) input.dispatchEvent(new Event(type, { bubbles: true }))
}

function placeOf(input: HTMLInputElement, blockSizePx: number): SliderPlace {
  return { box: input.getBoundingClientRect(), direction: directionOf(input), blockSizePx }
}

function directionOf(input: HTMLInputElement): SliderDirection {
  if (input.dataset.orientation === 'vertical') return 'up'
  return getComputedStyle(input).direction === 'rtl' ? 'left' : 'right'
}
