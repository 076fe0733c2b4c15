import type { LaunchOptions } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'

/**
 * How Chromium is started.
 *
 * @param keepsDocuments Whether it keeps documents that were left, as browsers of users do; Playwright turns that off.
 */
export function launchOptions(keepsDocuments: boolean): LaunchOptions {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs],
    ignoreDefaultArgs: keepsDocuments ? ['--disable-back-forward-cache'] : [],
  }
}
