import { trustedScriptUrl } from '../../../base/late/trustedScriptUrl.ts'

/**
 * Converts the address of MapLibre's worker for documents that require trusted types, by the policy `slipway`. If the document does not
 * allow this policy, returns the address unchanged, so that a default policy of the app applies.
 */
export function trustedWorkerUrl(url: string): string {
  try {
    const trusted = trustedScriptUrl(url)
    if (typeof trusted === 'string') return trusted
    // MapLibre passes the address to `new Worker` unchanged, but first calls two methods of strings, which a trusted address lacks.
    const methods = { endsWith: (end: string) => url.endsWith(end), split: (by: RegExp) => url.split(by) }
    return Object.assign(trusted as object, methods) as unknown as string
  } catch {
    return url
  }
}
