import { beforeEach, describe, expect, test, vi } from 'vitest'
import { server } from 'vitest/browser'
import { embeddedPageUrl, nextLoad, runInside } from '../../testing/internal/apps/embeddedPage.ts'
import type { WebViewApp } from '../../testing/internal/apps/webViewApp.tsx'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { blank, openDocument } from '../../testing/internal/environment/ownDocument.ts'

type AppWindow = Window & { readonly web?: WebViewApp }

beforeEach(() => sessionStorage.clear())

const src = embeddedPageUrl({ title: 'Start' })
const webUrl = (path = '/web') => `${path}?src=${encodeURIComponent(src)}`

/** Opens the app in a document of its own. */
async function openApp(hasNavigation = true) {
  if (!hasNavigation) sessionStorage.setItem('no-navigation', 'yes')
  sessionStorage.setItem('tab', src)
  const document = openDocument(`${blank}#/`, '../apps/webViewApp.tsx')
  const window = () => document.window() as AppWindow
  const app = () => window().web ?? expect.unreachable('the app has not started')
  await document.part('h2')
  window().dispatchEvent(new Event('pointerdown'))
  const shows = async (...urls: string[]) => {
    await vi.waitFor(() => expect(app().urls()).toEqual(urls), 20_000)
    await app().settled()
    expect(app().urls()).toEqual(urls)
    expect(window().location.hash.split('?')[0]).toBe(`#${urls.at(-1)}`)
  }
  /** The frame of the shown page, once it has loaded. */
  const frame = async () => {
    const found = await document.part<HTMLIFrameElement>(
      '.sw-page:not([data-behind]) .sw-web-view:not([data-state=loading]) iframe',
    )
    await vi.waitFor(async () => expect((await runInside(found, 'return 1')).value).toBe(1))
    return found
  }
  /** Goes back like the browser's button, and waits until the app or its frame has moved. */
  const back = () => window().history.back()
  return { document, window, app, shows, frame, back }
}

/** Adds history entries by navigations in a frame: to other documents, or within the document. */
async function navigateInside(frame: HTMLIFrameElement, count: number, kind: 'other documents' | 'the same document') {
  for (let number = 1; number <= count; number++) {
    const to = JSON.stringify(embeddedPageUrl({ title: `Part ${number}` }))
    if (kind === 'the same document') {
      await runInside(frame, `history.pushState(${number}, ''); document.title = 'Part ${number}'`)
    } else {
      // A navigation in the same task would not be recorded by browsers that need an event of the user.
      await nextLoad(frame, () => runInside(frame, `setTimeout(() => location.assign(${to}))`))
    }
  }
}

/** An entry that a frame adds has no state in WebKit, so the app does not know which of its pages the entry shows. */
function needStates(): void {
  if (server.browser === 'webkit') lacking('history.state in the entries of frames')
}

const titleIn = async (frame: HTMLIFrameElement) => (await runInside(frame, 'return document.title')).value

const calls: readonly [
  string,
  (app: WebViewApp) => Promise<unknown>,
  readonly string[],
  readonly string[] | undefined,
][] = [
  ['navigateBack', (app) => app.navigateBack(1), ['/', '/item/1'], ['/']],
  ['navigateBack by two', (app) => app.navigateBack(2), ['/'], undefined],
  ['redirectTo', (app) => app.redirectTo('/item/2'), ['/', '/item/1', '/item/2'], ['/', '/item/1']],
  ['reLaunch', (app) => app.reLaunch('/item/3'), ['/item/3'], undefined],
  ['switchTab to the first tab', (app) => app.switchTab('/'), ['/'], undefined],
  ['switchTab to another tab', (app) => app.switchTab('/mine'), ['/mine'], ['/']],
]

test('with the Navigation API, one move leaves all entries of the frame', async () => {
  const { window, app, shows, frame } = await openApp()
  if (!('navigation' in window())) lacking('navigation')
  await app().navigateTo('/item/1')
  await app().navigateTo(webUrl())
  await navigateInside(await frame(), 3, 'other documents')
  const go = vi.spyOn(window().history, 'go')
  const traverse = vi.spyOn((window() as unknown as Pick<typeof globalThis, 'navigation'>).navigation, 'traverseTo')
  await app().navigateBack(2)
  await shows('/')
  expect([go.mock.calls.length, traverse.mock.calls.length]).toEqual([0, 1])
})

