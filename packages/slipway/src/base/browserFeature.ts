import { HostError } from './HostError.ts'

/**
 * Takes a feature of the browser that not every one has, for the hosts of the web.
 *
 * @param what Its name in the error: `this browser has no vibration`.
 * @param read Reads it; called only where there is a document.
 * @param secure Whether browsers keep it from pages without https. There its absence says nothing of the browser.
 * @throws {HostError} `unavailable` without a document, and for a secure feature without https; else `unsupported`.
 */
export function browserFeature<Feature>(what: string, read: () => Feature | undefined, secure = false): Feature {
  if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
  const feature = read()
  if (feature) return feature
  if (secure && globalThis.isSecureContext === false) {
    throw new HostError('unavailable', `${what} needs a page that is served by https or from localhost`)
  }
  throw new HostError('unsupported', `this browser has no ${what}`)
}
