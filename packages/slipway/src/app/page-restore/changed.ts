let changed = new WeakSet<Element>()

/** Whether the user has entered the current value of a field. */
export function isChanged(field: Element): boolean {
  return changed.has(field)
}

/** Marks the value of a field as the user's. */
export function noteChange(field: Element): void {
  changed.add(field)
}

/** Marks the values of fields as sent, so that they are not drafts; without `fields`, those of all fields. */
export function forgetChanges(fields?: Iterable<Element>): void {
  if (!fields) changed = new WeakSet()
  else for (const field of fields) changed.delete(field)
}
