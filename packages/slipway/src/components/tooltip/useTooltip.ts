import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { longPressDefaults } from '../../base/defaults/defaults.ts'

/** Time in which the pointer may cross to the text after it has left the element, in milliseconds. */
const crossMs = 100

/** How long a text is shown after a long press by touch has ended, in milliseconds. */
const touchStayMs = 1_500

/** State of a tooltip, and the handlers of its element and its text. */
export interface TooltipState {
  /** Ref of the element that the text explains. */
  readonly anchor: RefObject<Element | null>
  readonly isShown: boolean
  readonly targetProps: object
  readonly panelProps: object
}

/** Shows a text while the mouse is on an element or the text, while the element has the keyboard focus, and after a long press. */
export function useTooltip(delayMs: number, disabled: boolean): TooltipState {
  const anchor = useRef<Element>(null)
  const timer = useRef<number>(undefined)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && !disabled
  const later = (ms: number, next: boolean) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(next), ms)
  }
  const now = (next: boolean) => {
    window.clearTimeout(timer.current)
    setOpen(next)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isShown) return
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const hide = () => now(false)
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') hide()
      },
      options,
    )
    window.addEventListener('blur', hide, { signal: listening.signal })
    return () => listening.abort()
  })

  const isMouse = ({ pointerType }: PointerEvent) => pointerType !== 'touch'
  const targetProps = {
    onPointerEnter(event: PointerEvent) {
      anchor.current = event.currentTarget
      if (isMouse(event)) later(delayMs, true)
    },
    onPointerLeave(event: PointerEvent) {
      if (isMouse(event)) later(crossMs, false)
    },
    onPointerDown(event: PointerEvent) {
      anchor.current = event.currentTarget
      // A press with the mouse is an answer to the text.
      if (isMouse(event)) now(false)
      else later(longPressDefaults.delayMs, true)
    },
    onPointerUp: (event: PointerEvent) => {
      if (!isMouse(event)) later(isOpen ? touchStayMs : 0, false)
    },
    onPointerCancel: () => later(isOpen ? touchStayMs : 0, false),
    onFocus(event: FocusEvent) {
      anchor.current = event.currentTarget
      if (event.currentTarget.matches(':focus-visible')) now(true)
    },
    onBlur: () => now(false),
  }
  const panelProps = {
    onPointerEnter: () => window.clearTimeout(timer.current),
    onPointerLeave: (event: PointerEvent) => {
      if (isMouse(event)) later(crossMs, false)
    },
  }
  return { anchor, isShown, targetProps, panelProps }
}
