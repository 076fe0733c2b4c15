/** Shortens a failing list. Removes as many items as possible while the list still fails. */
export async function shrink<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  let shortest = items
  for (let size = Math.ceil(items.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // Starts at the end, so that items after the failure are removed first.
    for (let end = shortest.length; end > 0; end -= size) {
      const shorter = shortest.toSpliced(Math.max(0, end - size), Math.min(size, end))
      if (await fails(shorter)) shortest = shorter
    }
  }
  return shortest
}
