import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Lets people without a pointer scroll a text by keys: for that its scroller must take the focus, but only where it scrolls. It
 * is then told as a group with the name of its dialog.
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
