/** Components that a bundle contains although its entry does not need them. */
export function strangers(modules: readonly string[], welcome: ReadonlySet<string>): string[] {
  const found = modules.flatMap((path) => /\/packages\/slipway\/dist\/components\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(found)].filter((name) => !welcome.has(name)).sort()
}

/** A component and all components that it uses, directly or indirectly. */
export function builtOn(name: string, usesOf: (name: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([name])
  for (const one of found) for (const used of usesOf(one)) found.add(used)
  return found
}
