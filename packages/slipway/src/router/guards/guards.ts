import type { AnyApp } from '../config/config.ts'
import type { Guard, GuardAnswer, GuardResult, GuardRoute } from '../config/guardTypes.ts'
import type { Match } from '../config/routes.ts'
import { serverRequest } from '../config/serverRequest.ts'

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
  const to: GuardRoute = {
    path,
    url,
    params: match.params,
    token: app.auth?.token(),
    request: serverRequest.current,
  }
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
