import type { MotionLook } from '../../router/config/config.ts'
import { type Layers, motionsOn, move } from '../motion/play.ts'

/**
 * Pauses the motion of two layers at their current positions, as a motion in which the upper page enters, so that a pointer
 * can move it forwards and backwards.
 *
 * @param gone Position of the upper layer, from 0 (fully on screen) to 1 (off the screen).
 */
export function hold(layers: Layers, look: MotionLook, progress: number): Animation[] {
  for (const layer of [layers.upper, layers.lower]) for (const animation of motionsOn(layer)) animation.cancel()
  const animations = move(layers, 'push', { ...look, easing: 'linear' }, 1)
  for (const animation of animations) animation.pause()
  seek(animations, look, progress)
  return animations
}

/** Moves paused layers to a position of the upper one, from 0 (fully on screen) to 1 (off the screen). */
export function seek(animations: readonly Animation[], { durationMs }: MotionLook, progress: number): void {
  for (const animation of animations) animation.currentTime = (1 - progress) * durationMs
}

/**
 * Returns the position of a layer, from 0 (fully on screen) to 1 (off the screen); less than 0 for a layer that is being
 * uncovered.
 */
export function progressOf(layer: HTMLElement, { above }: MotionLook): number {
  const { transform, opacity, direction } = getComputedStyle(layer)
  const { e: xPx, f: yPx } = new DOMMatrix(transform)
  const { x = 0, y = 0, opacity: faded = 1 } = above
  if (x !== 0) return ((direction === 'rtl' ? -xPx : xPx) * 100) / (x * layer.offsetWidth)
  if (y !== 0) return (yPx * 100) / (y * layer.offsetHeight)
  return faded < 1 ? (1 - Number(opacity)) / (1 - faded) : 0
}
