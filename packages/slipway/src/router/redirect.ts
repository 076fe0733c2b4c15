import type { Redirect } from './guards.ts'
import type { PagePath, ParamsArgs } from './register.ts'

/**
 * A guard's answer that shows another page in the place of the one asked for.
 *
 * @example
 * guard: ({ url }) => isSignedIn() || redirect('/login', { from: url })
 */
export function redirect<Path extends PagePath>(path: Path, ...[params]: ParamsArgs<Path>): Redirect {
  return { redirect: { path, params: (params ?? {}) as object } }
}
