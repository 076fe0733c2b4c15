import type { KeyboardEvent } from 'react'
import { type SliderDirection, type SliderRange, snapToStep } from './slider.state.ts'

/** Sets the value of an `<input type="range">` and dispatches the same events as a change by the user. */
export function setAsUser(input: HTMLInputElement, value: number, ...events: ('input' | 'change')[]): void {
  if (input.valueAsNumber === value) return
  input.valueAsNumber = value
  for (const type of events) input.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The direction in which the value of a slider increases on the screen. */
export function directionOf(slider: HTMLElement): SliderDirection {
  if (slider.dataset.orientation === 'vertical') return 'up'
  return getComputedStyle(slider).direction === 'rtl' ? 'left' : 'right'
}

/** Handles the arrow keys in right-to-left text, where the right arrow increases the value in Safari. */
export function walkLeftwards(event: KeyboardEvent<HTMLInputElement>, range: SliderRange): void {
  const input = event.currentTarget
  const steps = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
  if (!steps || event.altKey || event.ctrlKey || event.metaKey || directionOf(input) !== 'left') return
  event.preventDefault()
  setAsUser(input, snapToStep(input.valueAsNumber + steps * range.step, range), 'input', 'change')
}
