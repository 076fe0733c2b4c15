import { host as platformHost } from '#host/animation'
import { ApiError } from '../../base/call/ApiError.ts'
import { refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkTarget, type NodeTarget, shownPage } from '../query-scope/scope.ts'
import type { AnimationHost } from './host.ts'
import { checkSteps, type ExportedAnimation } from './steps.ts'

/** Options of `playAnimation`. */
export interface PlayAnimationOptions {
  /**
   * The element to animate: an element, a React ref, or a CSS selector. A selector matches the first element in the
   * current page.
   */
  readonly target: NodeTarget
  /** Result of an animation's `export()`. It can be played any number of times. */
  readonly animation: ExportedAnimation
  /** Ends the animation when aborted; the element keeps its current styles. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Plays an animation on an element, and resolves when the animation has finished.
 *
 * The element keeps the styles of the last step as inline styles. They are set immediately if the user prefers reduced
 * motion, or while the document is hidden.
 *
 * @throws {ApiError} `not-found` if the element does not exist; `cancelled` if `signal` is aborted (`abort`) or another
 * animation starts on the element (`cancel`): the element keeps its current styles, and the other animation starts from
 * them; `invalid-argument` for an invalid target, animation or timing function; `unavailable` without a document, or for
 * a selector without a running app.
 * @platform web, capacitor
 *
 * @example
 * const fade = createAnimation({ duration: 300 }).opacity(0).step().export()
 * await playAnimation({ target: box, animation: fade })
 * setShown(false)
 */
export function playAnimation(options: PlayAnimationOptions, host: AnimationHost = platformHost): Promise<void> {
  return callApi('playAnimation', options, async ({ target, animation, signal }) => {
    refuseAborted('playAnimation', signal)
    checkTarget('playAnimation', 'target', target)
    const steps = checkSteps('playAnimation', animation)
    const scope = typeof target === 'string' ? shownPage('playAnimation') : target
    if (await host.play(target, scope, steps, signal)) return
    refuseAborted('playAnimation', signal)
    throw new ApiError('playAnimation', 'cancelled', 'cancel')
  })
}
