import { PlaywrightBrowserProvider, type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright'
import type { BrowserProviderOption, TestProject } from 'vitest/node'

/** Vitest's provider for Firefox as Mozilla ships it, which Playwright drives through WebDriver BiDi. */
export function mozillaFirefox(executablePath: string, options: PlaywrightProviderOptions): BrowserProviderOption {
  const launchOptions = {
    channel: 'moz-firefox',
    executablePath,
    firefoxUserPrefs: {
      // As on a phone: touch events exist, and scrollbars overlay the content.
      'dom.w3c_touch_events.enabled': 1,
      'ui.useOverlayScrollbars': 1,
      // The list of downloads opens automatically and takes the focus, so that the page would receive no focus events.
      'browser.download.alwaysOpenPanel': false,
      // A window that a page opens would hide the window of the tests, which would then get no frames, also in the following files.
      'browser.tabs.loadDivertedInBackground': true,
      // Firefox's default, which Vitest changes for `vi.mock`. With several import maps, Firefox 153 crashes if Vitest adds a map after
      // a preloaded module has run (`MOZ_RELEASE_ASSERT(!ModuleIsLinked(module))`). It depends on the order in which modules arrive.
      'dom.multiple_import_maps.enabled': false,
    },
  }
  const all = { ...options, launchOptions }
  return { ...playwright(all), providerFactory: (project) => new FirefoxProvider(project, all) }
}

class FirefoxProvider extends PlaywrightBrowserProvider {
  /** Only one of several pages can have the focus, so test files run one after another. */
  override supportsParallelism = false

  constructor(project: TestProject, options: PlaywrightProviderOptions) {
    super(project, options)
    // The page, which contains the frame of the tests, keeps its size, because BiDi cannot move the mouse outside the page.
    // The type lists only Vitest's own commands.
    project.browser?.registerCommand('__vitest_viewport' as never, (async () => {}) as never)
  }

  override getCommandsContext(sessionId: string) {
    const { page, context, iframe } = super.getCommandsContext(sessionId)
    // Vitest finds the frame by its name, which BiDi reports too late.
    const frame = async () => {
      const element = await page.waitForSelector('[data-vitest="true"]')
      return (await element.contentFrame()) ?? Promise.reject(new Error('the tests have no frame'))
    }
    return { page, context, iframe, frame }
  }
}
