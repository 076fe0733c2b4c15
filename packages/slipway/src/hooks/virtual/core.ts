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

// virtua publishes no types of its core. What follows names what we use of it; all lengths are CSS pixels.

/** Where rows are, by their sizes: measured ones, and an estimate for the rest. */
export interface Layout {
  /** The first and the last row that meet a stretch. */
  $getRange(startPx: number, endPx: number): readonly [first: number, last: number]
  /** The row at a place. */
  $findIndex(px: number): number
  /** Where a row begins; for the index behind the last one, where all end. */
  $getItemOffset(index: number): number
  $getItemSize(index: number): number
  /** Whether a row has this size; without one, whether it was never measured. */
  $isSizeEqual(index: number, sizePx?: number): boolean
  $setItemSizes(sizes: readonly (readonly [index: number, sizePx: number])[], viewportPx: number): void
  $getTotalSize(): number
  $getLength(): number
  /** Adds or takes away rows: at the end, or at the beginning. */
  $setLength(length: number, atStart?: boolean): void
  /** Whether it waits for the first measured rows to estimate the rest. */
  $isEstimating(): boolean
}

/** Sizes of rows by their index (-1: not measured), and the estimate for the rest. */
export type Snapshot = readonly [sizesPx: readonly number[], estimatePx?: number | undefined]

/** A layout of rows one below the other. */
export interface ListLayout extends Layout {
  $snapshot(): Snapshot
}

/** A layout of rows in columns. */
export interface ColumnLayout extends Layout {
  /** Takes another number of columns or another gap; `false` where nothing has changed. */
  $relayout(columns: number, gapPx: number): boolean
}

/** What is drawn, by what was scrolled and measured. */
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

/** What listens to the scroller and measures rows. */
export interface Driver {
  $observe(container: HTMLElement, scroller: HTMLElement): void
  $dispose(): void
  $observeItem(element: HTMLElement, index: number): () => void
  /** Settles once it has scrolled, or begun to. */
  $scroll(index: number | undefined, options: ScrollOptions): Promise<void>
  /** Scrolls by what rows out of sight have grown, so that those in sight stay. To be called after each commit. */
  $effect(): void
}

/** Where a row is brought to. */
export interface ScrollOptions {
  readonly align?: 'start' | 'center' | 'end' | 'nearest' | undefined
  readonly smooth?: boolean | undefined
  /** Added to the place, in CSS pixels; read again as rows on the way are measured. */
  readonly offset?: { valueOf(): number } | undefined
}

export const makeListLayout: (count: number, rowPx?: number, snapshot?: Snapshot) => ListLayout = createListLayout
export const makeStore: (layout: Layout) => Store = createVirtualStore
export const makeDriver: (store: Store, layout: Layout, horizontal: boolean) => Driver = createContainerDriver

export const actions = { setLength: ACTION_ITEMS_LENGTH_CHANGE, setStart: ACTION_START_OFFSET_CHANGE } as const
export const events = {
  draw: UPDATE_VIRTUAL_STATE,
  scrollEnd: UPDATE_SCROLL_END_EVENT,
  /** Rows or the scroller were measured, and have another size. */
  size: UPDATE_SIZE_EVENT,
} as const
/** Takes other columns, and keeps in place what is seen. */
export const setColumns: (store: Store, layout: ColumnLayout, columns: number, gapPx: number) => void = relayout
