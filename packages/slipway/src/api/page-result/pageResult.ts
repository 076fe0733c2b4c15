import { callApi } from '../../base/callApi.ts'
import { answersIn } from '../../router/answers.ts'
import { whenNavigator } from '../../router/current.ts'
import type { PagePath, ParamsArgs, PushPath, ResultOf } from '../../router/register.ts'

/**
 * Opens a page and waits for its answer, which the page gives with `answerPage`.
 *
 * Waits within this document; where an answer must survive a reload, use `usePageResult` beside it.
 *
 * @throws {ApiError} `cancelled` when the page is left without an answer; else as `navigateTo`.
 * @platform web, capacitor
 *
 * @example
 * const address = await openPage('/choose-address', { selected: 3 })
 */
export function openPage<Path extends PushPath>(path: Path, ...[params]: ParamsArgs<Path>): Promise<ResultOf<Path>> {
  return callApi('openPage', { path, params: params ?? {} }, open) as Promise<ResultOf<Path>>
}

async function open({ path, params }: { path: string; params: object }): Promise<unknown> {
  const navigator = await whenNavigator('openPage')
  const answers = answersIn(navigator)
  return answers.of(await navigator.open('navigateTo', { path, params }))
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
    const navigator = await whenNavigator('answerPage')
    await answersIn(navigator).give(answer)
  })
}
