import { flushSync } from 'react-dom'
import type { Unsubscribe } from '../../base/emitter.ts'
import {
  actions,
  type Driver,
  events,
  type Layout,
  makeDriver,
  makeStore,
  type ScrollOptions,
  type Store,
} from './core.ts'
import { startIn } from './findScroller.ts'
import { movedBy, type Rows } from './movedBy.ts'
import { startSeeking } from './startSeeking.ts'

/** What is told while it scrolls. */
export interface VirtualListener {
  /** It was scrolled; `byReader` is false where it only stays at its end. */
  onScroll?(scroller: HTMLElement, byReader: boolean): void
  /** It has come to rest. */
  onRest?(): void
}

/** How it scrolls. */
export interface VirtualOptions {
  readonly layout: Layout
  readonly rows: Rows
  readonly horizontal: boolean
  /** Whether it begins at its end, and stays there. */
  readonly atEnd: boolean
  /** Where it begins instead, counted from its first row, unless it is scrolled already. */
  readonly startPx?: number | undefined
}

/** Rows of which only those in sight are in the document. It lives as long as its component; a scroller it has while that is shown. */
export interface Virtual {
  readonly layout: Layout
  readonly store: Store
  readonly version: () => number
  /** Whether it knows yet what is in sight. */
  readonly isMeasured: () => boolean
  /** The rows to draw: those in sight, some around them, and the one that has the focus. */
  drawn(): number[]
  offsetOf(index: number): number
  totalPx(): number
  observe: Driver['$observeItem']
  /** The row that must stay in the document, as it has the focus. */
  hold(index: number | undefined): void
  /** The rows have changed. Those in sight stay where they are, unless it is at its very beginning. To be called while rendering. */
  update(rows: Rows): void
  attach(scroller: HTMLElement, container: HTMLElement, redraw: () => void, listener: VirtualListener): Unsubscribe
  /** Puts right where it is scrolled to. To be called after each commit. */
  settle(): void
  scrollTo(index: number, options?: ScrollOptions): void
  scrollToStart(): void
  scrollToEnd(): void
  /** How far it is scrolled, counted from its first row; `undefined` at its beginning, and where it stays at its end. */
  scrolledPx(): number | undefined
}

/** Where it is while it is shown. */
interface Place {
  readonly scroller: HTMLElement
  readonly container: HTMLElement
  readonly sizes: ResizeObserver
}

/** Nearer than this it is at its end: positions are rounded. */
const atEndPx = 2

