import { isDev } from './isDev.ts'

/** The group that `setStorageGroup` has set, and the group of the app that was mounted last. Both are encoded for names. */
let chosen: string | undefined
let started: string | undefined

/** The first name that was returned before the group was known. For development only. */
let early: string | undefined

/**
 * Returns the name under which the app stores a value in the browser, or the common beginning of several such names:
 * `sw:data:%2Fshop%2F:`. The name contains the group of the app, because all apps of an origin share one storage. Until the
 * group is known, it is the group of an app at `/`.
 */
export function storedName(kind: string): string {
  const group = chosen ?? started
  const name = `sw:${kind}:${group ?? '%2F'}:`
  if (isDev && !group) early ??= name
  return name
}

/**
 * Sets the group before the app is mounted.
 *
 * @returns Whether this is now the group. A known group does not change.
 */
export function chooseGroup(name: string): boolean {
  const next = encodeURIComponent(name)
  if (!started) chosen ??= next
  return next === (chosen ?? started)
}

/**
 * Sets the group of an app that is about to be mounted, unless `chooseGroup` has set it.
 *
 * @throws {Error} In development, if values were read or written before in another group.
 */
export function startGroup(name: string): void {
  started = encodeURIComponent(name)
  if (isDev) {
    const problem = earlyProblem()
    early = undefined
    if (problem === undefined) return
    started = undefined
    throw new Error(`slipway: ${problem}`)
  }
}

function earlyProblem(): string | undefined {
  const group = decodeURIComponent(chosen ?? started ?? '')
  if (!early || group === '/') return undefined
  return (
    `'${early}' was read or written before the app was mounted, when its group '${group}' was not known, so the app does not see ` +
    `this value. Call setStorageGroup({ group: '${group}' }) in a module that is imported first, or use the storage after mount().`
  )
}

/** Resets the group, so that the next app of the document may have another group. For tests. */
export function forgetGroup(): void {
  chosen = undefined
  started = undefined
  early = undefined
}
