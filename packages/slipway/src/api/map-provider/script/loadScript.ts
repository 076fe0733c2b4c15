import { host as platformHost } from '#host/map-provider'
import { HostError } from '../../../base/call/HostError.ts'
import { scriptDefaults } from '../../../base/defaults/defaults.ts'
import { withQuery } from '../../request/query.ts'
import type { AddedScript, ScriptHost } from '../host.ts'
import { untilAborted } from '../places/untilAborted.ts'
import { addCallback } from './addCallback.ts'

/** Options of `loadScript`. */
export interface LoadScriptOptions {
  /** Path of the global that the script defines, such as `google.maps`. */
  readonly globalName: string
  /** Field of the query in which the vendor expects the name of a global function. The vendor calls it once the global is complete. */
  readonly callback?: string | undefined
  /** Hash that the script must have. */
  readonly integrity?: string | undefined
  /** Ends the wait of this call. The script continues to load, because other calls may wait for it. */
  readonly signal: AbortSignal
}

/** The scripts of each host by their addresses. */
const scripts = new WeakMap<ScriptHost, Map<string, Promise<unknown>>>()

/**
 * Loads a vendor's script, and resolves with the global that it defines.
 *
 * A script is loaded once. If it fails, it is removed, and the next call tries again. A global that exists already is not loaded again.
 * Error texts contain no query, because the query may contain a key.
 *
 * Rejects with a `HostError`: `unavailable` if the script cannot be loaded, and without a document; `timeout` after
 * `scriptDefaults.timeoutMs`; `denied` if the content security policy does not allow scripts; `failed` if the script does not define the
 * global; `cancelled` or `timeout` if `signal` is aborted.
 */
export function loadScript(
  src: string,
  { signal, ...options }: LoadScriptOptions,
  host: ScriptHost = platformHost,
): Promise<unknown> {
  return untilAborted(signal, () => {
    const known = scripts.get(host) ?? new Map<string, Promise<unknown>>()
    scripts.set(host, known)
    const loading = known.get(src) ?? load(src, options, host)
    known.set(src, loading)
    loading.catch(() => known.delete(src))
    return loading
  })
}

async function load(
  src: string,
  { globalName, callback, integrity }: Omit<LoadScriptOptions, 'signal'>,
  host: ScriptHost,
): Promise<unknown> {
  const existing = host.readGlobal(globalName)
  if (existing !== undefined) return existing
  const name = src.replace(/[?#].*/s, '')
  const called = callback === undefined ? undefined : addCallback(host)
  let timer: ReturnType<typeof setTimeout> | undefined
  let script: AddedScript | undefined
  try {
    const address = callback === undefined ? src : withQuery(src, { [callback]: called?.name })
    script = host.addScript({ src: address, integrity })
    // A script that fails after the time limit also removes its callback.
    script.loaded.catch(() => called?.remove())
    const late = new Promise<never>((_, reject) => {
      const timeOut = () => reject(new HostError('timeout', `${name} has not loaded in time`))
      timer = setTimeout(timeOut, scriptDefaults.timeoutMs)
    })
    await Promise.race([Promise.all([script.loaded, called?.done]), late])
    const value = host.readGlobal(globalName)
    if (value === undefined) throw new HostError('failed', `${name} does not define ${globalName}`)
    return value
  } catch (error) {
    if (script) script.remove()
    else called?.remove()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
