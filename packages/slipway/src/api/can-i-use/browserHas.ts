/** Whether the browser has a global name (`document`), or a member of what an interface makes (`Navigator.vibrate`). */
export function browserHas(need: string): boolean {
  const [name = '', member] = need.split('.')
  if (member === undefined) return name in globalThis
  const { prototype } =
    (globalThis as unknown as Readonly<Record<string, { readonly prototype?: object } | undefined>>)[name] ?? {}
  // Browsers hide from pages without https what such pages may not use, so it is asked here and now.
  return prototype !== undefined && member in prototype
}
