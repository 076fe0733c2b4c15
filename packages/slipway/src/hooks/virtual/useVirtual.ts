import { type FocusEvent, type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useLatest } from '../useLatest.ts'
import { createVirtual, type Virtual, type VirtualListener, type VirtualOptions } from './createVirtual.ts'
import type { Rows } from './movedBy.ts'

/** What `useVirtual` needs to know. The options count once, the rest always. */
export interface VirtualUse extends VirtualListener {
  readonly rows: Rows
  /** How many rows there are before anything could be measured, on a server too. */
  readonly initialCount: number
  readonly options: Omit<VirtualOptions, 'rows'>
  /** Finds what scrolls it, when it has come into the document. */
  findScroller(container: HTMLElement): HTMLElement
}

/** What a component with virtual rows draws. */
export interface VirtualView {
  readonly virtual: Virtual
  readonly container: RefObject<HTMLDivElement | null>
  /** The rows to draw, in their order. */
  readonly indexes: readonly number[]
  /** Before anything could be measured, rows stand in the flow of the document, and are as high as they are. */
  readonly isInitial: boolean
  /** For the element around the rows: the row that has the focus stays in the document. Rows have a `data-index`. */
  readonly focusProps: { onFocus(event: FocusEvent): void; onBlur(): void }
}

/** Holds virtual rows, and renders anew when others come into sight. */
export function useVirtual({ rows, initialCount, options, findScroller, onScroll, onRest }: VirtualUse): VirtualView {
  const container = useRef<HTMLDivElement>(null)
  const [virtual] = useState(() => createVirtual({ ...options, rows }))
  const latest = useLatest({ findScroller, onScroll, onRest })
  virtual.update(rows)
  const [, redraw] = useReducer(virtual.version, undefined, virtual.version)

  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    return virtual.attach(latest.current.findScroller(element), element, redraw, {
      onScroll: (scroller, byReader) => latest.current.onScroll?.(scroller, byReader),
      onRest: () => latest.current.onRest?.(),
    })
  }, [virtual, latest])
  useLayoutEffect(virtual.settle)

  const isInitial = !virtual.isMeasured()
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
