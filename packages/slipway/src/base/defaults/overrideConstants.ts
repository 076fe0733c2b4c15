import { type Defaults, defaults } from './defaultsTable.ts'

/** Overrides of constants: any field of any group. */
export type DefaultsOverride = { readonly [Group in keyof Defaults]?: Readonly<Partial<Defaults[Group]>> }

/** Overrides some constants, for code that reads them when it runs. Returns a function that restores the previous values. */
export function overrideConstants(override: DefaultsOverride): () => void {
  const table = defaults as unknown as Record<string, Record<string, unknown>>
  const assign = (values: object) => {
    for (const [group, fields] of Object.entries(values)) Object.assign(table[group] ?? {}, fields)
  }
  const before = structuredClone(table)
  assign(override)
  return () => assign(before)
}
