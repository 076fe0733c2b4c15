import { HostError } from '../../base/call/HostError.ts'
import { trustedScriptUrl } from '../../base/late/trustedScriptUrl.ts'
import type { ScriptHost } from './host.ts'

const scope = globalThis as unknown as Record<string, unknown>

/** Adds scripts to the browser's document. */
export const host: ScriptHost = {
  readGlobal(path) {
    let value: unknown = scope
    for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name]
    return value
  },
  writeGlobal(name, value) {
    if (value === undefined) delete scope[name]
    else scope[name] = value
  },
  addScript({ src, integrity }) {
    if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
    const script = document.createElement('script')
    script.async = true
    if (integrity !== undefined) {
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
    }
    // The place where Vite writes the nonce of the content security policy.
    script.nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
    const loaded = new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new HostError('unavailable', 'the script cannot be loaded')))
    })
    script.src = trusted(src)
    document.head.append(script)
    return { loaded, remove: () => script.remove() }
  },
  createElement: () => document.createElement('div'),
}

/** The address for documents that require trusted types. */
function trusted(src: string): string {
  try {
    return trustedScriptUrl(src)
  } catch (cause) {
    const text = 'the header trusted-types of the content security policy does not list "slipway"'
    throw new HostError('denied', text, { cause })
  }
}
