import type { ApiErrorCode } from '../base/call/ApiError.ts'

/** The actions of the app that an embedded page can call. */
export type WebViewAction = 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab' | 'navigateBack' | 'postMessage'

/** Facts about the app that shows the page. */
export interface WebViewEnv {
  /** Whether a `WebView` of an app shows the page, and accepts its messages. */
  readonly webView: boolean
  /** The language of the app, such as `zh-Hans`; `''` outside of a web view. */
  readonly locale: string
  /** The actions that the app allows. */
  readonly actions: readonly WebViewAction[]
}

/** A message from the page to the app. The bridge itself sends `connect` and `title`. */
export interface BridgeCall {
  /** Identifies the answer. */
  readonly id: number
  readonly action: string
  readonly options: unknown
}

/** A message from the app to the page: the result of a call. */
export interface BridgeAnswer {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly code: ApiErrorCode; readonly detail: string }
}

/** The name of the property that contains a call or an answer, so that messages of other scripts are ignored. */
const mark = 'slipwayWebView'

/** Marks a call or an answer as a message of the bridge. */
export const mail = (content: BridgeCall | BridgeAnswer): object => ({ [mark]: content })

/** The content of a message of the bridge. Returns `undefined` for any other message. */
export function readMail(data: unknown): Partial<BridgeCall & BridgeAnswer> | undefined {
  const content =
    data instanceof Object && Object.hasOwn(data, mark) ? (data as Record<string, unknown>)[mark] : undefined
  return content instanceof Object ? content : undefined
}
