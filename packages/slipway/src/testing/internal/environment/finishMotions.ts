/** Brings what moves by itself to its end at once, but for what never ends, or goes by a scroll position. */
export function finishMotions(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    const isOwn = animation.playState === 'running' && animation.timeline === document.timeline
    if (isOwn && endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
