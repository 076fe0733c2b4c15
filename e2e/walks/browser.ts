import type { LaunchOptions } from '@playwright/test'
import { chromiumArgs, findChromium, testLaunchOptions } from '../../scripts/browsers/chromium.ts'

/**
 * Options with which Chromium is started.
 *
 * @param keepsDocuments Whether the back-forward cache is on, as in browsers of users. Playwright turns it off.
 */
export function launchOptions(keepsDocuments: boolean): LaunchOptions {
  if (!keepsDocuments) return testLaunchOptions()
  // The headless shell has no back-forward cache.
  const executablePath = findChromium()
  return {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: [...chromiumArgs],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  }
}
