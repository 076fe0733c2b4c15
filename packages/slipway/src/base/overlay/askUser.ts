import { ApiError } from '../call/ApiError.ts'
import { abortError, refuseAborted } from '../call/abortError.ts'
import type { OverlayRequest } from './overlays.ts'
import { hideOverlay, needScreen, nextOverlayId, showOverlay } from './showOverlay.ts'

/** Functions that end a question. */
export interface Ending<Answer> {
  /** Ends the question with an answer; `undefined` means "no". */
  answer(answer: Answer | undefined): void
  /** Ends this question and all waiting questions with "no", because another page is shown. */
  leave(): void
  /** Ends the question with an error, because it cannot be shown. */
  fail(cause: unknown): void
}

interface Question {
  show(): void
  /** Ends the question with "no". */
  decline(): void
}

/** The open question, then the waiting questions. */
const questions: Question[] = []

/**
 * Shows a question and resolves with the answer, or with `undefined` for "no". Questions are shown one at a time, in the order
 * of the calls.
 *
 * @throws {ApiError} `cancelled` if `signal` is aborted; `unavailable` without a document, or if the code of the question cannot
 * be loaded.
 */
export function askUser<Answer>(
  api: string,
  request: (id: number, ending: Ending<Answer>) => OverlayRequest,
  signal: AbortSignal | undefined,
): Promise<Answer | undefined> {
  refuseAborted(api, signal)
  needScreen(api)
  return new Promise((resolve, reject) => {
    const id = nextOverlayId()
    const end = () => {
      signal?.removeEventListener('abort', abort)
      const index = questions.indexOf(question)
      if (index < 0) return
      questions.splice(index, 1)
      hideOverlay(id)
      if (index === 0) questions[0]?.show()
    }
    const question: Question = {
      show: () => showOverlay(request(id, ending)),
      decline: () => ending.answer(undefined),
    }
    const ending: Ending<Answer> = {
      answer(answer) {
        end()
        resolve(answer)
      },
      leave() {
        // From the last question to the first, so that the end of one question does not show the next.
        for (const open of questions.toReversed()) open.decline()
      },
      fail(cause) {
        end()
        reject(new ApiError(api, 'unavailable', 'its code could not be loaded', { cause }))
      },
    }
    const abort = () => {
      end()
      if (signal) reject(abortError(api, signal))
    }
    signal?.addEventListener('abort', abort)
    questions.push(question)
    if (questions.length === 1) question.show()
  })
}
