import { themeStore } from '../../api/theme/startTheme.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { showLost } from '../../hooks/showLine.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack/stack.ts'
import type { Sign } from './startLater.ts'

/**
 * Loads the code that an idle first page does not need: motion, focus, page restore, and the recovery of lost code. The code is
 * loaded with the first press, focus, scroll, text or navigation. It is loaded at once after a reload (`isReturn`), if the first
 * page's code is lost, in an app with a login, with a theme of the app's own, if the address has a fragment, and in a native shell,
 * whose files are local (decisions/0014). The app works without this code. If it cannot be loaded, the next of these events tries again.
 *
 * @param root Contains the elements of the pages.
 * @param arrival Promise of the first page's code; `undefined` if the address matches no page.
 */
export function loadLater(
  pages: PageNavigator,
  root: Element,
  isReturn: boolean,
  arrival: Promise<void> | undefined,
): Unsubscribe {
  const waiting = new AbortController()
  const signs: Sign[] = []
  let isLost = false
  let stop: Unsubscribe | undefined
  // Without `whenLoaded`, because the first load would contain it.
  const load = () => {
    import('./startLater.ts').then(
      (late) => {
        stop ??= late.startLater(pages, root, { waiting, isReturn, signs })
      },
      () => {
        isLost = true
        const top = topOf(pages.stack.get())
        const match = pages.matchOf(top)
        // After a deployment all chunks have other names, also that of this code. A reload recovers the page. It never repeats,
        // because the page is then the first one.
        if (!match || !navigator.onLine || top.key === pages.entry.key) return
        pages
          .settled()
          .then(() => pages.loader.load(match.route))
          .catch(() => location.reload())
      },
    )
  }
  const note = ({ type, target }: Event) => {
    signs.push([type, target, (target as HTMLInputElement).type])
    load()
  }
  for (const sign of ['pointerdown', 'focusin', 'scroll', 'input']) {
    addEventListener(sign, note, { capture: true, once: true, signal: waiting.signal })
  }
  waiting.signal.addEventListener('abort', pages.onChange(load))
  pages.recover = (route, _url, hasThrown) => {
    const state = pages.loader.of(route).get()
    const isPageLost = !hasThrown && (state.name !== 'failed' || state.why !== 'broken')
    // The change of the stack then requests this code again, and its failure reloads the document.
    if (isPageLost && isLost && navigator.onLine) return true
    showLost(isPageLost)
    load()
    return false
  }
  const hasFragment = topOf(pages.stack.get()).url.includes('#')
  if (isReturn || hasFragment || pages.app.auth || themeStore.get().mode !== 'auto' || 'Capacitor' in globalThis) load()
  else arrival?.catch(load)
  return () => {
    waiting.abort()
    // Code that is loaded after the app was unmounted starts nothing.
    stop ??= () => {}
    stop()
  }
}
