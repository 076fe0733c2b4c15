import { ApiError } from '../../base/call/ApiError.ts'
import { createEmitter, type Emitter, reportLater, type Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../navigator.ts'
import { livePages, topOf } from '../stack/stack.ts'

/** The result that a page returned to its opener. */
export interface Answer {
  /** The path of the page that answered, as the config writes it. */
  readonly path: string
  readonly value: unknown
}

/** Passes the results of pages to the pages that opened them. */
export interface Answers {
  /** Resolves with a page's result. Rejects with `cancelled` if the page leaves without a result. */
  of(key: string): Promise<unknown>
  /**
   * Passes the shown page's result to the page below and removes the page from the stack. Without a page below, as after a start at
   * its address, the root page is shown, and gets the result.
   */
  give(answer: Answer): Promise<void>
  /**
   * Adds a listener for the results passed to a page. A result from before the page was mounted, as after a reload, is
   * delivered at once.
   */
  on(key: string, path: string, listener: (value: unknown) => void): Unsubscribe
}

const known = new WeakMap<PageNavigator, Answers>()

/** The results of a navigator's pages. Only apps that use results contain this code. */
export function answersIn(pages: PageNavigator): Answers {
  const answers = known.get(pages) ?? createAnswers(pages)
  known.set(pages, answers)
  return answers
}

function createAnswers(pages: PageNavigator): Answers {
  const waiting = new Map<string, { resolve(value: unknown): void; reject(error: unknown): void }>()
  const early = new Map<string, Answer>()
  const openers = new Map<string, Emitter<Record<string, unknown>>>()
  /** The last result of a page whose opener has not called `of` yet. */
  let last: { readonly key: string; readonly value: unknown } | undefined

  pages.onChange(({ after }) => {
    const alive = new Set(livePages(after).map(({ key }) => key))
    for (const [key, { reject }] of waiting) {
      if (alive.has(key)) continue
      waiting.delete(key)
      reject(leftUnanswered())
    }
    for (const left of [early, openers]) for (const key of left.keys()) if (!alive.has(key)) left.delete(key)
  })

  /** A page that is not mounted yet gets the result when it is. */
  function deliver(key: string, answer: Answer): void {
    const results = openers.get(key)
    if (results?.count(answer.path)) results.emit(answer.path, answer.value)
    else early.set(key, answer)
  }

  return {
    async of(key) {
      // The page may have answered or left the stack before its opener calls `of`.
      if (last?.key === key) return last.value
      if (!livePages(pages.stack.get()).some((page) => page.key === key)) throw leftUnanswered()
      return new Promise((resolve, reject) => waiting.set(key, { resolve, reject }))
    },
    async give(answer) {
      const now = pages.stack.get()
      const { key } = topOf(now)
      const opener = now.pages.at(-2)
      if (pages.matchOf(topOf(now))?.route.path !== answer.path)
        throw new ApiError('answerPage', 'not-found', `page \`${answer.path}\` is not the current page`)
      if (!opener && answer.path === pages.routes.root.path)
        throw new ApiError('answerPage', 'not-found', `page \`${answer.path}\` was not opened by another page`)
      const opening = waiting.get(key)
      opening?.resolve(answer.value)
      waiting.delete(key)
      last = opening ? undefined : { key, value: answer.value }
      if (opener) deliver(opener.key, answer)
      await pages.back(1)
      const shown = topOf(pages.stack.get()).key
      if (!opener && shown !== key) deliver(shown, answer)
    },
    on(key, path, listener) {
      const answer = early.get(key)
      if (answer?.path === path) {
        early.delete(key)
        callSafely(() => listener(answer.value))
      }
      const results = openers.get(key) ?? createEmitter()
      openers.set(key, results)
      return results.on(path, listener)
    },
  }
}

/** Reports an error of a listener, as emitters do: thrown in an effect it would replace the page. */
function callSafely(call: () => void): void {
  try {
    call()
  } catch (error) {
    reportLater(error)
  }
}

const leftUnanswered = () => new ApiError('openPage', 'cancelled', 'cancel')
