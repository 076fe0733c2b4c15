import type { FieldValue } from './pageRestore.state.ts'

let changed = new WeakSet<Element>()
let origins = new WeakMap<Element, FieldValue>()

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
  if (!fields) [changed, origins] = [new WeakSet(), new WeakMap()]
  else for (const field of fields) for (const notes of [changed, origins]) notes.delete(field)
}

/** The value that the app gave a field by a script, before the user changed it; `undefined` if it was the field's default. */
export function originOf(field: Element): FieldValue | undefined {
  return origins.get(field)
}

/** Notes the value that the app gave a field by a script. */
export function noteOrigin(field: Element, value: FieldValue): void {
  origins.set(field, value)
}
