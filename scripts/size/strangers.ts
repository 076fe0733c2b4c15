/** Components that are in a bundle and have no business there. */
export function strangers(modules: readonly string[], welcome: ReadonlySet<string>): string[] {
  const found = modules.flatMap((path) => /\/packages\/slipway\/dist\/components\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(found)].filter((name) => !welcome.has(name)).sort()
}

/** A component and those it is built on, directly or through another. */
export function builtOn(name: string, usesOf: (name: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([name])
  for (const one of found) for (const used of usesOf(one)) found.add(used)
  return found
}
