import { ApiError } from '../../base/call/ApiError.ts'
import { createEmitter, type Emitter, type Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../navigator.ts'
import { livePages, topOf } from '../stack.ts'

/** What a page answered to the page that opened it. */
export interface Answer {
  /** The path of the page that answered, as the config writes it. */
  readonly path: string
  readonly value: unknown
}

/** Brings answers from pages to the pages below them. */
export interface Answers {
  /** Waits for a page's answer. Rejects with `cancelled` when the page leaves without one. */
  of(key: string): Promise<unknown>
  /** Gives the shown page's answer and takes the page off the stack. */
  give(answer: Answer): Promise<void>
  /** Hears the answers to a page; one that came before the page was drawn, as after a reload, is heard at once. */
  on(key: string, path: string, listener: (value: unknown) => void): Unsubscribe
}

const known = new WeakMap<PageNavigator, Answers>()

/** The answers among a navigator's pages. Only apps that use them carry this. */
export function answersIn(pages: PageNavigator): Answers {
  const answers = known.get(pages) ?? createAnswers(pages)
  known.set(pages, answers)
  return answers
}

function createAnswers(pages: PageNavigator): Answers {
  const waiting = new Map<string, { resolve(value: unknown): void; reject(error: unknown): void }>()
  const early = new Map<string, Answer>()
  const openers = new Map<string, Emitter<Record<string, unknown>>>()
  /** The last answer that nobody waited for yet. */
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

  return {
    async of(key) {
      // The page may have answered, or gone, before its opener gets here.
      if (last?.key === key) return last.value
      if (!livePages(pages.stack.get()).some((page) => page.key === key)) throw leftUnanswered()
      return new Promise((resolve, reject) => waiting.set(key, { resolve, reject }))
    },
    async give(answer) {
      const now = pages.stack.get()
      const { key } = topOf(now)
      const opener = now.pages.at(-2)
      if (pages.matchOf(topOf(now))?.route.path !== answer.path || !opener) {
        throw new ApiError('answerPage', 'not-found', `page \`${answer.path}\` was not opened by another page`)
      }
      const opening = waiting.get(key)
      opening?.resolve(answer.value)
      waiting.delete(key)
      last = opening ? undefined : { key, value: answer.value }
      const heard = openers.get(opener.key)
      if (heard?.count(answer.path)) heard.emit(answer.path, answer.value)
      else early.set(opener.key, answer)
      await pages.back(1)
    },
    on(key, path, listener) {
      const answer = early.get(key)
      if (answer?.path === path) {
        early.delete(key)
        listener(answer.value)
      }
      const heard = openers.get(key) ?? createEmitter()
      openers.set(key, heard)
      return heard.on(path, listener)
    },
  }
}

const leftUnanswered = () => new ApiError('openPage', 'cancelled', 'cancel')
