import type { RenderAnswer, RenderRequest } from '../base/html/renderAnswer.ts'
import type { Rendered } from '../base/html/rendered.ts'
import type { AnyApp } from '../router/config/config.ts'
import { notPlain } from './notPlain.ts'
import { isGuarded, pagesToRender } from './pagesToRender.ts'
import { renderPage } from './renderPage.tsx'
import { runRender } from './renderScope.ts'

/** The end of a message channel, as workers of Node have it. */
export interface RenderPort {
  postMessage(answer: RenderAnswer): void
  on(event: 'message', listener: (request: RenderRequest) => void): unknown
}

/** Renders the pages of an app for a build, one after the other, so that a page that takes too long is known. */
export function answerRenders(app: AnyApp, port: RenderPort): void {
  let before: Promise<void> = Promise.resolve()
  port.on('message', (request) => {
    before = before.then(async () => port.postMessage(await answer(app, request)))
  })
  port.postMessage({ name: 'app', app: pagesToRender(app) })
}

const answer = (app: AnyApp, { id, url, locale }: RenderRequest): Promise<RenderAnswer> =>
  runRender(async (modules): Promise<RenderAnswer> => {
    try {
      const rendered = isGuarded(app, url) ? ({ name: 'guarded' } as const) : await renderPage(app, url, { locale })
      return { name: 'rendered', id, rendered: withPlainData(rendered), modules: [...modules] }
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
      return { name: 'failed', id, message, stack }
    }
  })

/** Checks that the HTML can contain the data of a page. */
function withPlainData<Page extends Rendered | { readonly name: 'guarded' }>(page: Page): Page {
  const data: unknown = page.name === 'page' ? page.facts.data : undefined
  const problem = notPlain(data, 'data')
  if (problem)
    throw new TypeError(
      `${problem} cannot be written as JSON. A loader of a rendered page returns plain data: texts, numbers, lists and objects`,
    )
  return page
}
