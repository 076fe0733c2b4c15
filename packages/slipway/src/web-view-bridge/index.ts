export {
  type CreateWebViewBridgeOptions,
  createWebViewBridge,
  type WebViewBridge,
  type WebViewUrlOptions,
} from './createWebViewBridge.ts'
export type { WebViewAction, WebViewEnv } from './protocol.ts'
