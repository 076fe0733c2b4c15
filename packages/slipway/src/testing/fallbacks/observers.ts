/** Fallback for `ResizeObserver`: never calls its listener, because elements have no size without a layout. */
export class FallbackResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Fallback for `IntersectionObserver`: reports each observed element once, as fully visible. */
export class FallbackIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = '0px'
  readonly scrollMargin = '0px'
  readonly thresholds = [0]
  readonly #listener: IntersectionObserverCallback
  readonly #watched = new Set<Element>()

  constructor(listener: IntersectionObserverCallback) {
    this.#listener = listener
  }

  observe(target: Element): void {
    this.#watched.add(target)
    queueMicrotask(() => {
      if (!this.#watched.has(target)) return
      const rect = target.getBoundingClientRect()
      const entry: IntersectionObserverEntry = {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        boundingClientRect: rect,
        intersectionRect: rect,
        rootBounds: null,
        time: performance.now(),
      }
      this.#listener([entry], this)
    })
  }

  unobserve(target: Element): void {
    this.#watched.delete(target)
  }

  disconnect(): void {
    this.#watched.clear()
  }

  takeRecords(): [] {
    return []
  }
}
