import type { KeyboardEvent } from 'react'
import { turnByKey } from './swiper.state.ts'

/** Elements that use the arrow keys themselves. */
const ownKeys = 'input,select,textarea,audio,video,[contenteditable]:not([contenteditable=false])'

/**
 * Handles a pressed key: if the key changes the slide, moves the focus to the scroller.
 *
 * @returns The effect of the key; `undefined` for other keys, with a modifier, and in an element that uses the arrow keys itself.
 */
export function turnOfKey(event: KeyboardEvent<HTMLElement>, isVertical: boolean): ReturnType<typeof turnByKey> {
  const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, currentTarget } = event
  const target = event.target as HTMLElement
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented || target.closest(ownKeys)) return undefined
  const by = turnByKey(key, isVertical, getComputedStyle(currentTarget).direction === 'rtl')
  if (by) {
    event.preventDefault() // The key would scroll.
    // The scroller gets the focus, because the slide becomes inert and would lose the focus, and with it the keys.
    target.closest<HTMLElement>('.sw-swiper-scroller')?.focus({ preventScroll: true })
  }
  return by
}
