import { toDevicePixels } from '../../base/toDevicePixels.ts'
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

// The names of virtua's functions start with `$`. This file adds the same names without `$`; all other files use these names, and the
// floors test refuses a `$`. virtua publishes no types of its core, so this file declares the functions that Slipway uses. All
// lengths are CSS pixels.

/** The first and the last row of a range. */
export type RowRange = readonly [first: number, last: number]

/** Positions of rows, computed from their sizes: the measured ones, and an estimate for the rest. */
export interface Layout {
  /** The rows that overlap a range of positions. */
  getRange(startPx: number, endPx: number): RowRange
  /** The row at an offset. */
  findIndex(px: number): number
  /** Offset of a row's start; for the index after the last row, the end of all rows. */
  getItemOffset(index: number): number
  getItemSize(index: number): number
  /** Whether a row has this size; without `sizePx`, whether the row was never measured. */
  isSizeEqual(index: number, sizePx?: number): boolean
  setItemSizes(sizes: readonly (readonly [index: number, sizePx: number])[], viewportPx: number): void
  getTotalSize(): number
  getLength(): number
  /** Adds or removes rows: at the end, or at the start with `atStart`. */
  setLength(length: number, atStart?: boolean): void
  /** Whether the first rows are still to be measured, to estimate the size of the rest. */
  isEstimating(): boolean
}

/** Sizes of rows by their index (-1: not measured), and the estimate for the rest. */
export type RowSizes = readonly [sizesPx: readonly number[], estimatePx?: number | undefined]

/** A layout of rows below each other. */
export interface ListLayout extends Layout {
  snapshot(): RowSizes
}

/** A layout of rows in columns. */
export interface ColumnLayout extends Layout {
  /** Changes the number of columns or the gap; returns `false` if nothing has changed. */
  relayout(columns: number, gapPx: number): boolean
}

/** Options for scrolling to a row. */
export interface ScrollOptions {
  readonly align?: 'start' | 'center' | 'end' | 'nearest' | undefined
  readonly smooth?: boolean | undefined
  /** Added to the row's offset, in CSS pixels; read again when rows in between are measured. */
  readonly offset?: { valueOf(): number } | undefined
}

/** Computes the rows to render from the scroll position and the measured sizes, listens to the scroller and measures rows. */
export interface VirtuaStore {
  /** A number that changes with the rows to render and their positions. */
  getStateVersion(): number
  /** The rows to render. */
  getRange(bufferPx?: number): RowRange
  getItemOffset(index: number): number
  getScrollOffset(): number
  /** The size of the visible range; 0 until it is measured. */
  getViewportSize(): number
  /** The size of the content before the rows. */
  getStartSpacerSize(): number
  getTotalSize(): number
  subscribe(events: number, listener: (sync?: boolean) => void): () => void
  update(action: number, value: number, atStart?: boolean): void
  observe(container: HTMLElement, scroller: HTMLElement): void
  dispose(): void
  observeItem(element: HTMLElement, index: number): () => void
  /** Resolves once it has scrolled, or has started to scroll. */
  scroll(index: number | undefined, options: ScrollOptions): Promise<void>
  /** Scrolls by the growth of rows outside the view, so that the visible rows stay in place. To be called after each commit. */
  effect(): void
}

export const setLengthAction: number = ACTION_ITEMS_LENGTH_CHANGE
export const setStartAction: number = ACTION_START_OFFSET_CHANGE
export const drawEvent: number = UPDATE_VIRTUAL_STATE
export const scrollEndEvent: number = UPDATE_SCROLL_END_EVENT
/** Rows or the scroller were measured and have changed their size. */
export const sizeEvent: number = UPDATE_SIZE_EVENT

/** Functions under virtua's names. */
type Virtuas<Api> = { readonly [Name in keyof Api as `$${string & Name}`]: Api[Name] }

/** A layout that virtua can call. */
export type VirtuaLayout<Rows extends Layout = Layout> = Rows & Virtuas<Rows>

/** Adds the names without `$`. */
function withPlainNames<Api>(virtuas: Virtuas<Api>): Api & Virtuas<Api> {
  return addNames(virtuas, '', 1) as Api & Virtuas<Api>
}

/** Adds virtua's names to a layout. */
export function withVirtuaNames<Rows extends Layout>(layout: Rows): VirtuaLayout<Rows> {
  return addNames(layout, '$', 0) as VirtuaLayout<Rows>
}

/** Adds a second name for each function: the name from an index on, after a prefix. */
function addNames(functions: object, prefix: string, from: number): object {
  const named = functions as Record<string, unknown>
  for (const name of Object.keys(named)) named[prefix + name.slice(from)] = named[name]
  return named
}

/** Creates a layout of a list. `rowPx` is the estimate for rows without a size; without it, the measured rows make one. */
export function createListLayout(count: number, rowPx?: number, sizes?: RowSizes): VirtuaLayout<ListLayout> {
  return withPlainNames<ListLayout>(virtuaListLayout(count, rowPx, sizes))
}

/**
 * Half of a device pixel is rounded down: positions are not exact, and a row that covers the end of another is seen less than a gap.
 * In CSS pixels.
 */
const inexactPx = 1 / 32

/**
 * Creates a store. It stores measured sizes in whole device pixels. A browser draws each edge at the nearest device pixel, so a row
 * that starts at a whole device pixel ends where the next one starts; with fractions, a line between two rows would sometimes be missing.
 */
export function createVirtuaStore(layout: VirtuaLayout, horizontal: boolean): VirtuaStore {
  const stored = (sizePx: number) => toDevicePixels(Math.max(0, sizePx - inexactPx))
  const measured: VirtuaLayout = {
    ...layout,
    $isSizeEqual: (index, sizePx) => layout.isSizeEqual(index, sizePx === undefined ? sizePx : stored(sizePx)),
    $setItemSizes: (sizes, viewportPx) =>
      layout.setItemSizes(
        sizes.map(([index, sizePx]) => [index, stored(sizePx)]),
        viewportPx,
      ),
  }
  const store = createVirtualStore(measured)
  return withPlainNames<VirtuaStore>({ ...store, ...createContainerDriver(store, measured, horizontal) })
}

/** Changes the columns and keeps the visible rows in place. */
export const setColumns: (
  store: Pick<VirtuaStore, 'getStateVersion'>,
  layout: VirtuaLayout<ColumnLayout>,
  columns: number,
  gapPx: number,
) => void = relayout
