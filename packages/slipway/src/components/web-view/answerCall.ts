// Separate chunk: loaded when the page in a web view first calls the app.
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from '../../api/navigation/index.ts'
import { ApiError } from '../../base/call/ApiError.ts'
import { toApiError } from '../../base/call/toApiError.ts'
import { localeStore } from '../../base/locale/locale.ts'
import { changePageChrome } from '../../router/chrome/changePageChrome.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack/stack.ts'
import {
  type BridgeAnswer,
  type BridgeCall,
  mail,
  type WebViewAction,
  type WebViewEnv,
} from '../../web-view-bridge/protocol.ts'

/** The app, as a call from the page in a web view sees it. */
export interface CalledApp {
  readonly pages: PageNavigator | undefined
  /** The key of the page with the web view; `undefined` outside of pages. */
  readonly key: string | undefined
  /** The actions that the app allows. */
  readonly actions: readonly WebViewAction[]
  readonly syncTitle: boolean
  onConnect(): void
  onMessage(data: unknown): void
}

/** Runs a call of the page in a web view, whose origin is allowed. Resolves with the message for the page. */
export async function answerCall(call: Partial<BridgeCall>, app: CalledApp): Promise<object> {
  return mail({ id: Number(call.id), ...(await run(call, app)) })
}

/** Runs a call. Only actions with a name in this file are run. */
async function run(call: Partial<BridgeCall>, app: CalledApp): Promise<Omit<BridgeAnswer, 'id'>> {
  const action = String(call.action)
  try {
    const options = call.options instanceof Object ? (call.options as Record<string, unknown>) : {}
    const result = Object.hasOwn(own, action) ? own[action]?.(options, app) : await runAction(action, options, app)
    return { result }
  } catch (error) {
    const { code, message } = toApiError(action, error)
    return { error: { code, detail: message.replace(/^\w*:fail ?/, '') } }
  }
}

type Options = Readonly<Record<string, unknown>>

/** The calls of the bridge itself. */
const own: Readonly<Record<string, (options: Options, app: CalledApp) => unknown>> = {
  connect(options, app): WebViewEnv {
    setTitle(options, app)
    app.onConnect()
    return { webView: true, locale: localeStore.get().locale, actions: app.actions }
  },
  title: setTitle,
}

function setTitle({ title }: Options, { pages, key, syncTitle }: CalledApp): void {
  if (syncTitle && pages && key !== undefined && typeof title === 'string') changePageChrome(pages, key, { title })
}

const openers = { navigateTo, redirectTo, reLaunch, switchTab } as Readonly<
  Record<string, (options: { readonly url: string }) => Promise<unknown>>
>

async function runAction(
  action: string,
  options: Options,
  { pages, key, actions, onMessage }: CalledApp,
): Promise<void> {
  const isKnown = Object.hasOwn(openers, action) || action === 'navigateBack' || action === 'postMessage'
  if (!isKnown) throw new ApiError(action, 'unsupported', 'the app has no such action')
  if (!actions.includes(action as WebViewAction))
    throw new ApiError(action, 'denied', 'the app does not allow this action')
  if (action === 'postMessage') return onMessage(options.data)
  if (!pages || topOf(pages.stack.get()).key !== key) {
    throw new ApiError(action, 'unavailable', 'the page with the web view is not shown')
  }
  // Only these options are passed on; `navigateTo` and the others check their values.
  const { url, delta } = options as { readonly url: string; readonly delta?: number }
  await (openers[action]?.({ url }) ?? navigateBack(delta === undefined ? {} : { delta }))
}
