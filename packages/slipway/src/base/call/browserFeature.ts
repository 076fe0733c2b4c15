import { HostError } from './HostError.ts'

/**
 * Takes a feature of the browser that not every one has, for the hosts of the web.
 *
 * @param what Its name in the error: `this browser has no vibration`.
 * @param read Reads it; called only where there is a document.
 * @throws {HostError} `unavailable` without a document; else `unsupported`.
 */
export function browserFeature<Feature>(what: string, read: () => Feature | undefined): Feature {
  if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
  const feature = read()
  if (feature) return feature
  throw new HostError('unsupported', `this browser has no ${what}`)
}

/** The same for one that browsers keep from pages without https (`unavailable`): its absence there says nothing of the browser. */
export function secureFeature<Feature>(what: string, read: () => Feature | undefined): Feature {
  return browserFeature(what, () => {
    const feature = read()
    if (feature || globalThis.isSecureContext !== false) return feature
    throw new HostError('unavailable', `${what} needs a page that is served by https or from localhost`)
  })
}
