/** Whether the browser has a global (`document`) or a member of an interface's prototype (`Navigator.vibrate`). */
export function browserHas(need: string): boolean {
  const [name = '', member] = need.split('.')
  if (member === undefined) return name in globalThis
  const { prototype } =
    (globalThis as unknown as Readonly<Record<string, { readonly prototype?: object } | undefined>>)[name] ?? {}
  // Checked at call time, because browsers hide some members from pages without https.
  return prototype !== undefined && member in prototype
}
