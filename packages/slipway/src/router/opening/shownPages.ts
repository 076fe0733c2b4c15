import type { PageRecord, PageRecords } from '../config/pageRecords.ts'

/** Calls that wait until their page is on the screen. */
export interface ShownPages {
  /** Resolves when a page is shown or has left the stack. Returns `undefined` if no shell is running. */
  whenShown(page: PageRecord): Promise<void> | undefined
  /** Called by the shell when a page is shown. */
  shown(key: string): void
  /** Called when the shell stops. Calls that wait for a page resolve. */
  stop(): void
}

/** Creates the waiting calls of a navigator. */
export function createShownPages(records: PageRecords): ShownPages {
  let hasShell = false
  return {
    whenShown: (page) =>
      hasShell
        ? new Promise((resolve) => {
            page.settle = resolve
          })
        : undefined,
    shown(key) {
      hasShell = true
      records.get(key)?.settle?.()
    },
    stop() {
      hasShell = false
      for (const page of records.values()) page.settle?.()
    },
  }
}
