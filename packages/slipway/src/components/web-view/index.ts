export type { WebViewAction } from '../../web-view-bridge/protocol.ts'
export {
  WebView,
  type WebViewErrorDetail,
  type WebViewLoadDetail,
  type WebViewMessageDetail,
  type WebViewProps,
} from './WebView.tsx'
