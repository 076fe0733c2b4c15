/** The focus of the app beside the panel. */
export interface AppFocus {
  /** Gives the focus back to the app, where it was. */
  giveBack(): void
  /**
   * Does something to the app that moves its focus. The app has the focus meanwhile, so that its own rules see what they see
   * without a panel; then the panel's control has it again.
   */
  lend<Answer>(work: () => Promise<Answer>): Promise<Answer>
  stop(): void
}

/** Follows which element of the app has the focus, or had it before the panel. */
export function followAppFocus(panel: Element): AppFocus {
  let own: Element | null = null
  const follow = () => {
    if (!panel.contains(document.activeElement)) own = document.activeElement
  }
  follow()
  document.addEventListener('focusin', follow)

  function giveBack(): void {
    if (own instanceof HTMLElement && own.isConnected) own.focus({ preventScroll: true })
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  return {
    giveBack,
    async lend(work) {
      const control = document.activeElement
      const isOurs = control instanceof HTMLElement && panel.contains(control)
      if (isOurs) giveBack()
      try {
        return await work()
      } finally {
        if (isOurs && control.isConnected) control.focus({ preventScroll: true })
      }
    },
    stop: () => document.removeEventListener('focusin', follow),
  }
}
