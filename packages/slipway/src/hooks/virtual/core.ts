import {
  ACTION_ITEMS_LENGTH_CHANGE,
  ACTION_START_OFFSET_CHANGE,
  createContainerDriver,
  createListLayout,
  createVirtualStore,
  relayout,
  UPDATE_SCROLL_END_EVENT,
  UPDATE_SIZE_EVENT,
  UPDATE_VIRTUAL_STATE,
} from '../../vendor/virtua.ts'

// virtua publishes no types of its core. These types name the part that is used here; all lengths are CSS pixels.

/** Positions of rows, computed from their sizes: the measured ones, and an estimate for the rest. */
export interface Layout {
  /** The first and last row that overlap a range. */
  $getRange(startPx: number, endPx: number): readonly [first: number, last: number]
  /** The row at an offset. */
  $findIndex(px: number): number
  /** Offset of a row's start; for the index after the last row, the end of all rows. */
  $getItemOffset(index: number): number
  $getItemSize(index: number): number
  /** Whether a row has this size; without `sizePx`, whether the row was never measured. */
  $isSizeEqual(index: number, sizePx?: number): boolean
  $setItemSizes(sizes: readonly (readonly [index: number, sizePx: number])[], viewportPx: number): void
  $getTotalSize(): number
  $getLength(): number
  /** Adds or removes rows: at the end, or at the start with `atStart`. */
  $setLength(length: number, atStart?: boolean): void
  /** Whether the first rows are still to be measured, to estimate the size of the rest. */
  $isEstimating(): boolean
}

/** Sizes of rows by their index (-1: not measured), and the estimate for the rest. */
export type Snapshot = readonly [sizesPx: readonly number[], estimatePx?: number | undefined]

/** A layout of rows below each other. */
export interface ListLayout extends Layout {
  $snapshot(): Snapshot
}

/** A layout of rows in columns. */
export interface ColumnLayout extends Layout {
  /** Changes the number of columns or the gap; returns `false` if nothing has changed. */
  $relayout(columns: number, gapPx: number): boolean
}

/** Computes the rows to render from the scroll position and the measured sizes. */
export interface Store {
  $getStateVersion(): number
  $getRange(bufferPx?: number): readonly [first: number, last: number]
  $getItemOffset(index: number): number
  $getScrollOffset(): number
  $getViewportSize(): number
  $getStartSpacerSize(): number
  $getTotalSize(): number
  $subscribe(events: number, listener: (sync?: boolean) => void): () => void
  $update(action: number, value: number, atStart?: boolean): void
}

/** Listens to the scroller and measures rows. */
export interface Driver {
  $observe(container: HTMLElement, scroller: HTMLElement): void
  $dispose(): void
  $observeItem(element: HTMLElement, index: number): () => void
  /** Resolves once it has scrolled, or has started to scroll. */
  $scroll(index: number | undefined, options: ScrollOptions): Promise<void>
  /** Scrolls by the growth of rows outside the view, so that the visible rows stay in place. To be called after each commit. */
  $effect(): void
}

/** Options for scrolling to a row. */
export interface ScrollOptions {
  readonly align?: 'start' | 'center' | 'end' | 'nearest' | undefined
  readonly smooth?: boolean | undefined
  /** Added to the row's offset, in CSS pixels; read again when rows in between are measured. */
  readonly offset?: { valueOf(): number } | undefined
}

export const makeListLayout: (count: number, rowPx?: number, snapshot?: Snapshot) => ListLayout = createListLayout
export const makeStore: (layout: Layout) => Store = createVirtualStore
export const makeDriver: (store: Store, layout: Layout, horizontal: boolean) => Driver = createContainerDriver

export const actions = { setLength: ACTION_ITEMS_LENGTH_CHANGE, setStart: ACTION_START_OFFSET_CHANGE } as const
export const events = {
  draw: UPDATE_VIRTUAL_STATE,
  scrollEnd: UPDATE_SCROLL_END_EVENT,
  /** Rows or the scroller were measured and have changed their size. */
  size: UPDATE_SIZE_EVENT,
} as const
/** Changes the columns and keeps the visible rows in place. */
export const setColumns: (store: Store, layout: ColumnLayout, columns: number, gapPx: number) => void = relayout
