import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { ParamsAndOptions, PushPath, ResultOf, ResultPath } from '../../router/config/register.ts'
import type { ArgsAfterWrongPath, WrongPath } from '../../router/config/wrongPath.ts'
import { whenNavigator } from '../../router/current.ts'
import { answersIn } from '../../router/page-state/answers.ts'

/** Options of `openPage`, passed after the page's parameters. */
export interface OpenPageOptions {
  /** Stops waiting for the result. The page stays open; its result then reaches only `usePageResult`. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Opens a page and waits for the result that the page returns with `answerPage`.
 *
 * The promise lives in this document only. If a result must survive a reload, use `usePageResult` as well.
 *
 * @throws {ApiError} `cancelled` when the user leaves the page without a result, and `cancelled` or `timeout` when the signal
 * fires; otherwise as `navigateTo`.
 * @platform web, capacitor
 *
 * @example
 * const address = await openPage('/choose-address', { selected: 3 })
 */
export function openPage<Path extends string>(
  path: Path,
  ...params: ParamsAndOptions<Path, OpenPageOptions, PushPath>
): Promise<ResultOf<Path>>
export function openPage<const Wrong = undefined>(
  path: WrongPath<PushPath, Wrong>,
  ...rest: ArgsAfterWrongPath<PushPath, Wrong>
): Promise<never>
export function openPage(path: string, params: object = {}, options?: OpenPageOptions): Promise<unknown> {
  return callApi('openPage', () => ({ ...options, path, params }), open)
}

function open({ path, params, signal }: { path: string; params: object } & OpenPageOptions): Promise<unknown> {
  return orAborted('openPage', signal, async () => {
    const pages = await whenNavigator('openPage')
    const answers = answersIn(pages)
    return answers.of(await pages.open('navigateTo', { path, params }))
  })
}

/**
 * Returns a result from the current page to the page that opened it, and navigates back.
 *
 * If the page was opened by its address, it has no opener: the call leads to its parent page (`under` in the config), or else to the
 * root page, and `usePageResult` of that page gets the result.
 *
 * @param path The path of the current page; it determines the type of the result.
 * @throws {ApiError} `not-found` when another page is shown, and for the root page, to which no other page leads back.
 * @platform web, capacitor
 *
 * @example
 * await answerPage('/choose-address', address)
 */
export function answerPage<Path extends ResultPath>(path: Path, value: ResultOf<Path>): Promise<void> {
  return callApi('answerPage', { path, value }, async (answer) => {
    const pages = await whenNavigator('answerPage')
    await answersIn(pages).give(answer)
  })
}
