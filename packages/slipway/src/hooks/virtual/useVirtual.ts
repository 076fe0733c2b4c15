import { type FocusEvent, type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useLatest } from '../useLatest.ts'
import { createVirtual, type Virtual, type VirtualListener, type VirtualOptions } from './createVirtual.ts'
import type { Rows } from './movedBy.ts'

/** Options of `useVirtual`. Only the first `options` are used; the rest may change. */
export interface VirtualUse extends VirtualListener {
  /** Called after each commit, with whether all rendered rows are measured. */
  onCommit?(isMeasured: boolean): void
  readonly rows: Rows
  /** Number of rows to render before anything has been measured, also on a server. */
  readonly initialCount: number
  readonly options: Omit<VirtualOptions, 'rows'>
  /** Finds the scroller after the container has been mounted. */
  findScroller(container: HTMLElement): HTMLElement
}

/** Result of `useVirtual`. */
export interface VirtualView {
  readonly virtual: Virtual
  readonly container: RefObject<HTMLDivElement | null>
  /** Indexes of the rows to render, in their order. */
  readonly indexes: readonly number[]
  /** Whether nothing has been measured: the rows are then in the normal flow of the document, with their natural height. */
  readonly isInitial: boolean
  /** Props for the element around the rows: they keep the focused row in the document. Each row has a `data-index`. */
  readonly focusProps: { onFocus(event: FocusEvent): void; onBlur(): void }
}

/** State of a virtual list; renders the component again when other rows become visible. */
export function useVirtual({
  rows,
  initialCount,
  options,
  findScroller,
  onCommit,
  onScroll,
  onRest,
}: VirtualUse): VirtualView {
  const container = useRef<HTMLDivElement>(null)
  const [virtual] = useState(() => createVirtual({ ...options, rows }))
  const latest = useLatest({ findScroller, onScroll, onRest })
  virtual.setRows(rows)
  const [, redraw] = useReducer(virtual.getStateVersion, undefined, virtual.getStateVersion)

  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    return virtual.attach(latest.current.findScroller(element), element, redraw, {
      onScroll: (scroller, byReader) => latest.current.onScroll?.(scroller, byReader),
      onRest: () => latest.current.onRest?.(),
    })
  }, [virtual, latest])
  useLayoutEffect(() => {
    virtual.settle()
    onCommit?.(virtual.isMeasured())
  })

  const isInitial = virtual.getViewportSize() === 0
  const count = Math.min(initialCount, rows.count)
  const start = options.atEnd ? rows.count - count : 0
  const indexes = isInitial ? Array.from({ length: count }, (_, index) => start + index) : virtual.drawn()
  const focusProps = {
    onFocus: ({ target }: FocusEvent) => virtual.hold(indexOf(target)),
    onBlur: () => virtual.hold(undefined),
  }
  return { virtual, container, indexes, isInitial, focusProps }
}

function indexOf(target: Element): number | undefined {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset.index
  return index === undefined ? undefined : Number(index)
}