export function createVirtual({ layout, rows: initial, horizontal, atEnd, startPx }: VirtualOptions): Virtual {
  const store = makeStore(layout)
  const driver = makeDriver(store, layout, horizontal)
  let rows = initial
  let held: number | undefined
  let isAtEnd = atEnd && startPx === undefined
  let goalPx = startPx
  let lastPx = 0
  let place: Place | undefined
  let watched = new WeakSet<Element>()
  let stopSeeking: Unsubscribe | undefined
  let soughtPx = 0
  /** Whether rows were measured since the last commit, so that the next commit may scroll. */
  let isMeasuring = false
  /** Scroll position that the list itself has set, until the scroll event that reports it to the store. */
  let adjustedPx: number | undefined

  const readPx = () => store.$getScrollOffset() - store.$getStartSpacerSize()
  const restPx = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) => scrollHeight - clientHeight - scrollTop

  const noteAdjustment = () => {
    if (!horizontal) adjustedPx = place?.scroller.scrollTop
  }
  /** What is before the rows may have grown; where it is out of sight, the rows stay where they are. */
  const measureStart = (keeps: boolean) => {
    if (!place) return
    const { scroller, container } = place
    const startPx = startIn(scroller, container, horizontal)
    const wayPx = startPx - store.$getStartSpacerSize()
    if (Math.abs(wayPx) < 1) return
    const isPast = readPx() > 0
    store.$update(actions.setStart, startPx)
    if (!keeps || !isPast || horizontal) return
    scroller.scrollBy({ top: wayPx, behavior: 'instant' })
    noteAdjustment()
  }
  /** What stands before and behind the rows changes its size by itself. Around them, everything does so with them. */
  const watchNeighbours = () => {
    const { previousElementSibling, nextElementSibling } = place?.container ?? {}
    for (const neighbour of [previousElementSibling, nextElementSibling]) {
      if (!neighbour || watched.has(neighbour)) continue
      watched.add(neighbour)
      place?.sizes.observe(neighbour)
    }
  }
  const stay = () => {
    const scroller = place?.scroller
    if (!isAtEnd || !scroller || restPx(scroller) <= atEndPx) return
    scroller.scrollTop = scroller.scrollHeight
    lastPx = scroller.scrollTop
  }
  const settle = () => {
    driver.$effect()
    if (isMeasuring) noteAdjustment()
    isMeasuring = false
    watchNeighbours()
    stay()
  }
  const placeOf = (scroller: HTMLElement) => scroller[horizontal ? 'scrollLeft' : 'scrollTop']
  const scroll = (index: number | undefined, options: ScrollOptions) => {
    stopSeeking?.()
    // jsdom, in which apps run their tests, scrolls nothing.
    if (place && !('scrollTo' in place.scroller)) return
    stopSeeking = startSeeking(store, async () => {
      await driver.$scroll(index, options)
      if (place) soughtPx = placeOf(place.scroller)
    })
  }

  return {
    layout,
    store,
    version: store.$getStateVersion,
    isMeasured: () => store.$getViewportSize() > 0,
    drawn() {
      const [first, last] = store.$getRange()
      const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
      if (held === undefined || held >= rows.count || (held >= first && held <= last)) return indexes
      return held < first ? [held, ...indexes] : [...indexes, held]
    },
    offsetOf: store.$getItemOffset,
    totalPx: store.$getTotalSize,
    observe: driver.$observeItem,
    hold(index) {
      held = index
    },
    update(next) {
      if (next === rows) return
      const before = rows
      rows = next
      const staysAtStart = !atEnd && readPx() <= 0
      const [first, last] = layout.$getRange(Math.max(0, readPx()), Math.max(0, readPx() + store.$getViewportSize()))
      const moved = before.count === 0 ? 0 : movedBy(before, next, first, last)
      if (held !== undefined) held += before.count === 0 ? 0 : movedBy(before, next, held, held)
      // It would go to another row.
      if (moved !== 0) stopSeeking?.()
      if (moved !== 0 && !staysAtStart) store.$update(actions.setLength, before.count + moved, true)
      store.$update(actions.setLength, next.count)
    },
    attach(scroller, container, redraw, { onScroll, onRest }) {
      const sizes = new ResizeObserver(() => {
        measureStart(true)
        stay()
      })
      place = { scroller, container, sizes }
      watched = new WeakSet()
      // Before the redraw, whose commit scrolls.
      const measuring = store.$subscribe(events.size, () => {
        isMeasuring = true
      })
      const drawing = store.$subscribe(events.draw, (isSync) => (isSync ? flushSync(redraw) : redraw()))
      const resting = store.$subscribe(events.scrollEnd, () => onRest?.())
      const scrolled = () => {
        // Not displayed, it is scrolled by nobody.
        if (scroller.clientHeight === 0) return
        adjustedPx = undefined
        // The reader has taken over, or it is on its way, slowly.
        if (Math.abs(placeOf(scroller) - soughtPx) > 1) stopSeeking?.()
        measureStart(false)
        const wasAtEnd = isAtEnd
        // Only who scrolls back leaves the end; it may also have moved away by itself, as styles or fonts have come.
        if (atEnd) isAtEnd = restPx(scroller) <= atEndPx || (isAtEnd && scroller.scrollTop >= lastPx)
        lastPx = scroller.scrollTop
        stay()
        onScroll?.(scroller, !(wasAtEnd && isAtEnd))
      }
      // Before the driver's listener, which needs to know where the rows begin.
      scroller.addEventListener('scroll', scrolled, { passive: true })
      measureStart(false)
      if (goalPx !== undefined && !horizontal && scroller.scrollTop === 0) {
        scroller.scrollTop = store.$getStartSpacerSize() + goalPx
        noteAdjustment()
      }
      goalPx = undefined
      driver.$observe(container, scroller)
      settle()
      return () => {
        place = undefined
        adjustedPx = undefined
        scroller.removeEventListener('scroll', scrolled)
        sizes.disconnect()
        measuring()
        drawing()
        resting()
        driver.$dispose()
      }
    },
    settle,
    scrollTo(index, options = {}) {
      isAtEnd = false
      scroll(index, options)
    },
    scrollToStart() {
      isAtEnd = false
      scroll(undefined, { offset: 0 })
    },
    scrollToEnd() {
      isAtEnd = atEnd
      scroll(undefined, { offset: Number.MAX_SAFE_INTEGER })
    },
    scrolledPx() {
      const px = (adjustedPx ?? store.$getScrollOffset()) - store.$getStartSpacerSize()
      return rows.count === 0 || px <= 0 || isAtEnd ? undefined : px
    },
  }
}
