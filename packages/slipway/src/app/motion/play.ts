import type { LayerPosition, MotionLook } from '../../router/config/config.ts'
import type { Motion } from './motionOf.ts'

/** The elements that move with the two pages of a motion. */
export interface Layers {
  readonly upper: HTMLElement
  readonly lower: HTMLElement
}

const name = 'sw-motion'

/** The newest motions of each layer: its own, then the one of its mask. Searching the document for them takes milliseconds. */
const motions = new WeakMap<Element, readonly Animation[]>()

/** Returns the motions of a layer that have not been cancelled, the layer's own first. */
export function motionsOn(element: Element): readonly Animation[] {
  return motions.get(element)?.filter(({ playState }) => playState !== 'idle') ?? []
}

/**
 * Animates two layers from pose to pose. A layer that is already moving continues from its current position, so an
 * interrupted motion never jumps.
 *
 * @param share Share of the duration that both layers use: the larger share that remains of the two.
 * @returns The running animations. They hold their last frame until they are cancelled; without a motion, a layer has no
 * inline style.
 */
export function move(layers: Layers, kind: Motion['kind'], look: MotionLook, share = shareLeft(layers)): Animation[] {
  const options = {
    duration: look.durationMs * Math.max(0.2, share),
    easing: look.easing,
    fill: 'both',
    id: name,
  } as const
  const paths = [
    [layers.lower, 'shown', 'below'],
    [layers.upper, 'above', 'shown'],
  ] as const
  return paths.flatMap(([element, open, covered]) => {
    const [from, to] = kind === 'push' ? [open, covered] : [covered, open]
    const running = motionsOn(element)
    const isRunning = running.length > 0
    const { direction, transform, opacity } = getComputedStyle(element)
    const frameOf = (position: LayerPosition) => {
      const { x = 0, y = 0, opacity = 1 } = position === 'shown' ? {} : look[position]
      return { transform: `translate3d(${direction === 'rtl' ? -x : x}%, ${y}%, 0)`, opacity }
    }
    const shadeOf = (position: LayerPosition) => (position === 'below' ? look.dim : 0)
    const animations = [element.animate([isRunning ? { transform, opacity } : frameOf(from), frameOf(to)], options)]
    if (look.dim > 0) {
      const frames = [
        { opacity: isRunning ? getComputedStyle(element, '::after').opacity : shadeOf(from) },
        { opacity: shadeOf(to) },
      ]
      animations.push(element.animate(frames, { ...options, pseudoElement: '::after' }))
    }
    for (const animation of running) animation.cancel()
    motions.set(element, animations)
    return animations
  })
}

/**
 * The remaining share of a motion that is reversed is the share that has been played; a layer without a motion has its whole
 * path left.
 */
function shareLeft(layers: Layers): number {
  return Math.max(
    ...Object.values(layers).map((layer) => motionsOn(layer)[0]?.effect?.getComputedTiming().progress ?? 1),
  )
}
