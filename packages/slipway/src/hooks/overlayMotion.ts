/**
 * Resolves when the dialog of an overlay and its box have ended their transitions, without those of the content. Resolves at once
 * if nothing moves. An interrupted transition counts as ended.
 */
export async function overlayMotion(dialog: HTMLDialogElement): Promise<void> {
  const box = dialog.querySelector(':scope > .sw-overlay-content')
  // jsdom, which apps may use in tests, does not implement animations.
  const motions = [dialog, box].flatMap((element) => element?.getAnimations?.() ?? [])
  await Promise.allSettled(motions.map(({ finished }) => finished))
}
