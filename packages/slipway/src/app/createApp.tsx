import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { startLocale } from '../api/locale/startLocale.ts'
import { startTheme } from '../api/theme/startTheme.ts'
import { isDev } from '../base/isDev.ts'
import { setMapProvider } from '../base/map/currentMapProvider.ts'
import { chooseGroup, startGroup } from '../base/storedName.ts'
import { devtools } from '../devtools/index.ts'
import { appMistakes } from '../router/config/appMistakes.ts'
import type { AnyApp } from '../router/config/config.ts'
import { createNavigator } from '../router/createNavigator.ts'
import { setNavigator } from '../router/current.ts'
import { pathHistory } from '../router/history/browserHistory.ts'
import { withinMs } from '../router/history/queue.ts'
import type { PageNavigator } from '../router/navigator.ts'
import { topOf } from '../router/stack/stack.ts'
import '../styles/tokens.css'
import '../styles/global.css'
import { htmlFactsId } from '../base/html/htmlFacts.ts'
import { App } from './App.tsx'
import { PageBoundary } from './page/PageContent.tsx'
import { followVisibility } from './start/followVisibility.ts'
import { loadLater } from './start/loadLater.ts'
import { reportUnawaited } from './start/reportUnawaited.ts'
import { rerunGuards } from './start/rerunGuards.ts'
import { withSystemPages } from './start/systemPages.ts'

// Bundlers replace `process.env.NODE_ENV`; React relies on this too.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** An app made by `createApp`, ready to be mounted. */
export interface RunningApp {
  /** Renders the app into an element. Returns a function that unmounts it. */
  mount(element: Element): () => void
}

/** Maximum time in milliseconds that the first render waits for the code of the first page. */
const arrivalTimeoutMs = 100

let mounted = false

/**
 * Creates an app from its config.
 *
 * @throws {Error} If the config has mistakes (during development); the message names each key and the corrected form.
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
    ...withSystemPages(config),
    // The condition is written out so that bundlers can evaluate it: production builds then contain no chunk with the
    // devtools.
    ...(process.env.NODE_ENV !== 'production' && { devtools: devtools() }),
  }
  return {
    mount(element) {
      if (mounted)
        throw new Error(
          isDev
            ? 'slipway: an app is already mounted in this document. Unmount it first: call the function that its mount() returned.'
            : 'slipway: already mounted',
        )
      if (isDev && !element) {
        throw new Error(
          'slipway: mount needs an element, but received none. Write <div id="app"></div> in the HTML document, and mount(document.getElementById(\'app\')).',
        )
      }
      const history = (app.history ?? pathHistory())()
      if (isDev && typeof history === 'function') {
        throw new Error(
          'slipway: history must be a history, not a function. Write history: hashHistory(), with parentheses.',
        )
      }
      // The storage group must be set before any stored value is read.
      startGroup(app.storageGroup ?? history.base ?? history.href('/'))
      if (isDev && app.storageGroup !== undefined && !chooseGroup(app.storageGroup)) {
        throw new Error(
          `slipway: setStorageGroup was called with a name other than the config's storageGroup, '${app.storageGroup}'. Write the same name in both, or leave storageGroup out.`,
        )
      }
      mounted = true
      const stopReports = isDev && reportUnawaited()
      const restoreDefaults = app.defaults?.()
      setMapProvider(app.mapProvider)
      startTheme(app.theme)
      // The guards of the first page may need the token.
      const stopAuth = app.auth?.start()
      // A history entry that already has a state was written by this app: the document was reloaded or revisited.
      const isReturn = history.state() !== undefined
      const pages = createNavigator(app, history, { flush: flushSync })
      const stopDevtools = app.devtools?.(pages, history)
      let root: Root | undefined
      const stopGuards = rerunGuards(app, pages, element)
      const stopFollowing = followVisibility(pages)
      // The first page's code loads while the app prepares everything else.
      const first = pages.matchOf(topOf(pages.stack.get()))
      const arrival = first && pages.loader.load(first.route)
      const stopLater = loadLater(pages, element, isReturn, arrival)
      let isDisposed = false
      // The messages of the language are loaded before any text is rendered. A first page that loads in time is rendered
      // together with the shell; the shell does not wait for a slower one.
      const inTime = arrival && withinMs(arrivalTimeoutMs, arrival)
      void Promise.all([startLocale(app.locale), inTime, startFromHtml()]).then(async ([locale, , html]) => {
        const takeOver = await html?.prepare(element, pages, locale, { createRoot, hydrateRoot })
        if (isDisposed) return
        setNavigator(pages)
        const content = appRoot(app, pages)
        root = takeOver?.(content)
        if (root) return
        root = createRoot(element)
        root.render(content)
      })
      return () => {
        isDisposed = true
        mounted = false
        stopGuards()
        stopFollowing()
        stopLater()
        root?.unmount()
        stopDevtools?.()
        stopAuth?.()
        pages.stop()
        setNavigator(undefined)
        setMapProvider(undefined)
        restoreDefaults?.()
        if (isDev && stopReports) stopReports()
      }
    },
  }
}

/**
 * Loads the code that starts an app in a document with a rendered page; `undefined` in any other document. If the code is lost, the app
 * replaces the page, which may be hidden because it is not the one of the address.
 */
const startFromHtml = () =>
  document.getElementById(htmlFactsId)
    ? import('./hydration/takeOverHtml.ts').catch(() => {
        window.swEarly?.stop()
        document.documentElement.removeAttribute('data-sw-wait')
      })
    : undefined

/** Everything that an app renders: its `view`, and the shell inside it. Hooks in the view use the running navigator. */
export function appRoot(app: AnyApp, pages: PageNavigator): ReactNode {
  const View = app.view
  const shell = <App app={app} pages={pages} />
  if (!View) return shell
  return (
    <PageBoundary isApp>
      <View>{shell}</View>
    </PageBoundary>
  )
}
