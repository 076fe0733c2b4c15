/** The part of `package-lock.json` that is read here. */
export interface Lock {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>
}

/**
 * Packages that a lock names but does not contain. `npm ci` rejects such a lock. `npm install` writes one if the registry does
 * not serve the builds for other platforms.
 */
export function missingFromLock({ packages }: Lock): string[] {
  const held = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  return [...new Set(named)].filter((name) => !held.has(name)).sort()
}
