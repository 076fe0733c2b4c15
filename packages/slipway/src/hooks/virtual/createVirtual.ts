import { flushSync } from 'react-dom'
import type { Unsubscribe } from '../../base/emitter.ts'
import { startIn } from './findScroller.ts'
import { movedBy, type Rows } from './movedBy.ts'
import { startSeeking } from './startSeeking.ts'
import {
  committed,
  initialState,
  leavesEnd,
  rowsChanged,
  rowsToRender,
  scrolled,
  scrolledPx,
  scrollForGrowth,
  seekStarted,
  type VirtualState,
} from './virtual.state.ts'
import { createVirtuaStore, events, type ScrollOptions, type VirtuaLayout, type VirtuaStore } from './virtuaStore.ts'

/** Listeners of virtual rows. */
export interface VirtualListener {
  /** The scroller has scrolled; `byReader` is `false` if the list only stays at its end. */
  onScroll?(scroller: HTMLElement, byReader: boolean): void
  /** Scrolling has ended. */
  onRest?(): void
}

/** Options of `createVirtual`. */
export interface VirtualOptions {
  readonly layout: VirtuaLayout
  readonly rows: Rows
  readonly horizontal: boolean
  /** Whether the list starts at its end, and stays there. */
  readonly atEnd: boolean
  /** Scroll position to start at instead, counted from the first row; ignored if the scroller has scrolled already. */
  readonly startPx?: number | undefined
}

/** Rows of which only those in view are in the document. Created once per component; attached to a scroller while mounted. */
export interface Virtual
  extends Pick<VirtuaStore, 'store' | 'version' | 'offsetOf' | 'sizeOf' | 'isUnmeasured' | 'totalPx' | 'observe'> {
  /** Whether the scroller has been measured, so that the rows in view are known. */
  isMeasured(): boolean
  /** The rows to render: those in view, some around them, and the row that has the focus. */
  drawn(): number[]
  /** Sets the row that must stay in the document, because it has the focus. */
  hold(index: number | undefined): void
  /** Sets the rows. Rows in view stay in place, except at the start of the list. Called while rendering. */
  update(rows: Rows): void
  attach(scroller: HTMLElement, container: HTMLElement, redraw: () => void, listener: VirtualListener): Unsubscribe
  /** Corrects the scroll position. Called after each commit. */
  settle(): void
  scrollTo(index: number, options?: ScrollOptions): void
  scrollToStart(): void
  scrollToEnd(): void
  /** Scroll position, counted from the first row; `undefined` at the start, and for a list that stays at its end. */
  scrolledPx(): number | undefined
}

/** Elements of an attached list. */
interface Place {
  readonly scroller: HTMLElement
  readonly container: HTMLElement
  readonly neighbours: ResizeObserver
  readonly watched: WeakSet<Element>
}

