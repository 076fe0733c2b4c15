import type { Unsubscribe } from '../base/emitter.ts'
import type { History } from '../router/history/history.ts'
import type { PageNavigator } from '../router/navigator.ts'
import { livePages, topOf } from '../router/stack/stack.ts'
import { isDevtoolsKey, isDevtoolsRequested } from './devtoolsRequest.ts'
import { readOpenView, writeOpenView } from './openState.ts'
import type { OpenPanel } from './panel/openPanel.tsx'
import { startRecorder } from './recorder.ts'

/** Records the events of an app from its start, and opens the panel on request by address or key. The panel's code is loaded only then. */
export function offerDevtools(pages: PageNavigator, history: History): Unsubscribe {
  const recorder = startRecorder(pages)
  const listening = new AbortController()
  const { signal } = listening
  let isWanted = false
  let panel: OpenPanel | undefined

  /** Opens the panel, unless it is open. */
  async function open(): Promise<void> {
    isWanted = true
    const { openPanel } = await import('./panel/openPanel.tsx')
    if (isWanted) panel ??= openPanel({ pages, history, recorder }, close)
  }

  function remove(): void {
    isWanted = false
    panel?.remove()
    panel = undefined
  }

  function close(): void {
    remove()
    writeOpenView(undefined)
  }

  async function onKey(event: KeyboardEvent): Promise<void> {
    if (!isDevtoolsKey(event)) return
    event.preventDefault()
    if (panel?.hasFocus()) return close()
    await open()
    panel?.focus()
  }

  // A capturing listener, because an app may stop the propagation of keys.
  window.addEventListener('keydown', onKey, { capture: true, signal })
  const stopWatching = pages.onChange(({ before, after }) => {
    const { key, url } = topOf(after)
    const isNew = !livePages(before).some((page) => page.key === key)
    if (isNew && isDevtoolsRequested(url)) void open()
  })
  // With hash addresses, the part before the hash can request the devtools too.
  const isRequested = [topOf(pages.stack.get()).url, window.location.search].some(isDevtoolsRequested)
  if (isRequested || readOpenView()) void open()

  return () => {
    remove()
    listening.abort()
    stopWatching()
    recorder.stop()
  }
}
