import type { Unsubscribe } from '../../base/emitter.ts'

/** Something with named values: a page's navigation bar, the style of an element. */
export interface Bearer {
  get(name: string): unknown
  /** Sets a value; `undefined` takes it away. */
  set(name: string, value: unknown): void
}

/** Declares values by their names, until what it returns is called. */
export type Declare = (values: Readonly<Record<string, unknown>>) => Unsubscribe

interface Named {
  /** What there was before anyone declared anything. */
  readonly before: unknown
  readonly declared: { readonly value: unknown }[]
  /** What the last declaration has become: a style is not read as it was written. */
  applied: unknown
}

/**
 * Lets several declare values of one thing. Of each name the latest declaration that is still there counts, and when all
 * have gone it is as it was before. What someone else sets meanwhile stays.
 */
export function createDeclarations({ get, set }: Bearer): Declare {
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
