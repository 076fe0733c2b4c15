import { ApiError, type ApiErrorCode } from './ApiError.ts'
import { abortError, refuseAborted } from './abortError.ts'
import type { OverlayRequest } from './overlays.ts'
import { hideOverlay, needScreen, nextOverlayId, showOverlay } from './showOverlay.ts'

/** How a question ends: with an answer, because the pages below it have changed, or because it cannot be shown. */
export interface Ending<Answer> {
  answer(answer: Answer): void
  leave(): void
  fail(cause: unknown): void
}

interface Waiting {
  show(): void
  refuse(code: ApiErrorCode, detail: string, cause?: unknown): void
}

/** The questions that are asked, the one on the screen first. */
const questions: Waiting[] = []

/**
 * Asks the user by an overlay and waits for the answer. There is one question at a time: another one waits for its turn.
 *
 * @throws {ApiError} `cancelled` when `signal` is aborted, or the pages change: those that wait go with the one that is shown;
 * `unavailable` without a document.
 */
export function askUser<Answer>(
  api: string,
  request: (id: number, ending: Ending<Answer>) => OverlayRequest,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  refuseAborted(api, signal)
  needScreen(api)
  return new Promise((resolve, reject) => {
    const id = nextOverlayId()
    const end = () => {
      signal?.removeEventListener('abort', abort)
      const place = questions.indexOf(question)
      if (place < 0) return
      questions.splice(place, 1)
      hideOverlay(id)
      if (place === 0) questions[0]?.show()
    }
    const question: Waiting = {
      show: () => showOverlay(request(id, ending)),
      refuse(code, detail, cause) {
        end()
        reject(new ApiError(api, code, detail, { cause }))
      },
    }
    const ending: Ending<Answer> = {
      answer(answer) {
        end()
        resolve(answer)
      },
      leave() {
        // The last one first, so that none of them is shown for a moment.
        for (const other of questions.toReversed()) other.refuse('cancelled', 'the page has changed')
      },
      fail: (cause) => question.refuse('failed', 'its code could not be loaded', cause),
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
