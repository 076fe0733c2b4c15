import { flushSync } from 'react-dom'
import type { Unsubscribe } from '../../base/emitter.ts'
import { waitForRest } from '../../hooks/scroll/waitForRest.ts'
import {
  type ColumnEffect,
  type ColumnFacts,
  type ColumnState,
  idleColumn,
  resized,
  rested,
  type ScrollEffect,
  scrollEnded,
  scrolled,
  showRow,
  stopped,
  touched,
} from './column.state.ts'

/** Milliseconds after a scroll by a script in which a scroll event without an action of the user belongs to that scroll. */
const scriptScrollMs = 500

/** Listeners of a column. */
export interface ColumnListeners {
  /** Called when the user begins to move the column. */
  onStart(): void
  /** Called when the column stops on a row after the user has moved it. */
  onRest(row: number): void
  /** Called when a motion of the user ends, also without a row: another row is shown, or the column is detached. */
  onStop(): void
}

/** A scroller that shows one of its rows in its middle. */
export interface AttachedColumn {
  /** Scrolls to a row. A column that the user moves is left alone if its row is still the same. */
  show(row: number): void
  detach: Unsubscribe
}

/**
 * Makes a column of a native scroller with mandatory snapping. Its first child contains the rows and is as high as they are.
 *
 * Touch, pen and trackpad scroll it natively, with the inertia of the platform. A mouse drags it, and each notch of a mouse wheel
 * turns it by one row. The row is reported once, when the column is idle again. It is reported at once if the user presses
 * elsewhere or presses a key meanwhile, because a press on "Done" selects the row in the middle.
 */
export function attachColumn(column: HTMLElement, listeners: ColumnListeners): AttachedColumn {
  const list = column.firstElementChild as HTMLElement
  const disposal = new AbortController()
  const signal = disposal.signal
  const view = column.closest('.sw-picker-view')
  let state = idleColumn
  let whileMoved: AbortController | undefined
  /** The time of the last event during a scroll by a script. */
  let scriptAtMs = Number.NEGATIVE_INFINITY

  const facts = (): ColumnFacts => {
    const count = list.childElementCount
    const rowPx = list.offsetHeight / count
    if (state.target !== undefined) scriptAtMs = performance.now()
    const isByScript = performance.now() - scriptAtMs < scriptScrollMs
    return { middle: column.scrollTop / rowPx, rowPx, count, isByScript }
  }
  const send = (event: (state: ColumnState, facts: ColumnFacts) => ColumnState) => {
    const now = facts()
    state = event({ ...state, effects: [] }, now)
    for (const effect of state.effects) (perform[effect] ?? scroll)(now.rowPx, effect)
  }
  const rest = () => send(rested)
  const end = () => send(scrollEnded)
  const awaitRest = waitForRest(end)
  const scroll = (rowPx: number, effect: ColumnEffect) =>
    column.scrollTo({
      top: (state.target ?? state.shown) * rowPx,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : (effect as ScrollEffect),
    })
  /** The effects other than scrolling. */
  const perform: Partial<Record<ColumnEffect, () => void>> = {
    start() {
      whileMoved = new AbortController()
      const elsewhere = { capture: true, signal: whileMoved.signal }
      window.addEventListener('pointerdown', ({ target }) => view?.contains(target as Node) || rest(), elsewhere)
      window.addEventListener('keydown', rest, elsewhere)
      listeners.onStart()
    },
    // Rendered synchronously: a pending press, such as one on "Done", needs the new value.
    rest: () => flushSync(() => listeners.onRest(state.shown)),
    stop() {
      whileMoved?.abort()
      awaitRest()
      delete column.dataset.dragging
      listeners.onStop()
    },
  }
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    call: (event: HTMLElementEventMap[Type]) => void,
  ) => column.addEventListener(type, call, { passive: true, signal })
  const onUser = () => {
    scriptAtMs = Number.NEGATIVE_INFINITY
  }
  const onTouch = ({ touches }: TouchEvent) => {
    onUser()
    // Touches elsewhere on the screen do not hold the column, and it gets no event when they end.
    const isHeld = [...touches].some(({ target }) => column.contains(target as Node))
    send((before) => touched(before, isHeld))
    if (!state.isHeld) awaitRest(state.isMoved)
  }
  listen('scroll', () => {
    awaitRest(true)
    send(scrolled)
  })
  listen('scrollend', end)
  listen('pointerdown', onUser)
  listen('wheel', onUser)
  listen('touchstart', onTouch)
  listen('touchend', onTouch)
  listen('touchcancel', onTouch)
  // The code for the mouse is loaded when a mouse enters, before it can drag. Until then keys and clicks work, and the wheel scrolls
  // natively. If loading fails, the next entry tries again, not the next press as with `whenLoaded`, because a press is too late to drag.
  let mouse: Promise<void> | undefined
  listen('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse' || mouse) return
    mouse = import('./attachMouse.ts').then(
      (late) => late.attachMouse(column, send, signal),
      () => {
        mouse = undefined
      },
    )
  })
  // Also called when the column becomes visible: a hidden one cannot scroll.
  const observer = new ResizeObserver(() => send(resized))
  observer.observe(list)

  return {
    show: (row) => send((before, now) => showRow(before, row, now)),
    detach() {
      send(stopped)
      awaitRest()
      disposal.abort()
      observer.disconnect()
    },
  }
}
