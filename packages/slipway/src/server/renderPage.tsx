import { prerender } from 'react-dom/static'
import { appParts } from '../app/appParts.ts'
import { appRoot } from '../app/createApp.tsx'
import { titleOf } from '../app/page/titleOf.ts'
import { type HtmlFacts, prefixOf } from '../base/html/htmlFacts.ts'
import type { PageDocument, Rendered } from '../base/html/rendered.ts'
import { serverDocument, serverScreen } from '../base/html/serverDocument.ts'
import type { HtmlByWidth } from '../base/html/widths.ts'
import { en } from '../base/locale/en.ts'
import { localeStore } from '../base/locale/locale.ts'
import { words } from '../base/locale/words.ts'
import type { AnyApp } from '../router/config/config.ts'
import { topOf } from '../router/stack/stack.ts'
import { type OpenPage, openOnServer } from './openOnServer.ts'

/** Options of `renderPage`. */
export interface RenderOptions {
  /** Language of the texts. */
  readonly locale: string
}

/**
 * Renders an address of an app to static HTML, when all its parts are loaded.
 *
 * @throws The first error of a guard, a module, a loader or a component.
 */
export async function renderPage(config: AnyApp, url: string, { locale }: RenderOptions): Promise<Rendered> {
  const opened = await openOnServer(config, url, locale)
  if (opened.name !== 'page') return opened
  try {
    const loaded = await opened.load()
    return {
      ...{ name: 'page', ...(await contentOf(opened)), ...documentOf(opened) },
      facts: factsOf(opened, url, loaded),
    }
  } finally {
    opened.close()
  }
}

/**
 * Renders a page whose code and data are loaded.
 *
 * @throws The first error of a component.
 */
export async function contentOf(opened: OpenPage): Promise<HtmlByWidth> {
  const { windows } = appParts(opened.app)
  serverScreen.widthPx = 0
  const html = await htmlOf(opened, '')
  const wider: { minWidthPx: number; html: string }[] = []
  for (const minWidthPx of windows?.html.widths(windows) ?? []) {
    serverScreen.widthPx = minWidthPx
    await windows?.html.load(opened.pages)
    wider.push({ minWidthPx, html: await htmlOf(opened, prefixOf(minWidthPx)) })
  }
  return { html, wider }
}

async function htmlOf({ app, pages }: OpenPage, identifierPrefix: string): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(appRoot(app, pages), {
    onError: (error) => void errors.push(error),
    // Otherwise a long page would be completed by inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    identifierPrefix,
  })
  const html = withoutScripts(await new Response(prelude).text())
  if (errors.length > 0) throw errors[0]
  // Keys are random, and the browser gives the page another one. A build should not differ from the one before.
  return html.replaceAll(`data-layer="${topOf(pages.stack.get()).key}"`, 'data-layer="page"')
}

/** React's script for forms with actions, which repeats submissions. The app does this for all forms, and a policy would block the script. */
const withoutScripts = (html: string) => html.replace(/<script>addEventListener\("submit",.*?<\/script>/s, '')

/** The document of a page, which is known before the page is rendered. */
export function documentOf({ match, status }: OpenPage): PageDocument {
  const { head = {} } = match?.route.config ?? {}
  const { lang, dir, dataset } = rootElement()
  return {
    status,
    path: status === 200 ? match?.route.path : undefined,
    title: titleOf(match, words(en)),
    head: typeof head === 'function' ? head(match?.params ?? {}) : head,
    root: { lang, dir, dataset: { ...dataset } },
  }
}

const rootElement = () => (typeof document === 'undefined' ? serverDocument : document.documentElement)

/** The state from which the app continues in the browser. */
export function factsOf({ pages }: OpenPage, url: string, loaded: { readonly data?: unknown }): HtmlFacts {
  return {
    url,
    depth: pages.stack.get().pages.length,
    locale: localeStore.get().locale,
    dir: rootElement().dir || 'ltr',
    timeMs: Date.now(),
    ...loaded,
  }
}
