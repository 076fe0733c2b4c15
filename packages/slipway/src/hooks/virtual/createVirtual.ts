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

/** Listeners of a virtual list. */
export interface VirtualListener {
  /** Called for each scroll. `byReader` is `false` if the list has only kept itself at its end. */
  onScroll?(scroller: HTMLElement, byReader: boolean): void
  /** Called when scrolling has ended. */
  onRest?(): void
}

/** Options of `createVirtual`. */
export interface VirtualOptions {
  readonly layout: Layout
  readonly rows: Rows
  readonly horizontal: boolean
  /** Whether the list starts at its end and stays there. */
  readonly atEnd: boolean
  /** Initial scroll position, counted from the first row, unless the scroller is already scrolled. */
  readonly startPx?: number | undefined
}

/**
 * A virtual list: only the visible rows are in the document. It exists as long as its component; a scroller is attached while the
 * component is shown.
 */
export interface Virtual {
  readonly layout: Layout
  readonly store: Store
  readonly version: () => number
  /** Whether the visible range has been measured. */
  readonly isMeasured: () => boolean
  /** Indexes of the rows to render: the visible ones, some around them, and the row that has the focus. */
  drawn(): number[]
  offsetOf(index: number): number
  totalPx(): number
  observe: Driver['$observeItem']
  /** Keeps a row in the document because it has the focus. */
  hold(index: number | undefined): void
  /** Sets the rows after a change. The visible rows stay in place unless the list is at its very start. To be called during render. */
  update(rows: Rows): void
  attach(scroller: HTMLElement, container: HTMLElement, redraw: () => void, listener: VirtualListener): Unsubscribe
  /** Corrects the scroll position. To be called after each commit. */
  settle(): void
  scrollTo(index: number, options?: ScrollOptions): void
  scrollToStart(): void
  scrollToEnd(): void
  /** Scroll position counted from the first row; `undefined` at the start, and while the list stays at its end. */
  scrolledPx(): number | undefined
}

/** Elements of the list while it is shown. */
interface Place {
  readonly scroller: HTMLElement
  readonly container: HTMLElement
  readonly sizes: ResizeObserver
}

/** Up to this distance the list is at its end, because scroll positions are rounded. */
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
  /** The content before the rows may have grown; if it is outside the view, the rows stay in place. */
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
  /** Siblings before and after the rows can change their size independently; the ancestors change together with them. */
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
    // jsdom, in which apps run their tests, does not support scrolling.
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
      // The index refers to another row now.
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
      // Registered before the redraw, whose commit scrolls.
      const measuring = store.$subscribe(events.size, () => {
        isMeasuring = true
      })
      const drawing = store.$subscribe(events.draw, (isSync) => (isSync ? flushSync(redraw) : redraw()))
      const resting = store.$subscribe(events.scrollEnd, () => onRest?.())
      const scrolled = () => {
        // A hidden scroller cannot be scrolled by the user.
        if (scroller.clientHeight === 0) return
        adjustedPx = undefined
        // The user has scrolled, or a smooth scroll is in progress.
        if (Math.abs(placeOf(scroller) - soughtPx) > 1) stopSeeking?.()
        measureStart(false)
        const wasAtEnd = isAtEnd
        // The list leaves its end only if it is scrolled back. The distance to the end may also grow without a scroll, when styles
        // or fonts load.
        if (atEnd) isAtEnd = restPx(scroller) <= atEndPx || (isAtEnd && scroller.scrollTop >= lastPx)
        lastPx = scroller.scrollTop
        stay()
        onScroll?.(scroller, !(wasAtEnd && isAtEnd))
      }
      // Registered before the driver's listener, which needs the offset of the rows.
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
