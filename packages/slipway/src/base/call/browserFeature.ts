import { HostError } from './HostError.ts'

/**
 * Returns a feature that not every browser has, for the web hosts.
 *
 * @param what Name of the feature in the error: `this browser has no vibration`.
 * @param read Returns the feature. Called only if there is a document.
 * @throws {HostError} `unavailable` without a document; else `unsupported`.
 */
export function browserFeature<Feature>(what: string, read: () => Feature | undefined): Feature {
  if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
  const feature = read()
  if (feature) return feature
  throw new HostError('unsupported', `this browser has no ${what}`)
}

/**
 * Does the same for a feature that browsers offer only to pages with https. Without https it throws `unavailable`, because the
 * browser may still support the feature.
 */
export function secureFeature<Feature>(what: string, read: () => Feature | undefined): Feature {
  return browserFeature(what, () => {
    const feature = read()
    if (feature || globalThis.isSecureContext !== false) return feature
    throw new HostError('unavailable', `${what} needs a page that is served by https or from localhost`)
  })
}
