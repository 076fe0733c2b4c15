import { host as platformHost } from '#host/identity'
import { checkFunction, checkString } from '../../base/call/check.ts'
import { renameError } from '../../base/call/renameError.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { decodeToken, isTokenValidAt, type Token, tokenHasPermission, tokenHasRole } from '../../base/identity/token.ts'
import { createStore } from '../../base/store.ts'
import { storedName } from '../../base/storedName.ts'
import type { AuthSource } from '../../router/config/config.ts'
import type { IdentityHost } from './host.ts'

/** Options of `tokenAuth`. */
export interface TokenAuthOptions {
  /**
   * Name under which the token is stored, as it is. Apps of one origin that use the same name share the token.
   * @default a name that contains the app's group, see `setStorageGroup`
   */
  readonly storageKey?: string
  /**
   * Milliseconds that a token counts as valid beyond its expiry, for clocks that disagree.
   * @default 0
   */
  readonly clockSkew?: number
}

const defaults = { clockSkew: 0 }
const store = createStore<Token | undefined>(undefined)
let settings: TokenAuthOptions & typeof defaults = defaults
let text: string | undefined
/** The text that the host returned last. Differs from `text` if the host cannot store it. */
let stored: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

// Timers stand still while the device sleeps: the clock is looked at this often.
const longestWaitMs = 60_000

const validOf = (token: Token | undefined) =>
  isTokenValidAt(token, Date.now() - settings.clockSkew) ? token : undefined

const storageKey = () => settings.storageKey ?? storedName('token')

/** Takes the stored text if it has changed. An unchanged token may have expired. */
function load(host: IdentityHost): void {
  const next = host.read(storageKey())
  const token = next === stored ? store.get() : undefined
  stored = next
  if (token) keep(token)
  else take(next)
}

/** Takes any text; one that is not a token counts as none. */
function take(next: string | undefined): void {
  text = next
  let token: Token | undefined
  try {
    token = decodeToken(next ?? '')
  } catch {}
  keep(token)
}

/** Keeps a token until its end. */
function keep(token: Token | undefined): void {
  clearTimeout(timer)
  const valid = validOf(token)
  if (valid) {
    const restMs = valid.expiry + settings.clockSkew - Date.now()
    timer = setTimeout(keep, Math.min(longestWaitMs, restMs), valid)
  }
  // Last, as a listener may bring another token.
  store.set(valid)
}

/**
 * Brings login tokens into the app: `defineApp({ auth: tokenAuth() })`. Guards get the decoded token, and are asked again
 * when it changes or expires, in this window or in another one.
 *
 * Decoding is not verifying: what a guard hides here is no secret, the server must check each call.
 *
 * @platform web, capacitor
 *
 * @example
 * defineApp({ pages, auth: tokenAuth(), guard: ({ path, token }) => path === '/login' || token !== undefined || redirect('/login') })
 */
export function tokenAuth(options: TokenAuthOptions = {}, host: IdentityHost = platformHost): AuthSource {
  return {
    token: getToken,
    subscribe: store.subscribe,
    start() {
      settings = { ...defaults, ...options }
      load(host)
      const stop = host.onOtherChange(() => load(host))
      return () => {
        stop()
        clearTimeout(timer)
      }
    },
  }
}

/**
 * Stores a login token, or forgets it when none is given. Guards and listeners hear of it at once.
 *
 * @throws {ApiError} `invalid-argument` when the text is no token, `unavailable` without a document; then nothing has
 * changed.
 * @platform web, capacitor
 *
 * @example
 * setToken(answer.token)
 *
 * Source: specification, sections 3 and 6.
 */
export function setToken(token: string | undefined, host: IdentityHost = platformHost): void {
  if (token !== undefined) checkString('setToken', 'token', token)
  try {
    if (token !== undefined) decodeToken(token)
    host.write(storageKey(), token)
    stored = host.read(storageKey())
  } catch (error) {
    throw renameError('setToken', error)
  }
  take(token)
}

/**
 * The decoded login token; `undefined` when there is none, when it is not a token, or when it has expired.
 *
 * @platform web, capacitor
 */
export function getToken(): Token | undefined {
  return validOf(store.get())
}

/**
 * The login token as text, to be sent to a server.
 *
 * @platform web, capacitor
 */
export function getTokenText(): string | undefined {
  return getToken() && text
}

/**
 * Calls a listener when the token changes or expires.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
 * @returns What stops it.
 * @platform web, capacitor
 *
 * @example
 * const stop = onTokenChange((token) => (token ? connect() : disconnect()))
 */
export function onTokenChange(listener: (token: Token | undefined) => void): Unsubscribe {
  checkFunction('onTokenChange', 'listener', listener)
  return store.subscribe(() => listener(getToken()))
}

/**
 * Whether the user has a role, by the stored token; of several, any.
 *
 * @platform web, capacitor
 */
export function hasRole(role: string | readonly string[]): boolean {
  return tokenHasRole(getToken(), role)
}

/**
 * Whether the user has a permission, by the stored token; of several, any. The role `admin` has all.
 *
 * @platform web, capacitor
 */
export function hasPermission(permission: string | readonly string[]): boolean {
  return tokenHasPermission(getToken(), permission)
}

/**
 * Whether there is a token that has not expired.
 *
 * @platform web, capacitor
 */
export function isTokenValid(): boolean {
  return getToken() !== undefined
}
