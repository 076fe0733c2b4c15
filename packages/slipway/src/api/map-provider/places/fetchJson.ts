import type { ApiErrorCode } from '../../../base/call/ApiError.ts'
import { HostError } from '../../../base/call/HostError.ts'
import type { RequestHost } from '../../request/host.ts'
import { withinTimeLimit } from './withinTimeLimit.ts'

/** Reads JSON from a service. Rejects with a `HostError` as `PlaceSource` describes. Error texts contain no address, because it may contain a key. */
export function fetchJson(url: string, signal: AbortSignal, host: RequestHost): Promise<unknown> {
  return withinTimeLimit(signal, async (signal) => {
    const response = await fetched(() => host.fetch(url, { signal, headers: { accept: 'application/json' } }))
    const code = codeOfStatus(response.status)
    if (code) throw new HostError(code, `the service answered with status ${response.status}`)
    const text = await fetched(() => response.text())
    try {
      return JSON.parse(text) as unknown
    } catch (cause) {
      throw new HostError('failed', 'the answer of the service is not JSON', { cause })
    }
  })
}

async function fetched<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch (cause) {
    if (cause instanceof HostError) throw cause
    throw new HostError('unavailable', 'the service cannot be reached', { cause })
  }
}

/** The code of an HTTP status: wrong keys and exhausted quotas are `denied`; `undefined` for success. */
export function codeOfStatus(status: number): ApiErrorCode | undefined {
  if (status >= 200 && status < 300) return undefined
  if ([401, 402, 403, 429].includes(status)) return 'denied'
  return status >= 500 ? 'unavailable' : 'failed'
}
