import type { MotionLook, Pose } from '../../router/config.ts'

/** One layer of a motion: where it comes from and where it goes. */
export interface Part {
  readonly element: HTMLElement
  readonly from: Pose
  readonly to: Pose
}

/**
 * Moves layers from pose to pose. A layer that is moving already goes on from where it is, in the time that is left for the
 * way, so an interrupted motion never jumps.
 *
 * @returns When all are there. It never rejects; a motion that is taken over by another one resolves too.
 */
export async function play(parts: readonly Part[], look: MotionLook): Promise<void> {
  const animations = parts.flatMap((part) => move(part, look))
  await Promise.all(animations.map((animation) => animation.finished.catch(() => {})))
  // A finished animation would hold its last frame; at rest the layer has no style of its own.
  for (const animation of animations) if (animation.playState === 'finished') animation.cancel()
}

const name = 'sw-motion'

function move({ element, from, to }: Part, look: MotionLook): Animation[] {
  // jsdom, in which apps may test, knows no animations.
  if (!element.animate) return []
  const mirror = getComputedStyle(element).direction === 'rtl' ? -1 : 1
  const pose = (name: Pose) => {
    const { x = 0, y = 0, opacity = 1 } = name === 'shown' ? {} : look[name]
    return { transform: `translate3d(${x * mirror}%, ${y}%, 0)`, opacity }
  }
  const running = element.getAnimations({ subtree: true }).filter((animation) => animation.id === name)
  const own = running.find(({ effect }) => effect instanceof KeyframeEffect && !effect.pseudoElement)
  const rate = own ? Math.max(0.2, own.effect?.getComputedTiming().progress ?? 1) : 1
  const start = own ? pick(getComputedStyle(element)) : pose(from)
  const dimStart = own ? getComputedStyle(element, '::after').opacity : dimOf(from, look)
  const options = { duration: look.durationMs * rate, easing: look.easing, fill: 'both', id: name } as const
  const animations = [element.animate([start, pose(to)], options)]
  if (look.dim > 0) {
    const dim = [{ opacity: dimStart }, { opacity: dimOf(to, look) }]
    animations.push(element.animate(dim, { ...options, pseudoElement: '::after' }))
  }
  for (const animation of running) animation.cancel()
  return animations
}

const pick = ({ transform, opacity }: CSSStyleDeclaration) => ({ transform, opacity })
const dimOf = (pose: Pose, { dim }: MotionLook) => (pose === 'below' ? dim : 0)
