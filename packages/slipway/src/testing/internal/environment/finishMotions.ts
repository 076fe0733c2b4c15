/** Finishes all running animations, except endless ones and those that follow a scroll position. */
export function finishMotions(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    const isOwn = animation.playState === 'running' && animation.timeline === document.timeline
    if (isOwn && endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
