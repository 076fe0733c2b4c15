import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { startLocale } from '../api/locale/startLocale.ts'
import { startTheme } from '../api/theme/startTheme.ts'
import { isDev } from '../base/isDev.ts'
import { chooseGroup, startGroup } from '../base/storedName.ts'
import { devtools } from '../devtools/index.ts'
import { appMistakes } from '../router/config/appMistakes.ts'
import type { AnyApp } from '../router/config/config.ts'
import { createNavigator } from '../router/createNavigator.ts'
import { setNavigator } from '../router/current.ts'
import { pathHistory } from '../router/history/browserHistory.ts'
import { withinMs } from '../router/queue.ts'
import { topOf } from '../router/stack.ts'
import '../styles/tokens.css'
import '../styles/global.css'
import { App } from './App.tsx'
import { loadLater } from './start/loadLater.ts'
import { systemPages } from './start/systemPages.ts'
import { watchDocument } from './start/watchDocument.ts'

// Bundlers replace `process.env.NODE_ENV`, as React needs it too.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** A declared app, ready to be shown. */
export interface RunningApp {
  /** Shows the app in an element. Returns what takes it away again. */
  mount(element: Element): () => void
}

/** Time that the shell waits for its first page. */
const arrivalTimeoutMs = 100

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
    const mistakes = appMistakes(config, (color) => typeof CSS === 'undefined' || CSS.supports('color', color))
    if (mistakes.length > 0)
      throw new Error(`slipway: the app's config has mistakes.\n${mistakes.map((text) => `- ${text}`).join('\n')}`)
  }
  const app: AnyApp = {
    ...config,
    // Written out, as bundlers then see that production has no way to them, and make no chunk of them.
    ...(process.env.NODE_ENV !== 'production' && { devtools: devtools() }),
    pages: { ...systemPages, ...config.pages },
  }
  return {
    mount(element) {
      if (mounted)
        throw new Error(
          isDev
            ? 'slipway: an app is running in this document already. Unmount it first: mount() returns how.'
            : 'slipway: is running',
        )
      if (isDev && !element) {
        throw new Error(
          'slipway: mount needs an element, and got none. Write <div id="app"></div> in the page, and mount(document.getElementById(\'app\')).',
        )
      }
      const history = (app.history ?? pathHistory())()
      if (isDev && typeof history === 'function') {
        throw new Error('slipway: history must be a history. Write history: hashHistory(), with parentheses.')
      }
      // Before anything stored is read.
      startGroup(app.storageGroup ?? history.base ?? history.href('/'))
      if (isDev && app.storageGroup !== undefined && !chooseGroup(app.storageGroup)) {
        throw new Error(
          `slipway: setStorageGroup has chosen another group than the config, whose storageGroup is '${app.storageGroup}'. Write the same in both, or leave storageGroup out.`,
        )
      }
      mounted = true
      const restoreDefaults = app.defaults?.()
      startTheme(app.theme)
      // Guards need the token for the very first page.
      const stopAuth = app.auth?.start()
      // An entry of the app's own tells that it was here before.
      const isReturn = history.state() !== undefined
      const pages = createNavigator(app, history, { flush: flushSync })
      const stopDevtools = app.devtools?.(pages, history)
      const root = createRoot(element)
      const stopWatching = watchDocument(app, pages, element)
      // The first page's code is on its way while everything else gets ready.
      const first = pages.matchOf(topOf(pages.stack.get()))
      const arrival = first && pages.loader.load(first.route)
      const stopLater = loadLater(pages, element, isReturn, arrival)
      let isDisposed = false
      // The words of the language are there before the first text is shown. A page that comes at once is drawn with the shell, in
      // one go; for a later one the shell does not wait.
      void Promise.all([startLocale(app.locale), arrival && withinMs(arrivalTimeoutMs, arrival)]).then(() => {
        if (isDisposed) return
        setNavigator(pages)
        root.render(<App app={app} pages={pages} />)
      })
      return () => {
        isDisposed = true
        mounted = false
        stopWatching()
        stopLater()
        root.unmount()
        stopDevtools?.()
        stopAuth?.()
        pages.stop()
        setNavigator(undefined)
        restoreDefaults?.()
      }
    },
  }
}
