import type { MotionLook } from '../../router/config/config.ts'
import { type Layers, motionsOn, move } from '../motion/play.ts'

/**
 * Stops the motion of two layers where it is, to be moved by hand: as one that comes in, which the hand turns back and on.
 *
 * @param gone Where they are: how far the upper one is gone, from 0 (in its place) to 1.
 */
export function hold(layers: Layers, look: MotionLook, gone: number): Animation[] {
  for (const layer of [layers.upper, layers.lower]) for (const animation of motionsOn(layer)) animation.cancel()
  const animations = move(layers, 'push', { ...look, easing: 'linear' }, 1)
  for (const animation of animations) animation.pause()
  seek(animations, look, gone)
  return animations
}

/** Moves held layers to where the upper one is gone by a part of its way. */
export function seek(animations: readonly Animation[], { durationMs }: MotionLook, gone: number): void {
  for (const animation of animations) animation.currentTime = (1 - gone) * durationMs
}

/**
 * How far a layer is gone, from 0 (in its place, or at rest) to 1; less than 0 for one that comes from below another.
 */
export function progressOf(layer: HTMLElement, { above }: MotionLook): number {
  const { transform, opacity, direction } = getComputedStyle(layer)
  const { e: xPx, f: yPx } = new DOMMatrix(transform)
  const { x = 0, y = 0, opacity: faded = 1 } = above
  if (x !== 0) return ((direction === 'rtl' ? -xPx : xPx) * 100) / (x * layer.offsetWidth)
  if (y !== 0) return (yPx * 100) / (y * layer.offsetHeight)
  return faded < 1 ? (1 - Number(opacity)) / (1 - faded) : 0
}
