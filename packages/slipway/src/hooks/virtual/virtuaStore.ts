import {
  ACTION_ITEMS_LENGTH_CHANGE,
  ACTION_START_OFFSET_CHANGE,
  createContainerDriver,
  createVirtualStore,
  relayout,
  UPDATE_SCROLL_END_EVENT,
  UPDATE_SIZE_EVENT,
  UPDATE_VIRTUAL_STATE,
  createListLayout as virtuaListLayout,
} from '../../vendor/virtua.ts'

// The one file that uses virtua's own names, which start with `$`; the floors check refuses them elsewhere. virtua publishes no
// types of its core, so this file declares the parts that Slipway uses. All lengths are CSS pixels.

type RowRange = readonly [first: number, last: number]

/** Sizes of rows by index (-1: not measured), and the estimate for the rows without a size. */
export type RowSizes = readonly [sizesPx: readonly number[], estimatePx?: number | undefined]

/** Sizes and positions of rows, as virtua calls them. */
export interface VirtuaLayout {
  $getRange(startPx: number, endPx: number): RowRange
  $findIndex(px: number): number
  $getItemOffset(index: number): number
  $getItemSize(index: number): number
  $isSizeEqual(index: number, sizePx?: number): boolean
  $setItemSizes(sizes: readonly (readonly [index: number, sizePx: number])[], viewportPx: number): void
  $getTotalSize(): number
  $getLength(): number
  $setLength(length: number, atStart?: boolean): void
  $isEstimating(): boolean
}

/** virtua's scroll state: which rows are rendered, and where. */
interface Store {
  $getStateVersion(): number
  $getRange(bufferPx?: number): RowRange
  $getItemOffset(index: number): number
  $getScrollOffset(): number
  $getViewportSize(): number
  $getStartSpacerSize(): number
  $getTotalSize(): number
  $subscribe(events: number, listener: (sync?: boolean) => void): () => void
  $update(action: number, value: number, atStart?: boolean): void
}

/** virtua's listeners on the scroller, and its observer of row sizes. */
interface Driver {
  $observe(container: HTMLElement, scroller: HTMLElement): void
  $dispose(): void
  $observeItem(element: HTMLElement, index: number): () => void
  $scroll(index: number | undefined, options: ScrollOptions): Promise<void>
  $effect(): void
}

/** Rows below one another. */
export interface ListLayout extends VirtuaLayout {
  /** The row at a position. */
  rowAt(px: number): number
  offsetOf(index: number): number
  sizeOf(index: number): number
  sizes(): RowSizes
}

/** Rows in columns, with Slipway's names; `toVirtuaLayout` adds virtua's. */
export interface ColumnLayout {
  /** The first and the last row that intersect a range. */
  rowsIn(startPx: number, endPx: number): RowRange
  /** The row at a position. */
  rowAt(px: number): number
  /** Start of a row; for the index after the last row, the end of all rows. */
  offsetOf(index: number): number
  sizeOf(index: number): number
  /** Whether a row has this size; without a size, whether the row has not been measured. */
  hasSize(index: number, sizePx?: number): boolean
  setSizes(sizes: readonly (readonly [index: number, sizePx: number])[], viewportPx: number): void
  totalPx(): number
  count(): number
  /** Adds or removes rows at the end, or at the start. */
  setCount(count: number, atStart?: boolean): void
  /** Whether the estimate waits for the first measured rows. */
  isEstimating(): boolean
  /** Sets the number of columns and the gap. Returns `false` if nothing has changed. */
  setColumns(columns: number, gapPx: number): boolean
}

/** Alignment of the row to scroll to. */
export interface ScrollOptions {
  readonly align?: 'start' | 'center' | 'end' | 'nearest' | undefined
  readonly smooth?: boolean | undefined
  /** Added to the position, in CSS pixels; read again when rows before it are measured. */
  readonly offset?: { valueOf(): number } | undefined
}

