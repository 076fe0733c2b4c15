import { flushSync } from 'react-dom'
import type { Unsubscribe } from '../../base/emitter.ts'
import { isDev } from '../../base/isDev.ts'
import { toDevicePixels } from '../../base/toDevicePixels.ts'
import { onRatioChange } from '../measure/onRatioChange.ts'
import { startIn } from './findScroller.ts'
import { keepObserved } from './keepObserved.ts'
import { movedBy, type Rows } from './movedBy.ts'
import { type Seeking, startSeeking } from './startSeeking.ts'
import { atEndPx, initialState, positionToRestore, rowsChanged, rowsToRender, scrolled } from './virtual.state.ts'
import {
  createVirtuaStore,
  drawEvent,
  type ScrollOptions,
  scrollEndEvent,
  setLengthAction,
  setStartAction,
  type VirtuaLayout,
  type VirtuaStore,
} from './virtuaStore.ts'
import { alignStart, remeasurable } from './wholePixels.ts'

/** Listeners of a virtual list. */
export interface VirtualListener {
  /** Called for each scroll. `byReader` is `false` if the list has only kept itself at its end. */
  onScroll?(scroller: HTMLElement, byReader: boolean): void
  /** Called when scrolling has ended. */
  onRest?(): void
}

/** Options of `createVirtual`. */
export interface VirtualOptions {
  readonly layout: VirtuaLayout
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
export interface Virtual
  extends Pick<VirtuaStore, 'getStateVersion' | 'getViewportSize' | 'getItemOffset' | 'getTotalSize' | 'observeItem'> {
  /** Indexes of the rows to render: the visible ones, some around them, and the row that has the focus. */
  drawn(): number[]
  /** Whether the rendered rows are measured. */
  isMeasured(): boolean
  /** Keeps a row in the document because it has the focus. */
  hold(index: number | undefined): void
  /** Sets the rows after a change. The visible rows stay in place unless the list is at its very start. To be called during render. */
  setRows(rows: Rows): void
  attach(scroller: HTMLElement, container: HTMLElement, redraw: () => void, listener: VirtualListener): Unsubscribe
  /** Corrects the scroll position. To be called after each commit. */
  settle(): void
  scrollTo(index: number, options?: ScrollOptions): void
  scrollToStart(): void
  scrollToEnd(): void
  /** Scroll position counted from the first row; `undefined` at the start, and while the list stays at its end. */
  scrolledPx(): number | undefined
}

export function createVirtual({ layout, rows, horizontal, atEnd, startPx }: VirtualOptions): Virtual {
  const virtua = createVirtuaStore(layout, horizontal)
  const measuring = remeasurable(virtua.observeItem)
  // Strict mode exists in development alone.
  const items = isDev ? keepObserved(measuring.observe) : undefined
  let state = initialState(rows, atEnd, startPx)
  let initialPx = startPx
  let scroller: HTMLElement | undefined
  /** Whether a commit is being handled. React renders what is set then before it paints, and cannot flush. */
  let isSettling = false
  let settleAttached: (() => void) | undefined
  let seeking: Seeking | undefined

  const settle = () => {
    isSettling = true
    virtua.effect()
    settleAttached?.()
    isSettling = false
  }
  const readPx = () => virtua.getScrollOffset() - virtua.getStartSpacerSize()
  const scrollerPx = () => scroller?.[horizontal ? 'scrollLeft' : 'scrollTop'] ?? 0
  const scroll = (isAtEnd: boolean, index: number | undefined, options: ScrollOptions) => {
    seeking?.stop()
    state = { ...state, isAtEnd }
    // jsdom, in which apps run their tests, does not support scrolling.
    if (scroller && !('scrollTo' in scroller)) return
    seeking = startSeeking(virtua.subscribe, () => virtua.scroll(index, options), scrollerPx)
  }

  return {
    ...virtua,
    // Estimated sizes and an earlier ratio of device pixels can be fractions.
    getItemOffset: (index) => toDevicePixels(virtua.getItemOffset(index)),
    observeItem: items?.observe ?? measuring.observe,
    drawn: () => rowsToRender(state, virtua.getRange()),
    isMeasured: () =>
      virtua.getViewportSize() > 0 &&
      rowsToRender(state, virtua.getRange()).every((index) => !layout.isSizeEqual(index)),
    hold(focusedRow) {
      state = { ...state, focusedRow }
    },
    setRows(next) {
      const before = state.rows
      if (next === before) return
      const px = readPx()
      const [first, last] = layout.getRange(Math.max(0, px), Math.max(0, px + virtua.getViewportSize()))
      const moved = movedBy(before, next, first, last)
      state = rowsChanged(state, next)
      if (moved !== 0) {
        // The index refers to another row now.
        seeking?.stop()
        if (atEnd || px > 0) virtua.update(setLengthAction, before.count + moved, true)
      }
      virtua.update(setLengthAction, next.count)
    },
    attach(element, container, redraw, { onScroll, onRest }) {
      scroller = element
      const restPx = () => element.scrollHeight - element.clientHeight - element.scrollTop
      /** The content before the rows may have grown; if it is outside the view, the rows stay in place. */
      const measureStart = (keeps: boolean) => {
        const startPx = startIn(element, container, horizontal)
        if (!horizontal) alignStart(element, container)
        const top = startPx - virtua.getStartSpacerSize()
        if (Math.abs(top) < 1) return
        const isPast = readPx() > 0
        virtua.update(setStartAction, startPx)
        if (keeps && isPast && !horizontal) element.scrollBy({ top, behavior: 'instant' })
      }
      const stay = () => {
        if (!state.isAtEnd || restPx() <= atEndPx) return
        element.scrollTop = element.scrollHeight
        state = { ...state, lastPx: element.scrollTop }
      }
      const sizes = new ResizeObserver(() => {
        measureStart(true)
        stay()
      })
      const watched = new WeakSet<Element>()
      settleAttached = () => {
        // Siblings before and after the rows can change their size independently; the ancestors change together with them.
        for (const neighbour of [container.previousElementSibling, container.nextElementSibling]) {
          if (!neighbour || watched.has(neighbour)) continue
          watched.add(neighbour)
          sizes.observe(neighbour)
        }
        // Rows at the end of a view that is larger than all of them start at another place as soon as their number or size changes.
        if (state.isAtEnd) measureStart(true)
        stay()
      }
      if (atEnd) sizes.observe(element)
      const stopDrawing = virtua.subscribe(drawEvent, (isSync) =>
        isSync && !isSettling ? flushSync(redraw) : redraw(),
      )
      const stopResting = virtua.subscribe(scrollEndEvent, () => onRest?.())
      const onScrolled = () => {
        // A hidden scroller cannot be scrolled by the user.
        if (element.clientHeight === 0) return
        seeking?.onScroll()
        measureStart(false)
        const wasAtEnd = state.isAtEnd
        state = scrolled(state, scrollerPx(), restPx(), atEnd)
        stay()
        onScroll?.(element, !(wasAtEnd && state.isAtEnd))
      }
      // Registered before the driver's listener, which needs the offset of the rows.
      element.addEventListener('scroll', onScrolled, { passive: true })
      measureStart(false)
      if (initialPx !== undefined && !horizontal && element.scrollTop === 0)
        element.scrollTop = virtua.getStartSpacerSize() + initialPx
      initialPx = undefined
      virtua.observe(container, element)
      const stopRemeasuring = onRatioChange(() => {
        measureStart(true)
        measuring.again()
        redraw()
      })
      settle()
      return () => {
        scroller = undefined
        settleAttached = undefined
        element.removeEventListener('scroll', onScrolled)
        sizes.disconnect()
        stopRemeasuring()
        stopDrawing()
        stopResting()
        virtua.dispose()
        items?.forget()
      }
    },
    settle,
    scrollTo: (index, options = {}) => scroll(false, index, options),
    scrollToStart: () => scroll(false, undefined, { offset: 0 }),
    scrollToEnd: () => scroll(atEnd, undefined, { offset: Number.MAX_SAFE_INTEGER }),
    scrolledPx() {
      // The store does not know of a scroll before its event. A hidden scroller has no scroll position.
      const px = scroller?.clientHeight ? Math.abs(scrollerPx()) - virtua.getStartSpacerSize() : readPx()
      return positionToRestore(state, px)
    },
  }
}
