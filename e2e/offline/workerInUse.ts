import type { Page } from '@playwright/test'

/** Waits until the service worker of a page has stored all its files and is in use. */
export function workerInUse(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
    }
  })
}