/** virtua's store and driver, with Slipway's names. */
export interface VirtuaStore {
  /** virtua's own store, for `setColumns`. */
  readonly store: Store
  /** Number that changes with the rows to render and their positions. */
  version(): number
  /** The first and the last row to render. */
  range(): RowRange
  /** The first and the last row that intersect a range of positions. */
  rowsIn: VirtuaLayout['$getRange']
  offsetOf(index: number): number
  sizeOf(index: number): number
  /** Whether a row has not been measured; with a size, whether the row has this size. */
  isUnmeasured: VirtuaLayout['$isSizeEqual']
  totalPx(): number
  /** Scroll position of the scroller. */
  scrollPx(): number
  /** Size of the scrollable content before the rows. */
  startPx(): number
  /** 0 until the scroller has been measured. */
  viewportPx(): number
  setStart(px: number): void
  /** Adds or removes rows at the end, or at the start. */
  setCount(count: number, atStart?: boolean): void
  subscribe: Store['$subscribe']
  attach(container: HTMLElement, scroller: HTMLElement): void
  detach(): void
  /** Measures the element of a row. Returns a function that ends it. */
  observe: Driver['$observeItem']
  /** Resolves when the list has scrolled, or has started to scroll smoothly. */
  scrollTo: Driver['$scroll']
  /** Scrolls by the distance that rows before the viewport have grown, so that rows in view stay in place. Called after each commit. */
  adjustScroll(): void
}

export const events = {
  render: UPDATE_VIRTUAL_STATE,
  scrollEnd: UPDATE_SCROLL_END_EVENT,
  /** Rows or the scroller have changed their measured size. */
  measure: UPDATE_SIZE_EVENT,
} as const

export function createVirtuaStore(layout: VirtuaLayout, horizontal: boolean): VirtuaStore {
  const store: Store = createVirtualStore(layout)
  const driver: Driver = createContainerDriver(store, layout, horizontal)
  return {
    store,
    version: store.$getStateVersion,
    range: store.$getRange,
    rowsIn: layout.$getRange,
    offsetOf: store.$getItemOffset,
    sizeOf: layout.$getItemSize,
    isUnmeasured: layout.$isSizeEqual,
    totalPx: store.$getTotalSize,
    scrollPx: store.$getScrollOffset,
    startPx: store.$getStartSpacerSize,
    viewportPx: store.$getViewportSize,
    setStart: (px) => store.$update(ACTION_START_OFFSET_CHANGE, px),
    setCount: (count, atStart) => store.$update(ACTION_ITEMS_LENGTH_CHANGE, count, atStart),
    subscribe: store.$subscribe,
    attach: driver.$observe,
    detach: driver.$dispose,
    observe: driver.$observeItem,
    scrollTo: driver.$scroll,
    adjustScroll: driver.$effect,
  }
}

/** Creates the layout of a list. `rowPx` is the estimate for rows that have no size; without it, measured rows make one. */
export function createListLayout(count: number, rowPx?: number, sizes?: RowSizes): ListLayout {
  const layout: VirtuaLayout & { $snapshot(): RowSizes } = virtuaListLayout(count, rowPx, sizes)
  return {
    ...layout,
    rowAt: layout.$findIndex,
    offsetOf: layout.$getItemOffset,
    sizeOf: layout.$getItemSize,
    sizes: layout.$snapshot,
  }
}

/** Adds virtua's names to a layout of columns. */
export function toVirtuaLayout<Layout extends ColumnLayout>(layout: Layout): Layout & VirtuaLayout {
  return {
    ...layout,
    $getRange: layout.rowsIn,
    $findIndex: layout.rowAt,
    $getItemOffset: layout.offsetOf,
    $getItemSize: layout.sizeOf,
    $isSizeEqual: layout.hasSize,
    $setItemSizes: layout.setSizes,
    $getTotalSize: layout.totalPx,
    $getLength: layout.count,
    $setLength: layout.setCount,
    $isEstimating: layout.isEstimating,
    $relayout: layout.setColumns,
  }
}

/** Sets the number of columns and the gap, and keeps the rows in view in place. */
export function setColumns(
  { store }: Pick<VirtuaStore, 'store'>,
  layout: VirtuaLayout,
  columns: number,
  gapPx: number,
): void {
  relayout(store, layout, columns, gapPx)
}
