import { type Defaults, defaults } from './defaultsTable.ts'

/** Overrides of constants: any field of any group. */
export type DefaultsOverride = { readonly [Group in keyof Defaults]?: Readonly<Partial<Defaults[Group]>> }

/**
 * Overrides some constants, for `defineApp({ defaults: overrideDefaults({ … }) })`.
 *
 * Apps without overrides do not contain the table of all constants.
 *
 * @returns A function that applies the overrides, and returns a function that restores the previous values.
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
