import { server } from 'vitest/browser'

/**
 * Makes where a frame is the last entry of the history, before the frame goes away. WebKitGTK loses the page of the tests, or has
 * a `history.back()` in the next frame do nothing, once a frame is gone that had gone back.
 */
export function endAtLastEntry({ history }: Window): void {
  if (server.browser === 'webkit') history.pushState(null, '')
}
