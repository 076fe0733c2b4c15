import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { RenderAnswer, RenderableApp, RenderRequest } from '../../base/html/renderAnswer.ts'

/** The answer of the renderer for a page. */
export type RenderResult = Extract<RenderAnswer, { readonly name: 'rendered' }>

/** A worker that renders the pages of an app, one after the other. */
export interface Renderer {
  readonly app: RenderableApp
  /** @throws {Error} If the page throws, or is not rendered in time. */
  render(url: string, locale: string): Promise<RenderResult>
  close(): Promise<unknown>
}

/** The written build: its files, which the app's loaders may fetch by their paths. */
export interface ServedFiles {
  /** Folder that the build writes to. */
  readonly folder: string
  /** Path that the app is served from, with a slash at its end. */
  readonly base: string
  /** `NODE_ENV` of the build. The app is compiled for it, and React has to be the same. */
  readonly mode: string
}

/**
 * Starts the worker. A thread of its own can be ended, even if a page never ends to render, and keeps the app's global state out of
 * the build.
 *
 * @param file The module that `buildRenderer` has written.
 * @throws {Error} If the app's module throws, or takes longer than a minute.
 */
export async function startRenderer(file: string, files: ServedFiles, timeoutMs: number): Promise<Renderer> {
  const worker = new Worker(pathToFileURL(file), {
    env: { ...process.env, NODE_ENV: files.mode },
    workerData: files,
  })
  const answers = followAnswers(worker)
  try {
    const first = await answers.next('the app', 'app', startTimeoutMs)
    let count = 0
    return {
      app: first.app,
      async render(url, locale) {
        const request: RenderRequest = { id: ++count, url, locale }
        worker.postMessage(request)
        return answers.next(`the page ${url}`, 'rendered', timeoutMs)
      },
      close: () => worker.terminate(),
    }
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

type AnswerOf<Name> = Extract<RenderAnswer, { readonly name: Name }>

/** Time in milliseconds in which the app's modules are loaded. */
const startTimeoutMs = 60_000

/** Reads the answers of a worker, each within a time. */
function followAnswers(worker: Worker) {
  return {
    next: <Name extends RenderAnswer['name']>(
      subject: string,
      name: Name,
      timeoutMs: number,
    ): Promise<AnswerOf<Name>> =>
      new Promise((resolve, reject) => {
        const end = (settle: () => void) => {
          clearTimeout(timer)
          worker.off('message', onMessage).off('error', onError).off('exit', onExit)
          settle()
        }
        const fail = (reason: string) =>
          end(() => reject(new Error(`slipway: ${subject} could not be rendered to HTML: ${reason}`)))
        const onMessage = (answer: RenderAnswer) => {
          if (answer.name === 'failed') fail(answer.stack || answer.message)
          else if (answer.name === name) end(() => resolve(answer as AnswerOf<Name>))
        }
        const onError = (error: unknown) =>
          fail(error instanceof Error ? (error.stack ?? error.message) : String(error))
        const onExit = (code: number) => fail(`the process ended with code ${code}.`)
        const timer = setTimeout(
          () =>
            fail(
              `it takes longer than ${timeoutMs} ms. A loader, a guard or a lazy component may wait for something that never comes. Set prerender.timeout for a slow page.`,
            ),
          timeoutMs,
        )
        worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      }),
  }
}
