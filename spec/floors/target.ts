import { posix } from 'node:path'

/** The target of an import. */
export type Target =
  /** A file of the package, by its path from `src`. `public` if the import uses the public name. */
  | { readonly kind: 'file'; readonly path: string; readonly public: boolean }
  | { readonly kind: 'host' }
  | { readonly kind: 'package'; readonly name: string }

/** The target of an import in the file at a path from `src`. */
export function targetOf(path: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.join(posix.dirname(path), specifier), public: false }
  }
  if (specifier.startsWith('#host/')) return { kind: 'host' }
  if (specifier === 'slipway') return { kind: 'file', path: 'index.ts', public: true }
  if (specifier.startsWith('slipway/')) {
    return { kind: 'file', path: `${specifier.slice('slipway/'.length)}/index.ts`, public: true }
  }
  return { kind: 'package', name: specifier }
}
