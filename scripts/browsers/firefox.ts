import { PlaywrightBrowserProvider, type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright'
import type { BrowserProviderOption, TestProject } from 'vitest/node'

/** Vitest's provider for Firefox as Mozilla ships it, which Playwright drives through WebDriver BiDi. */
export function mozillaFirefox(executablePath: string, options: PlaywrightProviderOptions): BrowserProviderOption {
  const launchOptions = {
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      // As on a phone: a page finds touch events there, and scrollbars take no room.
      'dom.w3c_touch_events.enabled': 1,
      'ui.useOverlayScrollbars': 1,
      // The list of downloads opens by itself and has the focus from then on: no page would hear of its own.
      'browser.download.alwaysOpenPanel': false,
    },
  }
  const all = { ...options, launchOptions }
  return { ...playwright(all), providerFactory: (project) => new FirefoxProvider(project, all) }
}

class FirefoxProvider extends PlaywrightBrowserProvider {
  /** Of several pages, only one would have the focus. */
  override supportsParallelism = false

  constructor(project: TestProject, options: PlaywrightProviderOptions) {
    super(project, options)
    // The page stays as large as it is, with the frame of the tests in it: BiDi has no mouse outside of the page.
    // The type knows only what Vitest has itself.
    project.browser?.registerCommand('__vitest_viewport' as never, (async () => {}) as never)
  }

  override getCommandsContext(sessionId: string) {
    const { page, context, iframe } = super.getCommandsContext(sessionId)
    // Not by its name, as Vitest does: BiDi tells it too late.
    const frame = async () => {
      const element = await page.waitForSelector('[data-vitest="true"]')
      return (await element.contentFrame()) ?? Promise.reject(new Error('the tests have no frame'))
    }
    return { page, context, iframe, frame }
  }
}
