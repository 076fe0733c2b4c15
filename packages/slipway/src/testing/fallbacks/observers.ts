/** Without a layout no element has a size, so none ever changes it. */
export class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Without a layout nothing is out of sight: each element is seen once it is watched. */
export class AllSeeingIntersectionObserver implements IntersectionObserver {
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
