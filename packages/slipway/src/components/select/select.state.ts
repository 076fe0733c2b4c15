import type { ReactNode } from 'react'

/** A choice of `Select` or `MultiSelect`. */
export interface SelectItem {
  /** Value of the item in `onChange` and in a form. Unique in the list. */
  readonly value: string
  /** Text of the item. */
  readonly label: string
  /** Second line with details, below the label. The search finds it, too. */
  readonly description?: string | undefined
  /** Picture before the label: an icon, a flag, an `Avatar`. */
  readonly icon?: ReactNode
  /** Heading of the items with the same group, which must be next to each other. */
  readonly group?: string | undefined
  /**
   * Whether the item cannot be chosen.
   * @default false
   */
  readonly disabled?: boolean | undefined
}

/** Returns the item of an entry; a text is the value and the label of its item. */
export const itemOf = (entry: string | SelectItem): SelectItem =>
  typeof entry === 'string' ? { value: entry, label: entry } : entry

/** Returns the items in which each word of a query occurs, in upper or lower case, with or without accents. */
export function itemsMatching(items: readonly SelectItem[], query: string): readonly SelectItem[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return items
  return items.filter(({ label, description = '', group = '' }) => {
    const text = plain(`${label} ${description} ${group}`)
    return words.every((word) => text.includes(word))
  })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Items below one heading; `label` is `undefined` for items without a group. */
export interface SelectGroup {
  readonly label: string | undefined
  /** The items with their indices in the list. */
  readonly items: readonly (readonly [item: SelectItem, index: number])[]
}

/** Splits a list where the group changes. */
export function groupsOf(items: readonly SelectItem[]): readonly SelectGroup[] {
  const groups: { label: string | undefined; items: (readonly [SelectItem, number])[] }[] = []
  for (const [index, item] of items.entries()) {
    const last = groups.at(-1)
    if (last && last.label === item.group) last.items.push([item, index])
    else groups.push({ label: item.group, items: [[item, index]] })
  }
  return groups
}

/** Number of items that the Page Up and Page Down keys skip. */
const pageLength = 8

/**
 * Returns the index of the item that a key leads to: the nearest one that is not disabled. At the ends of the list nothing changes.
 *
 * @returns `undefined` for another key, and without an item that can be chosen.
 */
export function indexAfterKey(items: readonly SelectItem[], at: number, key: string): number | undefined {
  const enabled = items.flatMap(({ disabled }, index) => (disabled ? [] : [index]))
  const last = enabled.length - 1
  if (last < 0) return undefined
  const atEnabled = enabled.findLastIndex((index) => index <= at)
  const to = {
    ArrowDown: atEnabled + 1,
    ArrowUp: enabled[atEnabled] === at ? atEnabled - 1 : atEnabled,
    PageDown: atEnabled + pageLength,
    PageUp: atEnabled - pageLength,
    Home: 0,
    End: last,
  }[key]
  return to === undefined ? undefined : enabled[Math.max(0, Math.min(to, last))]
}

/** Returns the index of the next item that can be chosen and whose label starts with a text, after `at`; `undefined` without one. */
export function indexStartingWith(items: readonly SelectItem[], at: number, start: string): number | undefined {
  const ordered = items.map((_, index) => (at + index + (start.length > 1 ? 0 : 1) + items.length) % items.length)
  return ordered.find((index) => !items[index]?.disabled && plain(items[index]?.label ?? '').startsWith(plain(start)))
}
