import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { type ComponentEvent, componentEvent } from '../componentEvent.ts'

/** Position of a press. */
export interface PressDetail {
  /** Distance from the left edge of the window, in client pixels. */
  readonly x: number
  /** Distance from the top edge of the window, in client pixels. */
  readonly y: number
}

/** A listener of a press; the event's type is `tap`. */
export type PressListener<Target extends HTMLElement = HTMLElement> = (
  event: ComponentEvent<PressDetail, Target>,
) => void

/** Props that `usePress` returns for the element; empty without a listener. */
export interface PressProps<Target extends HTMLElement = HTMLElement> {
  onClick?(event: MouseEvent<Target>): void
  onKeyDown?(event: KeyboardEvent<Target>): void
  onKeyUp?(event: KeyboardEvent<Target>): void
}

/** Elements that browsers activate by keyboard themselves; links only by Enter. */
const nativelyPressed = 'button, input, select, textarea, summary, a[href], area[href]'

/**
 * Makes an element pressable by touch, mouse, pen, assistive technology and keyboard: Enter at `keydown`, Space at `keyup`.
 *
 * A press is a click, because the browser decides best which pointer events make one, and cancels it on scrolling and leaving. On
 * elements that the browser does not activate by keyboard, the keys dispatch a real click, so `onClick` is called too. Such an
 * element needs a `role` and a `tabIndex`. A `<button>` has all of this built in and is the better choice.
 *
 * @param listener Called once per press. Without a listener the props are empty.
 * @returns Props to spread; merge them with handlers of your own by `mergeProps`.
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
      listener(componentEvent('tap', target, detailOf(event), event))
    },
    onKeyDown(event) {
      if (!isOwnKey(event)) return
      if (event.key === 'Enter' && !event.repeat) event.currentTarget.click()
      if (event.key !== ' ') return
      event.preventDefault() // Space would scroll the page.
      isSpaceDown.current = true
    },
    onKeyUp(event) {
      if (event.key !== ' ' || !isSpaceDown.current) return
      isSpaceDown.current = false
      if (isOwnKey(event)) event.currentTarget.click()
    },
  }
}

/** Position of a click; the middle of the element if the click was not made by a pointer. */
function detailOf({ detail, clientX, clientY, currentTarget }: MouseEvent): PressDetail {
  if (detail > 0) return { x: clientX, y: clientY }
  const { x, y, width, height } = currentTarget.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Whether a key is meant for the element itself, not for a field inside it, and is not handled by the browser. */
function isOwnKey({ target, currentTarget }: KeyboardEvent): boolean {
  return target === currentTarget && !currentTarget.matches(nativelyPressed)
}
