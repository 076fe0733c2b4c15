import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Moves the line below the active tab and scrolls that tab into view.
 *
 * Only a transform is animated, and the first position is not animated. Wrapping text, fonts, the width of the window and a
 * change of the direction move tabs without a render, so sizes are observed. The line has a different size in each direction,
 * so that a change of the direction is observed too.
 *
 * @returns A ref for the list.
 */
export function useTabLine(active: string | undefined, tabs: readonly unknown[]): RefCallback<HTMLElement> {
  const list = useRef<HTMLElement>(null)
  const shown = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed tabs move the line as well.
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
      // Browsers scroll to the start when the direction changes.
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
  // Measured from the start side, so that the position stays right when the direction changes, which emits no event.
  const start = directionOf(list) === 'rtl' ? list.clientWidth - left - width : left
  const place = `translateX(calc(${start}px * var(--sw-direction))) scaleX(${width})`
  if (line.style.transform === place) return
  // The move is not animated if the line had no position, or if only the size of the tab has changed.
  line.toggleAttribute('data-still', !line.style.transform || line.dataset.of === tab.id)
  line.style.transform = place
  line.dataset.of = tab.id
}

/** Scrolls the list, but not the page, until the tab is in the middle. */
function reveal(list: HTMLElement, atOnce: boolean): void {
  const tab = selectedOf(list)
  if (!tab) return
  const left = tab.offsetLeft + tab.offsetWidth / 2 - list.clientWidth / 2
  list.scrollTo({ left, behavior: atOnce ? 'instant' : 'auto' })
}
