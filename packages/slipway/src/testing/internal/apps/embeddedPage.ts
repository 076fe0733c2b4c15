import { expect, vi } from 'vitest'
import { serverUrl } from '../environment/testServer.ts'

/** Settings of `embeddedPageUrl`. */
export interface EmbeddedPageSettings {
  readonly title?: string
  /** The origins that the bridge of the page accepts. Without them the page has no bridge. */
  readonly origins?: readonly string[]
  /** Whether the server forbids to show the page in a frame. */
  readonly isBlocked?: boolean
}

/** The address of a page of another origin, which a test can run code in. */
export function embeddedPageUrl({ title = 'Embedded', origins, isBlocked }: EmbeddedPageSettings = {}): string {
  const query = new URLSearchParams({ title })
  if (origins) {
    query.set('bridge', new URL('../../../web-view-bridge/index.ts', import.meta.url).href)
    query.set('origins', origins.join())
  }
  if (isBlocked) query.set('blocked', '')
  return serverUrl(`/frame?${query}`)
}

let lastId = 0

/** What code in an embedded page has returned or thrown. */
export interface Ran {
  readonly value?: unknown
  readonly error?: string
  readonly code?: string
}

/** Runs code in the page of a frame, and resolves with its result. The code may contain `await` and `return`. */
export async function runInside(frame: HTMLIFrameElement, code: string): Promise<Ran> {
  const { contentWindow, ownerDocument } = frame
  const outside = ownerDocument.defaultView ?? expect.unreachable('the frame is in no window')
  const id = ++lastId
  return new Promise((resolve) => {
    const listen = ({ data, source }: MessageEvent) => {
      if (source !== contentWindow || data?.ran !== id) return
      outside.removeEventListener('message', listen)
      resolve(data)
    }
    outside.addEventListener('message', listen)
    // The message's source must be the window with the listener, so its own function posts the message.
    const post = (outside as Window & { eval(code: string): unknown }).eval(
      '(target, data) => target.postMessage(data, "*")',
    )
    ;(post as (target: Window | null, data: unknown) => void)(contentWindow, { run: code, id })
  })
}

/** Waits until a frame has loaded another document, which `act` causes. */
export async function nextLoad(frame: HTMLIFrameElement, act: () => unknown): Promise<void> {
  // The event of the current document may still follow, because a page runs code before its load event. So documents are compared.
  if (frame.contentWindow) await runInside(frame, 'window.isLeft = true')
  let hasLoaded = false
  const check = async () => {
    if (!(await runInside(frame, 'return window.isLeft')).value) hasLoaded = true
  }
  frame.addEventListener('load', check)
  act()
  await vi.waitFor(() => expect(hasLoaded).toBe(true))
  frame.removeEventListener('load', check)
}
