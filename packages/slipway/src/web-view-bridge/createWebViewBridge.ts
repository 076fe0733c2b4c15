import { ApiError } from '../base/call/ApiError.ts'
import { type BridgeAnswer, mail, readMail, type WebViewAction, type WebViewEnv } from './protocol.ts'

/** Options of `createWebViewBridge`. */
export interface CreateWebViewBridgeOptions {
  /** The origins of the apps that may show the page, such as `https://app.example.com`. Messages of all other origins are ignored. */
  readonly origins: readonly string[]
  /**
   * Milliseconds until the page counts as shown outside of an app, if no app answers.
   * @default 3000
   */
  readonly timeout?: number
}

/** Options of the calls that open a page of the app. */
export interface WebViewUrlOptions {
  /** An address of the app: `/order/1`. */
  readonly url: string
}

/**
 * The app that shows the page. All calls reject with an `ApiError`: `unavailable` outside of a web view, or while another page of the
 * app is shown; `denied` if the app does not allow the action. The calls that open pages also reject as the app's own calls do.
 */
export interface WebViewBridge {
  /** Opens a page of the app above the page with the web view. */
  navigateTo(options: WebViewUrlOptions): Promise<void>
  /** Opens a page of the app in the place of the page with the web view. */
  redirectTo(options: WebViewUrlOptions): Promise<void>
  /** Closes all pages of the app, and opens one. */
  reLaunch(options: WebViewUrlOptions): Promise<void>
  /** Opens a tab page of the app. */
  switchTab(options: WebViewUrlOptions): Promise<void>
  /** Closes the page with the web view, and more pages below it if `delta` is larger than 1. */
  navigateBack(options?: { readonly delta?: number }): Promise<void>
  /** Sends a value to the `onMessage` of the web view. Resolves when the app has received it. */
  postMessage(options: { readonly data: unknown }): Promise<void>
  /** Returns facts about the app. Does not reject: outside of a web view, `webView` is `false`. */
  getEnv(): Promise<WebViewEnv>
  /** Ends the connection. Calls that are not answered yet reject. */
  close(): void
}

interface Waiting {
  readonly api: string
  resolve(value: unknown): void
  reject(error: ApiError): void
}

/**
 * Connects a page inside a `WebView` with the app that shows it, and reports the title of the page. Call it once, when the page starts.
 *
 * @throws {ApiError} `invalid-argument` if an origin is not written as `location.origin`.
 *
 * @example
 * const app = createWebViewBridge({ origins: ['https://app.example.com'] })
 * await app.navigateTo({ url: '/order/1' })
 */
export function createWebViewBridge({ origins, timeout = 3_000 }: CreateWebViewBridgeOptions): WebViewBridge {
  const { parent } = window
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong !== undefined) {
    throw new ApiError(
      'createWebViewBridge',
      'invalid-argument',
      `"${wrong}" is not an origin such as https://app.example.com`,
    )
  }
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let appOrigin: string | undefined

  const send = (action: string, options: unknown, origin: string) => {
    // The browser delivers the message only if the app has this origin.
    parent.postMessage(mail({ id: ++lastId, action, options }), origin)
    return lastId
  }
  const fail = (id: number, code: ApiError['code'], detail: string) => {
    const call = waiting.get(id)
    waiting.delete(id)
    call?.reject(new ApiError(call.api, code, detail))
  }

  const onMessage = ({ data, source, origin }: MessageEvent) => {
    if (source !== parent || !origins.includes(origin)) return
    const { id = 0, result, error } = (readMail(data) ?? {}) as Partial<BridgeAnswer>
    const call = waiting.get(id)
    if (error) return fail(id, error.code, error.detail)
    waiting.delete(id)
    appOrigin ??= call && origin
    call?.resolve(result)
  }
  window.addEventListener('message', onMessage)

  const connected = new Promise<WebViewEnv>((resolve, reject) => {
    const likely = likelyOrigins(origins)
    if (parent === window || likely.length === 0) return reject()
    const timer = setTimeout(reject, timeout)
    const onConnect = (env: unknown) => {
      clearTimeout(timer)
      resolve(env as WebViewEnv)
    }
    for (const origin of likely) {
      const id = send('connect', { title: document.title }, origin)
      waiting.set(id, { api: 'connect', resolve: onConnect, reject })
    }
  })
  const titles = new MutationObserver(() => {
    if (appOrigin) send('title', { title: document.title }, appOrigin)
  })
  // A page may replace its title element, or have none at first.
  titles.observe(document.head, { childList: true, characterData: true, subtree: true })

  const call = async (action: WebViewAction, options: unknown) => {
    await connected.catch(() => {
      throw new ApiError(action, 'unavailable', 'no app shows this page in a web view')
    })
    await new Promise((resolve, reject) => {
      try {
        waiting.set(send(action, options, appOrigin as string), { api: action, resolve, reject })
      } catch (cause) {
        reject(new ApiError(action, 'invalid-argument', 'the browser cannot send this value', { cause }))
      }
    })
  }
  connected.catch(() => {})

  return {
    navigateTo: (options) => call('navigateTo', options),
    redirectTo: (options) => call('redirectTo', options),
    reLaunch: (options) => call('reLaunch', options),
    switchTab: (options) => call('switchTab', options),
    navigateBack: (options = {}) => call('navigateBack', options),
    postMessage: (options) => call('postMessage', options),
    getEnv: () => connected.catch(() => ({ webView: false, locale: '', actions: [] })),
    close() {
      titles.disconnect()
      window.removeEventListener('message', onMessage)
      for (const id of [...waiting.keys()]) fail(id, 'cancelled', 'the bridge is closed')
    },
  }
}

/** The origins that the app can have: only one if the browser reports the origin of the app. Others would log an error. */
function likelyOrigins(origins: readonly string[]): readonly string[] {
  const [app] = location.ancestorOrigins ?? []
  return app === undefined ? origins : origins.filter((origin) => origin === app)
}
