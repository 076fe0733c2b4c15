// Separate chunk: loaded when a canvas with `disableScroll` mounts.
import { enterContest } from '../../hooks/gesture/arena.ts'

/**
 * Keeps gestures around an element from beginning by a pointer, except those with a higher priority, such as the swipe back from the
 * edge of the screen. To be called by a handler of React, which runs after the listeners by which all other gestures enter.
 *
 * @param onCancel Called when a gesture with a higher priority has begun.
 */
export function claimPointer(down: PointerEvent, onCancel: () => void): void {
  enterContest(down, { priority: 0, onWin() {}, onCancel }).claim()
}
