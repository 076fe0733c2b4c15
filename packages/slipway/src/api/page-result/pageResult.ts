import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { PagePath, ParamsAndOptions, PushPath, ResultOf } from '../../router/config/register.ts'
import { whenNavigator } from '../../router/current.ts'
import { answersIn } from '../../router/page-state/answers.ts'

/** What `openPage` may be told, behind the page's parameters. */
export interface OpenPageOptions {
  /** Stops waiting for the answer. The page stays; what it answers is heard by `usePageResult` alone. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Opens a page and waits for its answer, which the page gives with `answerPage`.
 *
 * Waits within this document; where an answer must survive a reload, use `usePageResult` beside it.
 *
 * @throws {ApiError} `cancelled` when the page is left without an answer, and `cancelled` or `timeout` when the signal fires; else as `navigateTo`.
 * @platform web, capacitor
 *
 * @example
 * const address = await openPage('/choose-address', { selected: 3 })
 */
export function openPage<Path extends PushPath>(
  path: Path,
  ...given: ParamsAndOptions<Path, OpenPageOptions>
): Promise<ResultOf<Path>> {
  const [params, options] = given as readonly unknown[] as readonly [object?, OpenPageOptions?]
  const join = () => ({ ...options, path, params: params ?? {} })
  return callApi('openPage', join, open) as Promise<ResultOf<Path>>
}

function open({ path, params, signal }: { path: string; params: object } & OpenPageOptions): Promise<unknown> {
  return orAborted('openPage', signal, async () => {
    const pages = await whenNavigator('openPage')
    const answers = answersIn(pages)
    return answers.of(await pages.open('navigateTo', { path, params }))
  })
}

/**
 * Gives the shown page's answer to the page that opened it, and goes back there.
 *
 * @param path The path of the shown page; it gives the answer its type.
 * @throws {ApiError} `not-found` when another page is shown, or nothing lies below it.
 * @platform web, capacitor
 *
 * @example
 * await answerPage('/choose-address', address)
 */
export function answerPage<Path extends PagePath>(path: Path, value: ResultOf<Path>): Promise<void> {
  return callApi('answerPage', { path, value }, async (answer) => {
    const pages = await whenNavigator('answerPage')
    await answersIn(pages).give(answer)
  })
}
