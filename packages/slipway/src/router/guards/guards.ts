import type { Token } from '../../base/identity/token.ts'
import type { AnyApp } from '../config/config.ts'
import type { Match } from '../config/routes.ts'
import type { OpenApi } from '../config/rules.ts'
import type { Target } from '../config/targets.ts'
import type { PageNavigator } from '../navigator.ts'
import type { NavigatorCore } from '../navigatorCore.ts'
import type { PageEntry } from '../stack.ts'

/** The page to be shown, as passed to a guard. */
export interface GuardRoute {
  /** The page's path as the config writes it, such as `/order/:id`. */
  readonly path: string
  /** Path, query and fragment. */
  readonly url: string
  /** The page's checked parameters. */
  readonly params: object
  /** The decoded login token, with `auth: tokenAuth()` in the app; `undefined` if the user is signed out. */
  readonly token: Token | undefined
}

/**
 * Return value of a guard: `undefined` or `true` lets the page be shown, `false` refuses the page, `redirect(…)` shows another
 * page in its place.
 */
export type GuardAnswer = boolean | undefined | Redirect

/** Another page to show instead. Created by `redirect`. */
export interface Redirect {
  readonly redirect: Target
  /**
   * Opens the page. Part of the value, so that an app without redirects does not contain this code.
   *
   * @param redirects Number of redirects that have led to this page, including this one.
   * @throws {ApiError} `not-found` if there is no such page, `failed` if guards redirect in a circle.
   */
  follow(core: NavigatorCore, api: OpenApi, redirects: number): Promise<void>
  /**
   * Returns the number of pages that Back closes from a page if the guards of the page below redirect: the first page whose guards
   * do not redirect to the page itself is then shown. `Infinity` for the root page if it is not on the stack; 0 if there is no
   * such page, or while guards are running.
   */
  backSteps(core: PageNavigator, entry: PageEntry): number
}

/**
 * Decides whether a page may be shown. A guard runs before a page is opened, when the app starts at the page's address, and
 * each time Back or Forward reaches the page. The page is hidden until the guard has returned or resolved.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a guard that returns nothing lets the page be shown.
export type Guard = (to: GuardRoute) => GuardAnswer | void | Promise<GuardAnswer | void>

/** The result of all guards of a page. */
export type GuardResult =
  | { readonly name: 'open'; readonly redirect?: undefined }
  | { readonly name: 'refused'; readonly redirect?: Redirect }
  | { readonly name: 'failed'; readonly redirect?: undefined; readonly error: unknown }

const open: GuardResult = { name: 'open' }

/**
 * Runs the app's guard, then the page's guard. Returns a promise only if one of them does, so that a page with synchronous
 * guards is not hidden for a moment.
 */
export function runGuards(
  app: Pick<AnyApp, 'guard' | 'auth'>,
  match: Match | undefined,
  url: string,
): GuardResult | Promise<GuardResult> {
  if (!match) return open
  const { config, path } = match.route
  const to: GuardRoute = { path, url, params: match.params, token: app.auth?.token() }
  const runSecond = (result: GuardResult) => (result === open ? run(config.guard, to) : result)
  const first = run(app.guard, to)
  return first instanceof Promise ? first.then(runSecond) : runSecond(first)
}

function run(guard: Guard | undefined, to: GuardRoute): GuardResult | Promise<GuardResult> {
  const fail = (error: unknown): GuardResult => ({ name: 'failed', error })
  try {
    const answer = guard?.(to)
    return answer instanceof Promise ? answer.then(read, fail) : read(answer)
  } catch (error) {
    return fail(error)
  }
}

// biome-ignore lint/suspicious/noConfusingVoidType: see Guard.
function read(answer: GuardAnswer | void): GuardResult {
  if (answer === false) return { name: 'refused' }
  if (typeof answer === 'object') return { name: 'refused', redirect: answer }
  return open
}
