import './web-view.css'
import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ApiErrorCode } from '../../base/call/ApiError.ts'
import { enWebView } from '../../base/locale/en/enWebView.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { peekNavigator } from '../../router/current.ts'
import { NavigatorContext } from '../../router/react/contexts.ts'
import type { WebViewAction } from '../../web-view-bridge/protocol.ts'
import { readSource } from './frameSource.ts'
import { useBridge } from './useBridge.ts'
import { useFrameHistory } from './useFrameHistory.ts'

/** Detail of `onLoad`. */
export interface WebViewLoadDetail {
  /** The address that the web view was given. The address after a navigation in the frame cannot be read. */
  readonly src: string
}

/** Detail of `onError`. */
export interface WebViewErrorDetail extends WebViewLoadDetail {
  readonly code: ApiErrorCode
  readonly errMsg: string
}

/** Detail of `onMessage`. */
export interface WebViewMessageDetail {
  /** The value that the page has sent. It comes from another site: check it before you use it. */
  readonly data: unknown
  /** The origin of the page. */
  readonly origin: string
}

type DomProps = Omit<ComponentProps<'div'>, 'onLoad' | 'onError' | 'children' | 'title'>

/** Props of `WebView`. All other props are passed to the `<div>` that contains the frame. */
export interface WebViewProps extends DomProps {
  /** Address of the page to show: `https:` or `http:`, or relative to the document. Each change loads a new frame. */
  src: string
  /**
   * Name of the frame for assistive technology.
   * @default the host of `src`
   */
  title?: string | undefined
  /**
   * Whether the web view fills its page. With `false` it is as large as CSS sets, 240 px high by default.
   * @default true
   */
  fullscreen?: boolean | undefined
  /**
   * The origins whose pages may call the app, such as `https://help.example.com`. Messages of all other pages are ignored.
   * @default the origin of `src`
   */
  origins?: readonly string[] | undefined
  /**
   * The actions that these pages may call.
   * @default all of them
   */
  actions?: readonly WebViewAction[] | undefined
  /**
   * Whether the title of the navigation bar follows the title of the page in the frame, if the page has connected.
   * @default true
   */
  syncTitle?: boolean | undefined
  /**
   * Whether a link opens the page in the browser. Browsers do not report whether a page refuses to be shown in a frame, so the link is
   * the user's way out.
   * @default true
   */
  openOutside?: boolean | undefined
  /** The device features that the frame may use, as in `<iframe allow>`: `camera; microphone`. */
  allow?: string | undefined
  /** Called when the frame has loaded a document, also after a navigation in the frame, and also if the browser shows an error in it. */
  onLoad?(event: ComponentEvent<WebViewLoadDetail, HTMLDivElement>): void
  /** Called if the address cannot be shown, because it is not `https:` or `http:`. Browsers report no other errors of a frame. */
  onError?(event: ComponentEvent<WebViewErrorDetail, HTMLDivElement>): void
  /** Called with each value that a page sends by `postMessage` of its bridge. */
  onMessage?(event: ComponentEvent<WebViewMessageDetail, HTMLDivElement>): void
}

const refusal = 'webView:fail the address must begin with https: or http:'
const allActions = ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack', 'postMessage'] as const

/**
 * Shows a page of another site in a sandboxed frame. The page can call the app with `slipway/web-view-bridge`, if its origin and the
 * action are allowed.
 *
 * @example
 * <WebView src="https://help.example.com" onMessage={({ detail }) => save(detail.data)} />
 */
export function WebView({
  src,
  title,
  fullscreen = true,
  origins,
  actions = allActions,
  syncTitle = true,
  openOutside = true,
  allow,
  onLoad,
  onError,
  onMessage,
  ref,
  ...rest
}: WebViewProps): ReactNode {
  const words = useWords(enWebView)
  const pages = use(NavigatorContext) ?? peekNavigator()
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  // The app's own origin decides about the sandbox, so a server renders no frame. A relative address is resolved once, because the
  // app changes the address of the document.
  const source = useMemo(() => (typeof document === 'undefined' ? undefined : readSource(src, document.baseURI)), [src])
  const history = useFrameHistory(pages, source?.href)
  const [reached, setReached] = useState<{ readonly src: string; readonly state: WebViewState }>()
  const own = reached?.src === src ? reached.state : 'loading'
  const state = history.isReady && !source ? 'refused' : own

  const reportRefused = useEffectEvent((refused: string) => {
    const detail = { src: refused, code: 'invalid-argument', errMsg: refusal } as const
    if (root.current) onError?.(componentEvent('error', root.current, detail))
  })
  useEffect(() => {
    if (state === 'refused') reportRefused(src)
  }, [state, src])
  useBridge(frame, {
    pages,
    origins: origins ?? (source ? [source.origin] : []),
    actions,
    syncTitle,
    onConnect: () => setReached({ src, state: 'connected' }),
    onMessage(data, event) {
      if (root.current) onMessage?.(componentEvent('message', root.current, { data, origin: event.origin }, event))
    },
  })

  const load = (event: SyntheticEvent) => {
    history.onLoad()
    // A page may have connected before its load, and not be rendered as connected yet.
    setReached((now) => (now?.src === src ? now : { src, state: 'loaded' }))
    if (root.current) onLoad?.(componentEvent('load', root.current, { src }, event))
  }
  const attributes = { className: 'sw-web-view', 'data-state': state, 'data-fullscreen': fullscreen || undefined }
  return (
    <div {...mergeProps(attributes, rest)} ref={useMergedRef(root, ref)}>
      {state.startsWith('load') && (
        <div className="sw-web-view-bar" role="progressbar" aria-label={words['app.loading']} />
      )}
      {history.isReady && source && (
        <iframe
          key={source.href}
          ref={frame}
          className="sw-web-view-frame"
          sandbox={source.sandbox}
          allow={allow}
          title={title ?? source.host}
          src={source.href}
          onLoad={load}
        />
      )}
      {state === 'refused' && <p className="sw-web-view-refused">{words['webView.refused']}</p>}
      {history.isReady && source && openOutside && (
        <p className="sw-web-view-outside">
          {state !== 'connected' && `${words['webView.notShown']} `}
          <a href={source.href} target="_blank" rel="noopener">
            {words['webView.open']}
          </a>
        </p>
      )}
    </div>
  )
}

/** Progress of the page in the frame, the value of `data-state`. `connected`: the page has connected by its bridge. */
type WebViewState = 'loading' | 'loaded' | 'connected' | 'refused'
