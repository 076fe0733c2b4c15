/** The app's focus while the panel is open. */
export interface AppFocus {
  /** Returns the focus to the app's last focused element. */
  giveBack(): void
  /**
   * Runs an operation that moves the app's focus. The app has the focus meanwhile, so that it behaves as without the panel;
   * afterwards the panel's control gets the focus back.
   */
  lend<Answer>(work: () => Promise<Answer>): Promise<Answer>
  stop(): void
}

/** Tracks the app's focused element, including the last one before the focus moved into the panel. */
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