describe.each(['other documents', 'the same document'] as const)('after navigations in the frame to %s', (kind) => {
  describe.each([0, 1, 3])('%i of them', (count) => {
    test.each(calls)('%s reaches its target, and Back the page below it', async (_, call, target, below) => {
      const { app, shows, frame, back } = await openApp()
      await app().navigateTo('/item/1')
      await app().navigateTo(webUrl())
      await navigateInside(await frame(), count, kind)
      await call(app())
      await shows(...target)
      if (!below) return
      back()
      await shows(...below)
    })

    test('navigateTo opens a page; Back from it leads to the frame as it was, then through the frame, then to the page below', async () => {
      if (count > 0 && kind === 'the same document') needStates()
      const { app, shows, frame, back } = await openApp()
      await app().navigateTo('/item/1')
      await app().navigateTo(webUrl())
      const before = await frame()
      await navigateInside(before, count, kind)
      await app().navigateTo('/item/2')
      await shows('/', '/item/1', '/web', '/item/2')
      back()
      await shows('/', '/item/1', '/web')
      expect(await frame()).toBe(before)
      for (let left = count; left > 0; left--) {
        expect(await titleIn(before)).toBe(`Part ${kind === 'other documents' ? left : count}`)
        if (kind === 'other documents') await nextLoad(before, back)
        else {
          await runInside(
            before,
            "window.moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))",
          )
          back()
          await runInside(before, 'await window.moved')
        }
      }
      await shows('/', '/item/1', '/web')
      back()
      await shows('/', '/item/1')
    })

    test('navigateBack from a page above reaches a page below the frame', async () => {
      const { app, shows, frame, back } = await openApp()
      await app().navigateTo('/item/1')
      await app().navigateTo(webUrl())
      await navigateInside(await frame(), count, kind)
      await app().navigateTo('/item/2')
      await app().navigateBack(2)
      await shows('/', '/item/1')
      back()
      await shows('/')
    })
  })

  test.each(calls)('%s reaches its target without the Navigation API', async (_, call, target, below) => {
    const { app, shows, frame, back } = await openApp(false)
    await app().navigateTo('/item/1')
    await app().navigateTo(webUrl())
    await navigateInside(await frame(), 2, kind)
    await call(app())
    await shows(...target)
    if (!below) return
    back()
    await shows(...below)
  })

  test.each(['/dropped', '/web'])(
    'a page %s whose frame is new after Back or a reload needs one Back',
    async (path) => {
      if (path === '/web' || kind === 'the same document') needStates()
      const { document, window, app, shows, frame, back } = await openApp()
      await app().navigateTo('/item/1')
      await app().navigateTo(webUrl(path))
      const before = await frame()
      await navigateInside(before, 2, kind)
      if (path === '/web') {
        const old = window().document
        window().location.reload()
        await vi.waitFor(() => expect(document.find('body')?.ownerDocument).not.toBe(old))
        await document.part('.sw-web-view')
      } else {
        await app().navigateTo('/item/2')
        await vi.waitFor(() => expect(before.isConnected).toBe(false))
        back()
      }
      await shows('/', '/item/1', path)
      expect(await frame()).not.toBe(before)
      expect(await titleIn(await frame())).toBe('Start')
      await app().settled()
      back()
      await shows('/', '/item/1')
    },
  )

  test('a paused page keeps its frame', async () => {
    const { app, shows, frame, back } = await openApp()
    await app().navigateTo('/item/1')
    await app().navigateTo(webUrl('/paused'))
    const before = await frame()
    await navigateInside(before, 1, kind)
    await app().navigateTo('/item/2')
    back()
    await shows('/', '/item/1', '/paused')
    expect(await frame()).toBe(before)
    await app().settled()
    expect(await titleIn(before)).toBe('Part 1')
  })

  test('Back from another tab leads past the frame of a tab at once', async () => {
    const { app, shows, frame, back } = await openApp()
    await app().switchTab('/tab')
    await navigateInside(await frame(), 2, kind)
    await app().switchTab('/mine')
    await shows('/mine')
    back()
    await shows('/')
  })
})
