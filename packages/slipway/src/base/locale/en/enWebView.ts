import { enLoading } from './enLoading.ts'

/** English texts of `WebView`. */
export const enWebView = {
  ...enLoading,
  'webView.notShown': 'Page not shown?',
  'webView.open': 'Open in browser',
  'webView.refused': 'This address cannot be shown.',
} as const
