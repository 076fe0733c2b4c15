import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { type ComponentEvent, componentEvent } from '../componentEvent.ts'

/** Where an element was pressed. */
export interface PressDetail {
  /** Client pixels from the left edge of the window. */
  readonly x: number
  /** Client pixels from the top edge of the window. */
  readonly y: number
}

/** A listener of a press; the event's type is `tap`. */
export type PressListener<Target extends HTMLElement = HTMLElement> = (
  event: ComponentEvent<PressDetail, Target>,
) => void

/** What `usePress` needs on the element; empty without a listener. */
export interface PressProps<Target extends HTMLElement = HTMLElement> {
  onClick?(event: MouseEvent<Target>): void
  onKeyDown?(event: KeyboardEvent<Target>): void
  onKeyUp?(event: KeyboardEvent<Target>): void
}

/** What the browser itself presses by key; a link only by Enter. */
const nativelyPressed = 'button, input, select, textarea, summary, a[href], area[href]'

/**
 * Makes an element pressable by touch, mouse, pen, assistive technology, and the keyboard: Enter as it goes down, Space
 * as it comes up.
 *
 * A press is a click: the browser knows best which pointer events make one, and gives it up on scrolling and leaving. On
 * elements that are not pressed by key natively, the keys make a real click, so `onClick` hears it as well. Such an
 * element needs a `role` and a `tabIndex`; a `<button>` has all of this by itself and is the better choice.
 *
 * @param listener Called once per press. Without one there are no props.
 * @returns Props to spread; with handlers of your own, join them by `mergeProps`.
 *
 * @example
 * const pressProps = usePress(({ detail }) => dropPin(detail.x, detail.y))
 * return <div role="button" tabIndex={0} aria-label="Drop a pin" {...pressProps} />
 */
export function usePress<Target extends HTMLElement = HTMLElement>(
  listener: PressListener<Target> | undefined,
): PressProps<Target> {
  const isSpaceDown = useRef(false)
  if (!listener) return {}
  return {
    onClick(event) {
      const target = event.currentTarget
      listener(componentEvent('tap', target, placeOf(event), event))
    },
    onKeyDown(event) {
      if (!isOwnKey(event)) return
      if (event.key === 'Enter' && !event.repeat) event.currentTarget.click()
      if (event.key !== ' ') return
      event.preventDefault() // It would scroll the page.
      isSpaceDown.current = true
    },
    onKeyUp(event) {
      if (event.key !== ' ' || !isSpaceDown.current) return
      isSpaceDown.current = false
      if (isOwnKey(event)) event.currentTarget.click()
    },
  }
}

/** Where a click was; one that no pointer made is taken to be in the middle. */
function placeOf({ detail, clientX, clientY, currentTarget }: MouseEvent): PressDetail {
  if (detail > 0) return { x: clientX, y: clientY }
  const { x, y, width, height } = currentTarget.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Tells whether a key is for the element itself, not for a field inside it, and is not the browser's to handle. */
function isOwnKey({ target, currentTarget }: KeyboardEvent): boolean {
  return target === currentTarget && !currentTarget.matches(nativelyPressed)
}
