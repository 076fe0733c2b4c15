import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Makes a scrollable text focusable, so that keyboard users can scroll it; only if its content overflows. Screen readers then
 * announce it as a group with the name of its dialog.
 */
export function useKeyScroll(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const isStop = scroller.scrollHeight > scroller.clientHeight
    const dialog = scroller.closest('dialog')
    const attributes = {
      tabindex: '0',
      role: 'group',
      'aria-label': dialog?.getAttribute('aria-label'),
      'aria-labelledby': dialog?.getAttribute('aria-labelledby'),
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (isStop && value) scroller.setAttribute(name, value)
      else scroller.removeAttribute(name)
    }
  })
  return ref
}
