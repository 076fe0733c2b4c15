import { type RefObject, use, useEffect, useEffectEvent } from 'react'
import type { PageNavigator } from '../../router/navigator.ts'
import { PageContext } from '../../router/react/contexts.ts'
import { readMail, type WebViewAction } from '../../web-view-bridge/protocol.ts'

/** Settings of `useBridge`. */
export interface BridgeSettings {
  readonly pages: PageNavigator | undefined
  /** The origins whose messages are accepted. */
  readonly origins: readonly string[]
  readonly actions: readonly WebViewAction[]
  readonly syncTitle: boolean
  /** Called when a page has connected. */
  onConnect(): void
  onMessage(data: unknown, event: MessageEvent): void
}

/** Accepts the calls of the page in a frame, and answers them, if the origin of the page is allowed. */
export function useBridge(frame: RefObject<HTMLIFrameElement | null>, settings: BridgeSettings): void {
  const key = use(PageContext)?.key
  const onCall = useEffectEvent(async (event: MessageEvent) => {
    const { data, source, origin } = event
    if (!source || source !== frame.current?.contentWindow || !settings.origins.includes(origin)) return
    const call = readMail(data)
    if (!call) return
    const { answerCall } = await import('./answerCall.ts')
    const answer = await answerCall(call, {
      ...settings,
      key,
      onMessage: (message) => settings.onMessage(message, event),
    })
    // Delivered only if the frame still shows a page of this origin.
    source.postMessage(answer, { targetOrigin: origin })
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => void onCall(event).catch(() => {})
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
}
