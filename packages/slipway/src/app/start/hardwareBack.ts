// Separate chunk: loaded when the app runs in a native shell.
import { bridgePlugin, capacitorPlatform } from '../../base/call/bridge.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack/stack.ts'

/** The part of `@capacitor/app` (8.0) that Slipway uses. */
interface AppPlugin {
  addListener(event: 'backButton', listener: () => void): Promise<{ remove(): Promise<void> }>
  minimizeApp(): Promise<void>
}

/**
 * Gives Android's Back key the effect of the back button in the navigation bar. On the root page, and on a page to which Back
 * only leads back, such as a login page, the key minimizes the app, unless the page blocks Back. Without the plugin the web view
 * handles the key, and goes back in the history.
 */
export function followHardwareBack(pages: PageNavigator): Unsubscribe {
  const plugin = bridgePlugin<AppPlugin>('App')
  if (capacitorPlatform() !== 'android' || !plugin) return () => {}

  async function goBack(): Promise<void> {
    const now = pages.stack.get()
    const top = topOf(now)
    const isRoot = now.pages.length === 1 && pages.matchOf(top)?.route === pages.routes.root
    const { redirect } = pages.pageGates.store.get().get((now.pages.at(-2) ?? pages.home).key) ?? {}
    const steps = isRoot ? 0 : redirect ? redirect.backSteps(pages, top) : 1
    if (steps > 0 || now.overlayEntries.length > 0) await pages.back(steps, 'backbutton')
    else if (!(await pages.backPress?.question(now, now, 'backbutton')?.())) await plugin?.minimizeApp()
  }

  // A page that blocks Back rejects the call, which is expected.
  const listening = plugin.addListener('backButton', () => void goBack().catch(() => {}))
  return () => void listening.then((handle) => handle.remove())
}
