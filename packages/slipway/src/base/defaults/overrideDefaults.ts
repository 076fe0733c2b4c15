import { type Defaults, defaults } from './defaultsTable.ts'

/** What an app may override: any group, any field. */
export type DefaultsOverride = { readonly [Group in keyof Defaults]?: Readonly<Partial<Defaults[Group]>> }

/**
 * Replaces some constants, for `defineApp({ defaults: overrideDefaults({ … }) })`.
 *
 * An app that overrides none does not carry the table of those it does not use.
 *
 * @returns What puts the overrides in force, and in turn returns what puts the former values back.
 *
 * @example
 * defineApp({ pages, defaults: overrideDefaults({ toast: { durationMs: 2_000 } }) })
 */
export function overrideDefaults(override: DefaultsOverride): () => () => void {
  const table = defaults as unknown as Record<string, Record<string, unknown>>
  const assign = (values: object) => {
    for (const [group, fields] of Object.entries(values)) Object.assign(table[group] ?? {}, fields)
  }
  return () => {
    const before = structuredClone(table)
    assign(override)
    return () => assign(before)
  }
}
