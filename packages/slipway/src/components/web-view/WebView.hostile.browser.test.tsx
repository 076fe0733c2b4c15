import { beforeEach, expect, test, vi } from 'vitest'
import { embeddedPageUrl, runInside } from '../../testing/internal/apps/embeddedPage.ts'
import type { WebViewApp } from '../../testing/internal/apps/webViewApp.tsx'
import { isChromium, lacking } from '../../testing/internal/environment/devTools.ts'
import { blank, openDocument } from '../../testing/internal/environment/ownDocument.ts'

type AppWindow = Window & { readonly web?: WebViewApp }

beforeEach(() => sessionStorage.clear())

/** Opens the app in a document of its own, with a hostile page in a web view. */
async function openHostile() {
  const document = openDocument(`${blank}#/`, '../apps/webViewApp.tsx')
  const window = () => document.window() as AppWindow
  const app = () => window().web ?? expect.unreachable('the app has not started')
  await document.part('h2')
  await app().navigateTo('/item/1')
  await app().navigateTo(`/web?src=${encodeURIComponent(embeddedPageUrl({ title: 'Hostile' }))}`)
  const frame = await document.part<HTMLIFrameElement>('.sw-web-view[data-state=loaded] iframe')
  return { document, app, frame }
}

test.each([
  ["parent.location = 'about:blank#hacked'"],
  ["parent.location.replace('about:blank#hacked')"],
  ["parent.location.href = 'https://evil.example/'"],
  ["window.open('about:blank#hacked', '_parent')"],
  ["window.open('about:blank#hacked', '_top')"],
  [
    "const a = document.createElement('a'); a.href = 'about:blank#hacked'; a.target = '_parent'; document.body.append(a); a.click()",
  ],
  ["const f = document.createElement('form'); f.target = '_parent'; document.body.append(f); f.submit()"],
  ['parent.history.back()'],
  ["parent.history.pushState(null, '', '/hacked')"],
  ["parent.navigation.navigate('/hacked')"],
  ['parent.close()'],
  ["document.domain = 'localhost'; parent.document.title = 'hacked'"],
  ['parent.document.body.remove()'],
  ["parent.eval('hacked = true')"],
])('a hostile page does not navigate or change the app by: %s', async (code) => {
  const { document, app, frame } = await openHostile()
  const { href } = document.window().location
  const loads = document.loads()
  await runInside(frame, `try { ${code} } catch (error) { return String(error) }`)
  // Navigations start in a later task.
  await runInside(frame, 'await new Promise((resolve) => setTimeout(resolve))')
  await app().settled()
  expect(document.window().location.href).toBe(href)
  expect(document.loads()).toBe(loads)
  expect(app().urls()).toEqual(['/', '/item/1', '/web'])
  expect(document.window()).not.toHaveProperty('hacked')
})

test.each([
  ['parent.localStorage.length'],
  ['parent.sessionStorage.length'],
  ['parent.document.cookie'],
  ['parent.indexedDB.databases()'],
  ['parent.caches.keys()'],
  ['parent.web.urls()'],
])('a hostile page cannot read %s', async (code) => {
  const { frame } = await openHostile()
  const { error, value } = await runInside(frame, `return ${code}`)
  expect(value).toBeUndefined()
  expect(error).toContain('SecurityError')
})

test('a hostile page has a storage of its own', async () => {
  const { frame } = await openHostile()
  localStorage.setItem('secret', '1')
  const { value } = await runInside(frame, 'return localStorage.getItem("secret")')
  localStorage.removeItem('secret')
  expect(value).toBeNull()
})

test.each([['history.back()'], ['history.go(-2)'], ['history.go(-100)'], ["history.pushState(1, ''); history.go(-2)"]])(
  'a hostile page does not leave the app’s page by %s',
  async (code) => {
    // Firefox and WebKit ignore the sandbox here. The app treats the move as Back by the user, so guards and `useBackPress` apply.
    if (!isChromium) lacking('a history that sandboxed frames cannot move')
    const { app, frame } = await openHostile()
    const moved = vi.fn()
    frame.ownerDocument.defaultView?.addEventListener('popstate', moved)
    await runInside(frame, code)
    // The app's own move is carried out after the moves that were requested before.
    await app().navigateTo('/item/2')
    await app().navigateBack(1)
    await vi.waitFor(() => expect(moved).toHaveBeenCalled())
    expect(moved).toHaveBeenCalledTimes(1)
    expect(app().urls()).toEqual(['/', '/item/1', '/web'])
  },
)
