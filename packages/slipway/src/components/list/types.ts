import type { Key, ReactNode, Ref } from 'react'
import type { ScrollViewProps } from '../scroll-view/index.ts'

/** A group of items with a heading. */
export interface ListSection<Item> {
  /** Unique among the sections. */
  readonly key: Key
  /** Content of the heading. */
  readonly header: ReactNode
  readonly items: readonly Item[]
}

/** Options of `scrollToIndex` and `scrollToKey`. */
export interface ListScrollOptions {
  /**
   * Edge of the list to align the item with; `nearest` scrolls no further than needed.
   * @default 'start'
   */
  readonly align?: 'start' | 'center' | 'end' | 'nearest' | undefined
  /**
   * Whether to scroll smoothly; ignored under `prefers-reduced-motion`.
   * @default false
   */
  readonly animated?: boolean | undefined
}

/** Methods of a `List`, from its `apiRef`. */
export interface ListApi {
  /** Scrolls to an item by its index, counted over all sections. */
  scrollToIndex(index: number, options?: ListScrollOptions): void
  /** Scrolls to an item by its key. Returns `false` if no item has the key. */
  scrollToKey(key: Key, options?: ListScrollOptions): boolean
  /** Scrolls to the start, including the content before the list. */
  scrollToStart(): void
  /** Scrolls to the end. A list with `reverse` then stays there as items are added. */
  scrollToEnd(): void
}

/** Props of `List`, in addition to the props of `<div>`. */
export interface ListProps<Item>
  extends Omit<ScrollViewProps, 'children' | 'scrollX' | 'scrollY' | 'scrollTop' | 'scrollLeft' | 'scrollIntoView'> {
  /** Items in their order. Pass a new array when items change, as with any React state. */
  items?: readonly Item[] | undefined
  /** Items in sections with headings, instead of `items`. */
  sections?: readonly ListSection<Item>[] | undefined
  /**
   * Renders an item. Keep the function stable (declare it outside the component or use `useCallback`), so that unchanged rows are
   * not rendered again.
   */
  children(item: Item, index: number): ReactNode
  /**
   * Returns the key of an item. An item keeps its row and its position by its key when items before it are added or removed.
   * @default the item's `key` or `id`; the item itself if it is a string or a number; else its index
   */
  itemKey?: ((item: Item, index: number) => Key) | undefined
  /**
   * Number of items side by side.
   * @default 1
   */
  columns?: number
  /**
   * Gap between items, in CSS pixels.
   * @default 0
   */
  gap?: number
  /**
   * Axis of scrolling. A horizontal list needs a height.
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical'
  /**
   * Whether the list begins at its end, and stays there while items are added, as a chat does; a user who has scrolled away is
   * not moved. The newest item is the last one.
   * @default false
   */
  reverse?: boolean
  /**
   * The scrolling element: the list itself, which then needs a height, or the nearest scrolling container around it (the page, a
   * scroll view or a sheet).
   * @default 'self'
   */
  scroll?: 'self' | 'parent'
  /**
   * Whether the heading of the topmost section sticks to the top until the next heading pushes it away.
   * @default true
   */
  stickyHeaders?: boolean
  /** Content before the items that scrolls with them. */
  header?: ReactNode
  /** Content after the items, such as a loading indicator. */
  footer?: ReactNode
  /** Content to show instead of the items if the list is empty. */
  empty?: ReactNode
  /**
   * Key of the item to scroll to, at first and whenever the key changes. An item that does not exist yet is waited for, for up to
   * one second.
   */
  scrollIntoView?: Key | undefined
  /** Ref to the methods that scroll to items; `null` while the list has no items. */
  apiRef?: Ref<ListApi> | undefined
  /**
   * Number of rows to render before rows can be measured, also on a server.
   * @default 10
   */
  initialCount?: number
  /**
   * Size of a row that has never been rendered, in CSS pixels.
   * @default estimated from the first rows
   */
  estimatedRowSize?: number | undefined
}
