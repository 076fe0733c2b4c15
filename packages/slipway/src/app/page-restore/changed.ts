let changed = new WeakSet<Element>()

/** Whether what stands in a field comes from the user. */
export function isChanged(field: Element): boolean {
  return changed.has(field)
}

/** Takes what stands in a field for the user's. */
export function noteChange(field: Element): void {
  changed.add(field)
}

/** Takes what stands in fields for no draft any more; in all fields when none are given. */
export function forgetChanges(fields?: Iterable<Element>): void {
  if (!fields) changed = new WeakSet()
  else for (const field of fields) changed.delete(field)
}
