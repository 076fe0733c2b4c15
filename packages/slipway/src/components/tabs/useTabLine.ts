import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Puts the line below the active tab and brings that tab into view.
 *
 * Only a transform moves, and the first time nothing does. Text that wraps, fonts, the width of the window and another
 * direction move tabs without a render, so sizes are watched; the line has another one in each direction.
 *
 * @returns A ref for the list.
 */
export function useTabLine(active: string | undefined, tabs: readonly unknown[]): RefCallback<HTMLElement> {
  const list = useRef<HTMLElement>(null)
  const shown = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs move it as well.
  useLayoutEffect(() => {
    if (!list.current) return
    placeLine(list.current)
    const isFirst = shown.current === undefined
    if (shown.current !== active) reveal(list.current, isFirst)
    shown.current = active
  }, [active, tabs])
  return useCallback<RefCallback<HTMLElement>>((element) => {
    list.current = element
    if (!element || typeof ResizeObserver === 'undefined') return
    let direction = directionOf(element)
    const observer = new ResizeObserver(() => {
      placeLine(element)
      // Browsers scroll back to the start then.
      if (direction !== directionOf(element)) reveal(element, true)
      direction = directionOf(element)
    })
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => {
      observer.disconnect()
      list.current = null
    }
  }, [])
}

const directionOf = (list: HTMLElement) => getComputedStyle(list).direction
const selectedOf = (list: HTMLElement) => list.querySelector<HTMLElement>('[role=tab][aria-selected=true]')

function placeLine(list: HTMLElement): void {
  const tab = selectedOf(list)
  const line = list.lastElementChild as HTMLElement
  if (!tab) {
    line.style.removeProperty('transform')
    return
  }
  const label = tab.firstElementChild as HTMLElement
  const width = label.offsetWidth
  const left = tab.offsetLeft + label.offsetLeft
  // From the start of lines, so that it stays right where the direction changes, of which nobody is told.
  const start = directionOf(list) === 'rtl' ? list.clientWidth - left - width : left
  const place = `translateX(calc(${start}px * var(--sw-direction))) scaleX(${width})`
  if (line.style.transform === place) return
  // A line that was nowhere, or whose tab only got another size, does not travel.
  line.toggleAttribute('data-still', !line.style.transform || line.dataset.of === tab.id)
  line.style.transform = place
  line.dataset.of = tab.id
}

/** Scrolls the list alone, and not the page around it, until the tab is in the middle. */
function reveal(list: HTMLElement, atOnce: boolean): void {
  const tab = selectedOf(list)
  if (!tab) return
  const left = tab.offsetLeft + tab.offsetWidth / 2 - list.clientWidth / 2
  list.scrollTo({ left, behavior: atOnce ? 'instant' : 'auto' })
}
