import { capacitorPlatform, capacitorPlugin, hasCapacitorPlugin } from '../../base/call/capacitor.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack.ts'

/** The part of `@capacitor/app` (8.0) that we use. */
interface AppPlugin {
  addListener(event: 'backButton', listener: () => void): Promise<{ remove(): Promise<void> }>
  minimizeApp(): Promise<void>
}

/**
 * Lets Android's key for Back mean what the head's button means. On the root page it leads to the home screen, unless the page
 * wants to stay. Without the plugin the key is the web view's, and goes back in the history.
 */
export function followHardwareBack(pages: PageNavigator): Unsubscribe {
  if (capacitorPlatform() !== 'android' || !hasCapacitorPlugin('App')) return () => {}
  const plugin = capacitorPlugin<AppPlugin>('App', '@capacitor/app')

  async function goBack(): Promise<void> {
    const now = pages.stack.get()
    const isRoot = now.pages.length === 1 && pages.matchOf(topOf(now))?.route === pages.routes.root
    if (!isRoot || now.overlayEntries.length > 0) await pages.back(1, 'backbutton')
    else if (!(await pages.backPress?.question(now, now, 'backbutton')?.())) await plugin.minimizeApp()
  }

  // A page that wants to stay refuses; that is no mistake of anyone's.
  const listening = plugin.addListener('backButton', () => void goBack().catch(() => {}))
  return () => void listening.then((handle) => handle.remove())
}
