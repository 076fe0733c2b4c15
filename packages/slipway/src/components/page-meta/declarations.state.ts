import type { Unsubscribe } from '../../base/emitter.ts'

/** A target with named values, such as a page's navigation bar or the style of an element. */
export interface DeclarationTarget {
  get(name: string): unknown
  /** Sets a value; `undefined` removes it. */
  set(name: string, value: unknown): void
}

/** Declares values by their names, until the returned function is called. */
export type Declare = (values: Readonly<Record<string, unknown>>) => Unsubscribe

interface Named {
  /** The value before the first declaration. */
  readonly before: unknown
  readonly declared: { readonly value: unknown }[]
  /** The value as read back after setting it: a style may read differently than it was written. */
  applied: unknown
}

/**
 * Lets several callers declare values of one target. For each name the latest active declaration counts; after the last one the
 * former value is restored. A value that other code sets meanwhile stays.
 */
export function createDeclarations({ get, set }: DeclarationTarget): Declare {
  const names = new Map<string, Named>()

  function apply(name: string, named: Named): void {
    const latest = named.declared.at(-1)
    set(name, latest ? latest.value : named.before)
    named.applied = get(name)
  }

  function declare(name: string, value: unknown): Unsubscribe {
    const named = names.get(name) ?? { before: get(name), declared: [], applied: undefined }
    const entry = { value }
    names.set(name, named)
    named.declared.push(entry)
    apply(name, named)
    return () => {
      named.declared.splice(named.declared.indexOf(entry), 1)
      if (named.declared.length === 0) names.delete(name)
      if (get(name) === named.applied) apply(name, named)
    }
  }

  return (values) => {
    const undo = Object.entries(values).map(([name, value]) => declare(name, value))
    return () => {
      for (const undoOne of undo) undoOne()
    }
  }
}
