import { HostError } from '../../base/call/HostError.ts'
import { nodesOf } from '../query-scope/findNodes.ts'
import type { AnimationHost } from './host.ts'
import type { AnimationStep } from './steps.ts'

/** The controller that ends the current animation of each element. */
const running = new WeakMap<Element, AbortController>()

/** Uses the Web Animations API. Each step starts from the element's current styles. */
export const host: AnimationHost = {
  async play(target, scope, steps, signal) {
    const element = nodesOf(target, scope)[0] as HTMLElement
    running.get(element)?.abort()
    const own = new AbortController()
    running.set(element, own)
    const over = AbortSignal.any(signal ? [own.signal, signal] : [own.signal])
    for (const step of steps) {
      if (!(await playStep(element, step, over))) return false
    }
    return true
  },
}

/** Plays one step and returns whether it finished. */
async function playStep(element: HTMLElement, step: AnimationStep, over: AbortSignal): Promise<boolean> {
  const { styles, duration, delay, timingFunction: easing, transformOrigin } = step
  if (over.aborted) return false
  Object.assign(element.style, { transformOrigin })
  if (!isSeen() || duration + delay === 0) {
    Object.assign(element.style, styles)
    return true
  }
  const motion = start(element, styles, { duration, delay, easing, fill: 'both' })
  const ended = new AbortController()
  const until = { signal: ended.signal }
  over.addEventListener('abort', () => keepCurrentStyles(motion), until)
  // Animations do not advance in the background, so the step would not finish until the document is visible again.
  document.addEventListener('visibilitychange', () => isSeen() || motion.finish(), until)
  const isEnded = await motion.finished.then(
    () => !over.aborted,
    () => false,
  )
  ended.abort()
  if (!isEnded) return false
  Object.assign(element.style, styles)
  motion.cancel()
  return true
}

const isSeen = () => !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches

function start(element: Element, styles: AnimationStep['styles'], options: KeyframeAnimationOptions): Animation {
  try {
    return element.animate([styles], options)
  } catch (error) {
    throw new HostError('invalid-argument', 'timingFunction is not valid', { cause: error })
  }
}

/** Ends an animation; the element keeps the styles of that moment. */
function keepCurrentStyles(motion: Animation): void {
  try {
    motion.commitStyles()
  } catch {
    // `commitStyles` throws for an element that is not rendered.
  }
  motion.cancel()
}
