import type { BuiltApp } from '../base/html/builtApp.ts'
import type { HtmlFacts } from '../base/html/htmlFacts.ts'
import { resolveLocale } from '../base/locale/normalizeLocale.ts'
import type { AnyApp } from '../router/config/config.ts'
import { serverRequest } from '../router/config/serverRequest.ts'
import { pathHistory } from '../router/history/browserHistory.ts'
import { acceptedLanguages } from './acceptedLanguages.ts'
import { builtApp } from './builtApp.ts'
import { inTime } from './inTime.ts'
import { notPlain } from './notPlain.ts'
import { type OpenPage, openOnServer } from './openOnServer.ts'
import { ownRequests } from './ownRequests.ts'
import { contentOf, documentOf, factsOf } from './renderPage.tsx'
import { runRender, separateStore } from './renderScope.ts'
import { type SentDocument, sentDocument } from './serverDocuments.ts'

/** Options of `renderApp`. */
export interface RenderAppOptions {
  /**
   * Answers requests of loaders for paths of the same origin, such as `request({ url: '/api/orders' })`. They get the cookies and the
   * `Authorization` header of the page's request. With Hono: `(request) => server.fetch(request)`.
   * @default such requests fail
   */
  readonly fetch?: (request: Request) => Response | Promise<Response>
  /**
   * Language of the page, as a BCP 47 tag, such as one that the user has stored in a cookie.
   * @default the app's `locale`, else the best of the header `Accept-Language`
   */
  readonly locale?: string
  /** Nonce of the content security policy, for the inline style sheet of the page. A policy that allows no inline styles needs it. */
  readonly nonce?: string
  /** Time in milliseconds after which the document is sent without the page, which the app then shows when it starts. @default 10000 */
  readonly timeout?: number
  /** Called with the error of a guard, of a loader or of a component. @default console.error */
  readonly onError?: (error: unknown) => void
}

/**
 * Renders the page of a request to HTML, on a server.
 *
 * The response begins with the head of the document, so that the browser loads the code while the page's data is loaded; the page follows
 * when it is rendered. Its status is 200, 404 for an address without a page, and 302 if a guard redirects. If a guard refuses the page (403) or
 * fails (500), or if the page cannot be rendered, the document has no page, and the app shows it, or the reason, when it starts.
 *
 * @throws {Error} If the plugin has not built the code.
 * @returns The response. You may change its headers; it is not to be cached, because it may contain the data of the user.
 *
 * @example
 * server.get('*', ({ req }) => renderApp(app, req.raw))
 */
export async function renderApp(app: AnyApp, request: Request, options: RenderAppOptions = {}): Promise<Response> {
  const built = builtApp()
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  const url = urlIn(built, request)
  if (url === undefined) return new Response(null, { status: 404 })
  const { server } = app.auth ?? {}
  if (server) separateStore(server.store)
  const response = await runRender(
    (modules) => {
      serverRequest.current = request
      server?.store.set(server.read(request))
      return respond(app, { request, url, built, modules, options })
    },
    ownRequests(request, options.fetch),
  )
  return request.method === 'HEAD' ? new Response(null, response) : response
}

/** One rendering. */
interface Rendering {
  readonly request: Request
  /** Path and query of the page. */
  readonly url: string
  readonly built: BuiltApp
  readonly modules: ReadonlySet<string>
  readonly options: RenderAppOptions
}

/** Ids of the modules that a page has loaded at an earlier request, by the path of the page. */
const knownModules = new Map<string, Set<string>>()

async function respond(app: AnyApp, rendering: Rendering): Promise<Response> {
  const { request, url, built, options } = rendering
  const { hasOwnPaths = false, href } = (app.history ?? pathHistory())()
  // biome-ignore lint/suspicious/noConsole: a server writes its errors there.
  const { onError = console.error } = options
  const languages = acceptedLanguages(request.headers.get('accept-language'))
  const locale = options.locale ?? app.locale ?? resolveLocale([...languages, built.lang])
  const { origin, pathname } = new URL(request.url)
  const sent = sentDocument(built, {
    ...{ address: { site: origin, path: pathname }, isHash: !hasOwnPaths, followsSystem: app.locale === undefined },
    nonce: options.nonce,
  })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'accept-language, cookie, authorization',
  }
  const withoutPage = (status: number) => new Response(built.template, { status, headers })
  let opened: Awaited<ReturnType<typeof openOnServer>>
  try {
    opened = await inTime(openOnServer(app, url, locale), options.timeout ?? 10_000, 'the guards')
  } catch (error) {
    onError(error)
    return withoutPage(500)
  }
  if (opened.name === 'refused') return withoutPage(403)
  if (opened.name === 'redirect') {
    return new Response(null, { status: 302, headers: { ...headers, location: href(opened.url) } })
  }
  try {
    return new Response(streamOf(opened, sent, rendering, onError), { status: opened.status, headers })
  } catch (error) {
    // The `head` or the `title` of the page has failed.
    opened.close()
    onError(error)
    return withoutPage(500)
  }
}

/** Sends the head at once, and the page when it is rendered. */
function streamOf(
  opened: OpenPage,
  sent: SentDocument,
  { url, modules, options, request }: Rendering,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const path = opened.match?.route.path ?? ''
  const known = knownModules.get(path) ?? new Set()
  knownModules.set(path, known)
  const head = sent.start(documentOf(opened), known)
  const rendered = inTime(contentAndFacts(opened, url), options.timeout ?? 10_000, `the page ${url}`)
    .then(({ content, facts }) => sent.page(content, facts, modules))
    .catch((error: unknown) => {
      onError(error)
      return sent.empty(url)
    })
    .finally(() => {
      for (const id of modules) known.add(id)
      opened.close()
    })
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      const page = await rendered
      // The user may have left meanwhile.
      if (request.signal.aborted) return controller.close()
      controller.enqueue(encoder.encode(page + sent.end()))
      controller.close()
    },
  })
}

async function contentAndFacts(opened: OpenPage, url: string) {
  const loaded = await opened.load()
  const problem = notPlain(loaded.data, 'data')
  if (problem) throw new TypeError(`slipway: ${url}: ${problem} cannot be written as JSON.`)
  const facts: HtmlFacts = factsOf(opened, url, loaded)
  return { content: await contentOf(opened), facts }
}

/** The page's path and query; `undefined` outside of the folder that the app is served from. */
function urlIn({ base }: BuiltApp, request: Request): string | undefined {
  const { pathname, search } = new URL(request.url)
  if (pathname === base.slice(0, -1)) return `/${search}`
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}${search}` : undefined
}