export function createVirtual({ layout, rows, horizontal, atEnd, startPx }: VirtualOptions): Virtual {
  const virtua = createVirtuaStore(layout, horizontal)
  let state = initialState(rows, startPx, atEnd)
  let place: Place | undefined
  let stopSeeking: Unsubscribe | undefined

  const setState = (next: VirtualState) => {
    state = next
    if (!next.isSeeking) stopSeeking?.()
  }
  const positionPx = () => virtua.scrollPx() - virtua.startPx()
  const restPx = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) => scrollHeight - clientHeight - scrollTop
  const placeOf = (scroller: HTMLElement) => scroller[horizontal ? 'scrollLeft' : 'scrollTop']
  const noteAdjustment = (scroller: HTMLElement) => setState({ ...state, adjustedPx: scroller.scrollTop })

  /** Measures where the rows start: content before them may have changed its size. */
  const measureStart = (keepsRows: boolean) => {
    if (!place) return
    const { scroller, container } = place
    const startPx = startIn(scroller, container, horizontal)
    const growthPx = startPx - virtua.startPx()
    if (Math.abs(growthPx) < 1) return
    const top = keepsRows && scrollForGrowth(growthPx, positionPx(), horizontal)
    virtua.setStart(startPx)
    if (!top) return
    scroller.scrollBy({ top, behavior: 'instant' })
    noteAdjustment(scroller)
  }
  /** Observes the elements before and after the rows. Elements around the rows change their size with the rows. */
  const watchNeighbours = () => {
    const { previousElementSibling, nextElementSibling } = place?.container ?? {}
    for (const neighbour of [previousElementSibling, nextElementSibling]) {
      if (!neighbour || place?.watched.has(neighbour)) continue
      place?.watched.add(neighbour)
      place?.neighbours.observe(neighbour)
    }
  }
  const stayAtEnd = () => {
    const scroller = place?.scroller
    if (!scroller || !leavesEnd(state, restPx(scroller))) return
    scroller.scrollTop = scroller.scrollHeight
    setState({ ...state, endPx: scroller.scrollTop })
  }
  const settle = () => {
    virtua.adjustScroll()
    setState(committed(state, place?.scroller.scrollTop, horizontal))
    watchNeighbours()
    stayAtEnd()
  }
  const scroll = (isAtEnd: boolean, index: number | undefined, options: ScrollOptions) => {
    stopSeeking?.()
    setState(seekStarted(state, isAtEnd))
    // jsdom, in which apps run their tests, has no `scrollTo`.
    if (place && !('scrollTo' in place.scroller)) return
    stopSeeking = startSeeking(virtua, async () => {
      await virtua.scrollTo(index, options)
      if (place) setState({ ...state, soughtPx: placeOf(place.scroller) })
    })
  }

  return {
    ...virtua,
    isMeasured: () => virtua.viewportPx() > 0,
    drawn: () => rowsToRender(state, virtua.range()),
    hold: (heldRow) => setState({ ...state, heldRow }),
    update(next) {
      const before = state.rows
      if (next === before) return
      const startPx = positionPx()
      const [first, last] = virtua.rowsIn(Math.max(0, startPx), Math.max(0, startPx + virtua.viewportPx()))
      const moved = movedBy(before, next, first, last)
      setState(rowsChanged(state, next, moved))
      if (moved !== 0 && (atEnd || startPx > 0)) virtua.setCount(before.count + moved, true)
      virtua.setCount(next.count)
    },
    attach(scroller, container, redraw, { onScroll, onRest }) {
      const neighbours = new ResizeObserver(() => {
        measureStart(true)
        stayAtEnd()
      })
      place = { scroller, container, neighbours, watched: new WeakSet() }
      const stops = [
        // Before the redraw, whose commit scrolls.
        virtua.subscribe(events.measure, () => setState({ ...state, isMeasuring: true })),
        virtua.subscribe(events.render, (isSync) => (isSync ? flushSync(redraw) : redraw())),
        virtua.subscribe(events.scrollEnd, () => onRest?.()),
      ]
      const onScrolled = () => {
        // Hiding an element resets its scroll position.
        if (scroller.clientHeight === 0) return
        measureStart(false)
        const wasAtEnd = state.isAtEnd
        const { scrollTop } = scroller
        setState(scrolled(state, { positionPx: placeOf(scroller), scrollTop, restPx: restPx(scroller) }, atEnd))
        stayAtEnd()
        onScroll?.(scroller, !(wasAtEnd && state.isAtEnd))
      }
      // Before virtua's listener, which needs the start of the rows.
      scroller.addEventListener('scroll', onScrolled, { passive: true })
      measureStart(false)
      if (state.initialPx !== undefined && !horizontal && scroller.scrollTop === 0) {
        scroller.scrollTop = virtua.startPx() + state.initialPx
        noteAdjustment(scroller)
      }
      setState({ ...state, initialPx: undefined })
      virtua.attach(container, scroller)
      settle()
      return () => {
        place = undefined
        setState({ ...state, adjustedPx: undefined })
        scroller.removeEventListener('scroll', onScrolled)
        neighbours.disconnect()
        for (const stop of stops) stop()
        virtua.detach()
      }
    },
    settle,
    scrollTo: (index, options = {}) => scroll(false, index, options),
    scrollToStart: () => scroll(false, undefined, { offset: 0 }),
    scrollToEnd: () => scroll(atEnd, undefined, { offset: Number.MAX_SAFE_INTEGER }),
    scrolledPx: () => scrolledPx(state, virtua.scrollPx(), virtua.startPx()),
  }
}
