import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createObjectUrl, objectUrlBlob, releaseObjectUrl } from '../../base/objectUrls.ts'
import { watchDownloads } from '../../testing/internal/environment/watchDownloads.ts'
import { fromClick } from '../../testing/internal/input/fromClick.ts'
import { openDocument } from './index.ts'

function pathOf(file: Blob): string {
  const path = createObjectUrl(file)
  onTestFinished(() => releaseObjectUrl(path))
  return path
}

/** Records the windows that are opened; the browser returns a window or blocks it. */
function watchWindows(opened: { opener: unknown } | null = { opener: window }) {
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as Window | null)
  onTestFinished(() => open.mockRestore())
  return { addresses: () => open.mock.calls.map(([address]) => String(address)), opened }
}

const note = new File(['Meet at 8'], 'note.txt', { type: 'text/plain' })

test('a click opens a window with the document, without access to the app', async () => {
  const open = vi.spyOn(window, 'open')
  onTestFinished(() => open.mockRestore())
  const { call } = await fromClick(() => openDocument({ filePath: pathOf(note) }))
  await call
  const opened = open.mock.results[0]?.value as Window
  onTestFinished(() => opened.close())
  expect(opened.closed).toBe(false)
  expect(opened.opener).toBeNull()
})

describe('the window shows', () => {
  test('a temporary file by its own path', async () => {
    const { addresses } = watchWindows()
    const filePath = pathOf(note)
    await openDocument({ filePath })
    expect(addresses()).toEqual([filePath])
  })

  test('a document on a server, also by a relative address', async () => {
    const { addresses, opened } = watchWindows()
    await openDocument({ filePath: 'https://example.com/a.pdf' })
    await openDocument({ filePath: '/terms.pdf' })
    expect(addresses()).toEqual(['https://example.com/a.pdf', new URL('/terms.pdf', document.baseURI).href])
    expect(opened?.opener).toBeNull()
  })

  test('a data URL, kept for as long as a window may need it', async () => {
    const { addresses } = watchWindows()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await openDocument({ filePath: 'data:text/plain,Meet%20at%208' })
    const [address = ''] = addresses()
    expect(await objectUrlBlob(address)?.text()).toBe('Meet at 8')
    vi.advanceTimersByTime(60_000)
    expect(objectUrlBlob(address)).toBeUndefined()
  })
})

test.each(['text/html', 'image/svg+xml', 'application/msword', ''])(
  'a file of type %j, which would run with the app’s origin or which no browser shows, is downloaded',
  async (type) => {
    const { addresses } = watchWindows()
    const downloads = watchDownloads()
    await openDocument({ filePath: pathOf(new File(['x'], 'a.doc', { type })) })
    await openDocument({ filePath: pathOf(new Blob(['x'], { type })), fileName: 'b.doc' })
    expect(addresses()).toEqual([])
    expect(await downloads()).toMatchObject([{ name: 'a.doc' }, { name: 'b.doc' }])
  },
)

test('rejects with denied if the browser blocks the window', async () => {
  watchWindows(null)
  await expect(openDocument({ filePath: '/terms.pdf' })).rejects.toMatchObject({
    code: 'denied',
    errMsg: 'openDocument:fail the browser blocked the new window: open it in a click handler',
  })
})

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'mailto:a@example.com', 'http://['])(
  'the address %s is not that of a document',
  async (filePath) => {
    const { addresses } = watchWindows()
    await expect(openDocument({ filePath })).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(addresses()).toEqual([])
  },
)

test('rejects with not-found for a released file', async () => {
  const filePath = pathOf(note)
  releaseObjectUrl(filePath)
  await expect(openDocument({ filePath })).rejects.toMatchObject({ code: 'not-found' })
})
