/** What `segmentsOf` needs of an item. */
interface Item {
  readonly value: string
  readonly disabled?: boolean
}

/** Returns all items in their long form: the text of a short one is its value and its label. */
export function segmentsOf<Long extends Item>(
  items: readonly (string | Long)[],
): readonly (Long | { readonly value: string; readonly label: string })[] {
  return items.map((item) => (typeof item === 'string' ? { value: item, label: item } : item))
}

/** Returns the value of the first item that can be chosen; `undefined` if no item can be chosen. */
export function firstEnabled(items: readonly (string | Item)[]): string | undefined {
  for (const item of items) {
    if (typeof item === 'string') return item
    if (!item.disabled) return item.value
  }
  return undefined
}
