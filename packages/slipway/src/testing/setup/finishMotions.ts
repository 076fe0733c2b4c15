/** Brings what moves by itself to its end at once, but for what never ends. */
export function finishMotions(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (animation.playState === 'running' && endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
