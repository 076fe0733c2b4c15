import { server } from 'vitest/browser'

/**
 * Makes the current history entry of a frame the last one. Called before the frame is removed: if a frame that went back is
 * removed, WebKitGTK closes the page of the tests, or ignores `history.back()` in the next frame.
 */
export function endAtLastEntry({ history }: Window): void {
  if (server.browser === 'webkit') history.pushState(null, '')
}
