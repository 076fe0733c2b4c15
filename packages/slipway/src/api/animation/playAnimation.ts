import { host as platformHost } from '#host/animation'
import { ApiError } from '../../base/call/ApiError.ts'
import { refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkTarget, type NodeTarget, shownPage } from '../query-scope/scope.ts'
import type { AnimationHost } from './host.ts'
import { checkSteps, type ExportedAnimation } from './steps.ts'

/** What `playAnimation` takes. */
export interface PlayAnimationOptions {
  /** What moves: an element, a React ref, or a CSS selector, of which the first element in the page shown moves. */
  readonly target: NodeTarget
  /** What `export()` of an animation has answered. It can be played any number of times. */
  readonly animation: ExportedAnimation
  /** Ends the motion where it is. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Plays an animation on an element, and resolves when it has come to its end.
 *
 * The element keeps the styles that the last step led to, as styles of its own. Where people asked for less motion, and where
 * nobody sees the document, it has them at once.
 *
 * @throws {ApiError} `not-found` where there is no such element; `cancelled` when `signal` fires (`abort`), or something else is
 * played on the element (`cancel`): it stays where it is, and goes on from there; `invalid-argument` for a target, an animation or
 * a timing function that is none; `unavailable` without a running app for a selector, or without a document.
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
