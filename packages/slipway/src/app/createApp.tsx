import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { startLocale } from '../api/locale/startLocale.ts'
import { startTheme } from '../api/theme/index.ts'
import { isDev } from '../base/isDev.ts'
import { pathHistory } from '../router/browserHistory.ts'
import { mistakesIn } from '../router/checkApp.ts'
import type { AnyApp } from '../router/config.ts'
import { setNavigator } from '../router/current.ts'
import { createNavigator } from '../router/navigator.ts'
import { topOf } from '../router/stack.ts'
import '../styles/tokens.css'
import '../styles/global.css'
import { App } from './App.tsx'
import { loadLater } from './loadLater.ts'
import { systemPages } from './systemPages.ts'
import { watchGuards } from './watchGuards.ts'

/** A declared app, ready to be shown. */
export interface RunningApp {
  /** Shows the app in an element. Returns what takes it away again. */
  mount(element: Element): () => void
}

let mounted = false

/**
 * Makes an app from its declaration.
 *
 * @throws {Error} When the declaration has mistakes (while developing); the message names each key and the corrected form.
 *
 * @example
 * createApp(app).mount(document.getElementById('app'))
 */
export function createApp(config: AnyApp): RunningApp {
  if (isDev) {
    const mistakes = mistakesIn(config, (color) => typeof CSS === 'undefined' || CSS.supports('color', color))
    if (mistakes.length > 0)
      throw new Error(`slipway: the app's config has mistakes.\n${mistakes.map((text) => `- ${text}`).join('\n')}`)
  }
  const app: AnyApp = { ...config, pages: { ...systemPages, ...config.pages } }
  return {
    mount(element) {
      if (mounted)
        throw new Error(
          isDev
            ? 'slipway: an app is running in this document already. Unmount it first: mount() returns how.'
            : 'slipway: an app is running already',
        )
      mounted = true
      const restoreDefaults = app.defaults?.()
      startTheme(app.theme)
      // Guards need the token for the very first page.
      const stopAuth = app.auth?.start()
      const history = (app.history ?? pathHistory())()
      // An entry of the app's own tells that it was here before.
      const isReturn = history.state() !== undefined
      const navigator = createNavigator(app, history, { flush: flushSync })
      const root = createRoot(element)
      const onVisibility = () => navigator.visible.set(!document.hidden)
      const stopWatching = watchGuards(app, navigator)
      // The first page's code is on its way while everything else gets ready.
      const first = navigator.matchOf(topOf(navigator.stack.get()))
      const stopLater = loadLater(navigator, element, isReturn, first && navigator.loader.load(first.route))
      let gone = false
      // The words of the language are there before the first text is shown.
      void startLocale(app.locale).then(() => {
        if (gone) return
        setNavigator(navigator)
        root.render(<App app={app} navigator={navigator} />)
        document.addEventListener('visibilitychange', onVisibility)
      })
      return () => {
        gone = true
        mounted = false
        document.removeEventListener('visibilitychange', onVisibility)
        stopLater()
        root.unmount()
        stopWatching?.()
        stopAuth?.()
        navigator.stop()
        setNavigator(undefined)
        restoreDefaults?.()
      }
    },
  }
}
