/** Measurements inside a page. Installed as `window.bench` before the page's own scripts. */
export interface Probe {
  /**
   * Resolves with `performance.now()` of the page when an element that matches is in the viewport, not hidden, and has been
   * painted. Rejects after a minute.
   */
  whenPainted(selector: string): Promise<number>
  /** Resolves when no element that matches is shown. Rejects after a minute. */
  whenHidden(selector: string): Promise<void>
  /**
   * Resolves when all animations have ended. Animations of hidden pages do not count: they pause, so they would never end. Rejects after a
   * minute.
   */
  whenStill(): Promise<void>
  /** Resolves when nothing has scrolled for some frames. */
  whenScrolled(): Promise<void>
  /** Time of the last click, on the scale of `performance.now()`. */
  clickedMs(): number
  /** The facts of a start, since the navigation. */
  startSeen(): StartSeen
  /** Starts recording frames, and discards earlier recordings. */
  watchFrames(): void
  /** The frames recorded since `watchFrames`. Ends the recording. */
  framesSeen(): FramesSeen
}

/** Smoothness of the recorded frames. */
export interface FramesSeen {
  /** Late frames per 100 frames that a display would have shown. */
  readonly droppedOf100: number
  /** Tasks of more than 50 ms. */
  readonly longTasks: number
  readonly longestMs: number
}

/** Facts of a start. Times are in milliseconds since the navigation. */
export interface StartSeen {
  /** First contentful paint. */
  readonly firstPaintMs: number
  /** Largest contentful paint. */
  readonly largestPaintMs: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** Sum of the parts of tasks that are longer than 50 ms. */
  readonly blockedMs: number
}

declare global {
  interface Window {
    bench: Probe
  }
}

/** Installs the probe. Runs in the page, so the function must not use anything outside its body. */
export function installProbe(): void {
  const frameMs = 1000 / 60
  const pauseMs = 50
  const waitMs = 60_000
  let frames: number[] = []
  let longTasks = 0
  let frame = 0
  let clickedMs = Number.NaN
  const tasks = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length
  })
  let largestPaintMs = Number.NaN
  let shift = 0
  let blockedMs = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) largestPaintMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blockedMs += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('click', ({ timeStamp }) => (clickedMs = timeStamp), true)
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((found) => {
      // Checked first, because reading a position would make the browser lay out hidden content.
      if (!found.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const { left, right, top, bottom } = found.getBoundingClientRect()
      return left < innerWidth && right > 0 && top < innerHeight && bottom > 0
    })
  window.bench = {
    whenHidden: async (selector) => {
      const endMs = performance.now() + waitMs
      while (isShown(selector)) {
        if (performance.now() > endMs) throw new Error(`${selector} remains visible at ${location.href}`)
        await new Promise(requestAnimationFrame)
      }
    },
    clickedMs: () => clickedMs,
    startSeen() {
      const [first] = performance.getEntriesByName('first-contentful-paint')
      return { firstPaintMs: first?.startTime ?? Number.NaN, largestPaintMs, shift, blockedMs }
    },
    watchFrames() {
      cancelAnimationFrame(frame)
      frames = []
      longTasks = 0
      tasks.observe({ type: 'longtask' })
      const watch = (nowMs: number) => {
        frames.push(nowMs)
        frame = requestAnimationFrame(watch)
      }
      frame = requestAnimationFrame(watch)
    },
    framesSeen() {
      cancelAnimationFrame(frame)
      longTasks += tasks.takeRecords().length
      const gaps = frames.slice(1).map((nowMs, index) => nowMs - (frames[index] ?? nowMs))
      const dropped = gaps.reduce((sum, gapMs) => sum + Math.max(0, Math.round(gapMs / frameMs) - 1), 0)
      const droppedOf100 = (100 * dropped) / Math.max(1, dropped + gaps.length)
      return { droppedOf100, longTasks, longestMs: Math.max(0, ...gaps) }
    },
    whenPainted: (selector) =>
      new Promise((resolve, reject) => {
        const endMs = performance.now() + waitMs
        const look = () => {
          // A task posted in a frame callback runs after that frame has been painted.
          if (isShown(selector)) setTimeout(() => resolve(performance.now()))
          else if (performance.now() > endMs) reject(new Error(`${selector} is not shown at ${location.href}`))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    whenStill: async () => {
      // An animation may start in the same frame that shows the page.
      await new Promise(requestAnimationFrame)
      const endMs = performance.now() + waitMs
      // Asked again and again, because a page may be hidden while it has a running transition.
      // The browser also lists ended animations whose last state remains.
      const running = () => document.getAnimations().filter(({ playState }) => playState === 'running')
      for (let left = running(); left.length > 0; left = running()) {
        if (performance.now() > endMs) {
          const [target] = left.map(({ effect }) => (effect as KeyframeEffect | null)?.target?.className)
          throw new Error(`an animation of ${target} does not end at ${location.href}`)
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    },
    whenScrolled: () =>
      new Promise((resolve) => {
        let still = 0
        const onScroll = () => {
          still = 0
        }
        addEventListener('scroll', onScroll, true)
        const look = () => {
          still++
          if (still <= 10) requestAnimationFrame(look)
          else {
            removeEventListener('scroll', onScroll, true)
            resolve()
          }
        }
        look()
      }),
  }
}
