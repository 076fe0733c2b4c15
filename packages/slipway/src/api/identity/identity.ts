import { host as platformHost } from '#host/identity'
import { checkFunction, checkString } from '../../base/call/check.ts'
import { renameError } from '../../base/call/renameError.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import {
  type AuthToken,
  decodeToken,
  isTokenValidAt,
  tokenHasPermission,
  tokenHasRole,
} from '../../base/identity/token.ts'
import { createStore } from '../../base/store.ts'
import { storedName } from '../../base/storedName.ts'
import type { AuthSource } from '../../router/config/config.ts'
import type { IdentityHost } from './host.ts'

/** Options of `tokenAuth`. */
export interface TokenAuthOptions {
  /**
   * Storage key of the token, used without a prefix. Apps of one origin that use the same key share the token.
   * @default a name that contains the app's group, see `setStorageGroup`
   */
  readonly storageKey?: string
  /**
   * Milliseconds that a token stays valid after its expiry, to tolerate clock differences.
   * @default 0
   */
  readonly clockSkew?: number
  /**
   * Reads the token from a request to your server, for `renderApp`: `(request) => cookieIn(request, 'token')`. Without it, a server renders
   * pages for a signed-out user.
   */
  readonly fromRequest?: (request: Request) => string | undefined
}

const defaults = { clockSkew: 0 }
const store = createStore<AuthToken | undefined>(undefined)
let settings: TokenAuthOptions & typeof defaults = defaults
/** The text of each token. Not a variable, because a server has tokens of several users. */
const texts = new WeakMap<AuthToken, string>()
/** The text that the host returned last. Differs from the token's text if the host cannot store the token. */
let stored: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

// Timers stop while the device sleeps, so the clock is checked at this interval.
const longestWaitMs = 60_000

const validOf = (token: AuthToken | undefined) =>
  isTokenValidAt(token, Date.now() - settings.clockSkew) ? token : undefined

const storageKey = () => settings.storageKey ?? storedName('token')

/** Applies the stored text if it has changed. An unchanged token may have expired. */
function load(host: IdentityHost): void {
  const next = host.read(storageKey())
  const token = next === stored ? store.get() : undefined
  stored = next
  if (token) applyToken(token)
  else applyText(next)
}

/** Applies any text; a text that is not a token means signed out. */
function applyText(next: string | undefined): void {
  applyToken(tokenOf(next))
}

function tokenOf(text = ''): AuthToken | undefined {
  try {
    const token = decodeToken(text)
    texts.set(token, text)
    return token
  } catch {
    return undefined
  }
}

/** Applies a decoded token until it expires. */
function applyToken(token: AuthToken | undefined): void {
  clearTimeout(timer)
  const valid = validOf(token)
  if (valid) {
    const restMs = valid.expiry + settings.clockSkew - Date.now()
    timer = setTimeout(applyToken, Math.min(longestWaitMs, restMs), valid)
  }
  // Last, because a listener may set another token.
  store.set(valid)
}

/**
 * Adds login tokens to the app: `defineApp({ auth: tokenAuth() })`. Guards get the decoded token, and run again when it
 * changes or expires in this window or another one.
 *
 * Decoding does not verify a token, so a guard does not keep data secret: the server must check each call.
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
      const own = { ...defaults, ...options }
      settings = own
      load(host)
      const stop = host.onOtherChange(() => load(host))
      return () => {
        stop()
        clearTimeout(timer)
        // The next app of the document may have other options, and a token may be set before it is mounted.
        if (settings === own) settings = defaults
      }
    },
    server: {
      store,
      read(request) {
        const token = tokenOf(options.fromRequest?.(request))
        return isTokenValidAt(token, Date.now() - (options.clockSkew ?? defaults.clockSkew)) ? token : undefined
      },
    },
  }
}

/**
 * Stores a login token; `undefined` removes it. Guards and listeners run immediately.
 *
 * @throws {ApiError} `invalid-argument` if the text is not a token, `unavailable` without a document. Nothing changes in
 * these cases.
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
  applyText(token)
}

/**
 * Returns the decoded login token; `undefined` if no token is stored, or it is invalid or expired.
 *
 * @platform web, capacitor
 */
export function getToken(): AuthToken | undefined {
  return validOf(store.get())
}

/**
 * Returns the login token as text, to send it to a server.
 *
 * @platform web, capacitor
 */
export function getTokenText(): string | undefined {
  const token = getToken()
  return token && texts.get(token)
}

/**
 * Calls a listener when the token changes or expires.
 *
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @returns A function that removes the listener.
 * @platform web, capacitor
 *
 * @example
 * const stop = onTokenChange((token) => (token ? connect() : disconnect()))
 */
export function onTokenChange(listener: (token: AuthToken | undefined) => void): Unsubscribe {
  checkFunction('onTokenChange', 'listener', listener)
  return store.subscribe(() => listener(getToken()))
}

/**
 * Whether the stored token contains a role; for a list, any of its roles.
 *
 * @platform web, capacitor
 */
export function hasRole(role: string | readonly string[]): boolean {
  return tokenHasRole(getToken(), role)
}

/**
 * Whether the stored token contains a permission; for a list, any of its permissions. The role `admin` has all
 * permissions.
 *
 * @platform web, capacitor
 */
export function hasPermission(permission: string | readonly string[]): boolean {
  return tokenHasPermission(getToken(), permission)
}

/**
 * Whether a token is stored that has not expired.
 *
 * @platform web, capacitor
 */
export function isTokenValid(): boolean {
  return getToken() !== undefined
}
