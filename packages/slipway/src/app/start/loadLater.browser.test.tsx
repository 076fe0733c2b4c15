import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { navigateTo } from '../../api/navigation/index.ts'
import { setTheme } from '../../api/theme/index.ts'
import type { AuthToken } from '../../base/identity/token.ts'
import { type AnyApp, type AuthSource, type PageConfig, page } from '../../router/config/config.ts'
import { peekNavigator } from '../../router/current.ts'
import { renderApp } from '../../testing/index.ts'
import { laterCode } from '../../testing/internal/environment/laterCode.ts'
import { blank, openDocument } from '../../testing/internal/environment/ownDocument.ts'

beforeEach(() => sessionStorage.clear())

test('if the code of recovery is lost too, the shell shows the reason, and the page opens when the network is back', async () => {
  sessionStorage.setItem('test:failures', '1000')
  const { part, find, window } = openDocument(`${blank}#/`, '../apps/flakyApp.tsx', {
    lost: ['../../../app/start/startLater.ts'],
  })
  const go = await part('#go')
  Object.defineProperty(window().navigator, 'onLine', { get: () => false })
  go.click()
  const line = await part('.sw-line')
  expect([line.textContent, line.role]).toEqual(['You are offline', 'alert'])
  expect(window().location.hash).toBe('#/')
  expect(find('#go')).toBe(go)
  sessionStorage.setItem('test:failures', '0')
  go.click()
  await part('#arrived')
  // WebKit crashes the page of the tests some time later if this frame is removed before the history's last entry.
  window().history.back()
  await part('#go')
})

const isLoaded = () => vi.waitFor(() => expect(peekNavigator()?.showPart).toBeTypeOf('function'))
const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'))
const stored = () => Object.keys(sessionStorage).filter((name) => name.startsWith('sw:page:'))
const isRestoreLoaded = () =>
  vi.waitFor(() => {
    leave()
    expect(stored()).toHaveLength(1)
  })
/** Waits five frames, in which an app could load code automatically. */
const frames = async () => {
  for (let count = 0; count < 5; count++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

async function mount(config: Partial<AnyApp> = {}, more: Pick<PageConfig, 'keepAlive'> = {}): Promise<void> {
  const load = async () => ({ default: () => <input aria-label="Name" /> })
  const app = await renderApp({ pages: { '/': page({ load, ...more }), '/next': page({ load }) }, ...config })
  onTestFinished(app.unmount)
}

/** Runs an app with two pages. Its code for later is not loaded, because the page has had no input. */
async function start(more: Pick<PageConfig, 'keepAlive'> = {}): Promise<void> {
  await mount({}, more)
  await frames()
  expect(peekNavigator()?.showPart).toBeUndefined()
}

test.each(['pointerdown', 'focusin', 'scroll', 'input'])(
  'motion and focus are loaded with the first %s',
  async (type) => {
    await start()
    document.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }))
    await isLoaded()
  },
)

test.each(['focusin', 'input', 'scroll'])('page restore is loaded with the first %s', async (type) => {
  await start()
  document.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }))
  await isRestoreLoaded()
})

test('page restore is not loaded when an element without a text gets the focus', async () => {
  await start()
  document.querySelector('main')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  await laterCode()
  leave()
  expect(stored()).toEqual([])
})

test('a navigation by code loads motion and focus, and the focus moves into the page', async () => {
  await start()
  await navigateTo({ url: '/next' })
  await isLoaded()
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('[data-path="/next"] main')))
})

let token: AuthToken | undefined
let notifyToken = () => {}
const auth: AuthSource = {
  start: () => () => {},
  token: () => token,
  subscribe(listener) {
    notifyToken = listener
    return () => {}
  },
}

test('an app with a login loads it at once: what is stored of a user who signs out is deleted', async () => {
  token = { uid: 'ada', role: [], permission: [], expiry: Date.now() + 60_000 }
  await mount({ auth })
  await isLoaded()
  sessionStorage.setItem('sw:page:%2F:old', '{}')
  token = undefined
  notifyToken()
  await vi.waitFor(() => expect(stored()).not.toContain('sw:page:%2F:old'))
})

test('pages with `keepAlive="none"` load page restore, which drops them', async () => {
  await start({ keepAlive: 'none' })
  await laterCode()
  await isRestoreLoaded()
})

test('the theme that the user has chosen before loads it at once, for the bars of the browser', async () => {
  await setTheme({ mode: 'dark' })
  onTestFinished(async () => {
    await setTheme({ mode: 'auto' })
  })
  await mount()
  await isLoaded()
})

test.each([
  ['a page that its guard refuses', '/secret', 'No access'],
  ['an address without a page', '/nowhere', 'Page not found'],
])('it can be loaded if the app starts at %s', async (_, url, title) => {
  const load = async () => ({ default: () => null })
  const app = await renderApp(
    { pages: { '/': page({ load }), '/secret': page({ load, guard: () => false }) } },
    { url },
  )
  onTestFinished(() => app.unmount())
  await vi.waitFor(() => expect(document.body.textContent).toContain(title))
  await laterCode()
})
