import { ApiError } from '../../base/call/ApiError.ts'
import type { PageRecords } from '../config/pageRecords.ts'
import type { CheckGuards } from '../guards/pageGuards.ts'
import type { StackHistory } from '../history/stackHistory.ts'
import { back, type ChangeOfPages, closeOverlayEntries, topOf, withOverlaysClosed } from '../stack/stack.ts'
import type { StackStore } from '../stack/stackStore.ts'
import type { BackSource, Question } from './backPress.ts'
import type { LateParts } from './lateParts.ts'
import type { Operations } from './operations.ts'
import type { AppRules } from './startStack.ts'

/** Leaves pages. */
export interface Leaver {
  /** Makes a change. If listeners must be called first, resolves with a function that calls them and then makes the change. */
  attempt(make: ChangeOfPages, from?: BackSource): Promise<Question | undefined>
  /** Returns the function that calls the listeners of a change and then makes it; `undefined` if there are no listeners. */
  questionFor(make: ChangeOfPages, from?: BackSource): Question | undefined
  /**
   * Closes the topmost overlay, else removes pages from the top. If only one page is left, or `delta` is `Infinity`, opens the root
   * page.
   */
  back(delta: number, from?: BackSource): Promise<void>
}

/** Parts of `createLeaver`. */
interface LeaverParts extends Pick<StackStore, 'stack'>, Pick<StackHistory, 'enqueue' | 'apply'> {
  readonly records: PageRecords
  readonly checkGuards: CheckGuards
  readonly operations: Operations
  readonly rules: AppRules
  readonly late: LateParts
}

/** Creates the part of the navigator that leaves pages. */
export function createLeaver({
  stack,
  enqueue,
  apply,
  records,
  checkGuards,
  operations,
  rules,
  late,
}: LeaverParts): Leaver {
  /** Shows a page that Back uncovers. Runs its guards first; a swipe has run them already. */
  function showUncovered(make: ChangeOfPages, from?: BackSource): Promise<void> {
    const change = withOverlaysClosed(stack.get(), make)
    const entry = topOf(change.next)
    checkGuards(entry, from === 'swipe' ? records.of(entry).guardResult : undefined)
    return apply(change)
  }

  const questionFor: Leaver['questionFor'] = (make, from) => {
    const now = stack.get()
    const { next } = withOverlaysClosed(now, make)
    // The queue is not blocked while the listeners run, because a listener may open an overlay to ask the user.
    return late.backPress?.leaving(now, next, from, () =>
      enqueue(async () => {
        if (topOf(stack.get()).key === topOf(now).key) await showUncovered(make, from)
      }),
    )
  }

  const attempt: Leaver['attempt'] = async (make, from) => {
    const question = questionFor(make, from)
    if (!question) await showUncovered(make, from)
    return question
  }

  return {
    attempt,
    questionFor,
    async back(delta, from = 'navigateBack') {
      const { root } = rules.routes
      const make: ChangeOfPages = (bare) => {
        if (bare.pages.length > 1 && delta < Infinity) return back(bare, delta)
        return operations[root.tabIndex < 0 ? 'reLaunch' : 'switchTab'](bare, { url: root.path }, rules)
      }
      const ask = await enqueue(async () => {
        const now = stack.get()
        const isAtRoot = now.pages.length === 1 && records.of(topOf(now)).match?.route === root
        if (now.overlayEntries.length > 0) await apply(closeOverlayEntries(now, 1))
        else if (!isAtRoot) return attempt(make, from)
        return undefined
      })
      if (ask && (await ask())) throw new ApiError('navigateBack', 'cancelled', 'onBackPress')
    },
  }
}
