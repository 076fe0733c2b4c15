import type { LaunchOptions } from '@playwright/test'
import { chromiumArgs, findChromium, testLaunchOptions } from '../../scripts/browsers/chromium.ts'

/**
 * How Chromium is started.
 *
 * @param keepsDocuments Whether it keeps documents that were left, as browsers of users do; Playwright turns that off.
 */
export function launchOptions(keepsDocuments: boolean): LaunchOptions {
  if (!keepsDocuments) return testLaunchOptions()
  // Without its windows it keeps none.
  const executablePath = findChromium()
  return {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: [...chromiumArgs],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  }
}
