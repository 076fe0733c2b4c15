import { toDevicePixels } from '../../base/toDevicePixels.ts'

type Observe = (element: HTMLElement, index: number) => () => void

/**
 * Moves the container of the rows by less than a device pixel, to a whole device pixel of its scroller: the content before it can have
 * a fraction. See `createVirtuaStore` for the reason.
 */
export function alignStart(scroller: HTMLElement, container: HTMLElement): void {
  const movedPx = Number.parseFloat(container.style.insetBlockStart) || 0
  const startPx =
    container.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop - movedPx
  const px = toDevicePixels(startPx) - startPx
  if (Math.abs(px - movedPx) > 0.01) container.style.insetBlockStart = `${px}px`
}

/** Adds `again` to a function that observes rows: all observed rows are observed again, so they are measured again. */
export function remeasurable(observe: Observe): { readonly observe: Observe; again(): void } {
  const observed = new Map<HTMLElement, { readonly index: number; stop(): void }>()
  const start = (element: HTMLElement, index: number) => observed.set(element, { index, stop: observe(element, index) })
  return {
    observe(element, index) {
      start(element, index)
      return () => {
        // The element may have another index since.
        if (observed.get(element)?.index !== index) return
        observed.get(element)?.stop()
        observed.delete(element)
      }
    },
    again() {
      for (const [element, { index, stop }] of observed) {
        stop()
        start(element, index)
      }
    },
  }
}
