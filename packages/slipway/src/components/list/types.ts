import type { Key, ReactNode, Ref } from 'react'
import type { ScrollViewProps } from '../scroll-view/index.ts'

/** Items that belong together, under a heading. */
export interface ListSection<Item> {
  /** Its own among the sections. */
  readonly key: Key
  /** The heading. */
  readonly header: ReactNode
  readonly items: readonly Item[]
}

/** How a list goes to an item. */
export interface ListScrollOptions {
  /**
   * Which edge of the list it comes to; `nearest` moves no further than needed.
   * @default 'start'
   */
  readonly align?: 'start' | 'center' | 'end' | 'nearest' | undefined
  /**
   * Whether it goes there smoothly, where people have not asked for less motion.
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

/** What a list takes, next to everything a `<div>` takes. */
export interface ListProps<Item>
  extends Omit<ScrollViewProps, 'children' | 'scrollX' | 'scrollY' | 'scrollTop' | 'scrollLeft' | 'scrollIntoView'> {
  /** What there is to show, in its order. Where something changes, give a new array, as in any state of React. */
  items?: readonly Item[] | undefined
  /** The same in parts with headings, in place of `items`. */
  sections?: readonly ListSection<Item>[] | undefined
  /** Makes the content of an item. Keep the function (outside of the component, or by `useCallback`), and rows that have not changed are not rendered anew. */
  children(item: Item, index: number): ReactNode
  /**
   * Makes the key of an item, by which it stays itself where others come and go before it.
   * @default its `key` or `id`; itself, where it is a text or a number; else its place
   */
  itemKey?: ((item: Item, index: number) => Key) | undefined
  /**
   * How many items stand side by side.
   * @default 1
   */
  columns?: number
  /**
   * Room between items, in CSS pixels.
   * @default 0
   */
  gap?: number
  /**
   * Axis of scrolling. A horizontal list needs a height.
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical'
  /**
   * Whether it begins at its end, and stays there while more comes and the reader is there, as a chat does. The newest is the
   * last of the items.
   * @default false
   */
  reverse?: boolean
  /**
   * What scrolls: the list itself, which needs a height then, or what is around it: the page, a scroll view, a sheet.
   * @default 'self'
   */
  scroll?: 'self' | 'parent'
  /**
   * Whether the heading of the section at the top stays there, until the next one pushes it away.
   * @default true
   */
  stickyHeaders?: boolean
  /** What stands before the items and scrolls with them. */
  header?: ReactNode
  /** What stands behind the items, such as a word that more is on its way. */
  footer?: ReactNode
  /** What stands in place of the items where there are none. */
  empty?: ReactNode
  /** The key of the item to go to, at first and whenever it changes. What is not there yet is waited for, a second at most. */
  scrollIntoView?: Key | undefined
  /** Ref to the methods that scroll to items; `null` while the list has no items. */
  apiRef?: Ref<ListApi> | undefined
  /**
   * How many rows there are before anything could be measured, on a server too.
   * @default 10
   */
  initialCount?: number
  /**
   * The size of a row that was never seen, in CSS pixels.
   * @default as the first rows are
   */
  estimatedRowSize?: number | undefined
}
