import { onNavigated } from 'slipway/api/navigation'
import { renderApp } from 'slipway/testing'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

/** The listeners of the native shell, which gives links to the app. */
const shell = new Set<(event: { url: string }) => void>()
const send = (url: string) => {
  for (const listener of shell) listener({ url })
}

const App = {
  async addListener(_event: 'appUrlOpen', listener: (event: { url: string }) => void) {
    shell.add(listener)
    return { remove: async () => void shell.delete(listener) }
  },
}

beforeEach(() => {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'web', Plugins: { App } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Starts the app of the guide, whose module reads the plugin from the shell. */
async function start(url: string) {
  const { app } = await import('guide:deep-links/src/app.ts')
  const screen = await renderApp(app, { url })
  onTestFinished(screen.unmount)
  return screen
}

test('an address opens its page above its parents', async () => {
  const screen = await start('/order/5')
  expect(screen.pages()).toEqual(['/', '/orders', '/order/5'])
  await screen.back()
  await expect.element(page.getByRole('link', { name: 'Order 5' })).toBeVisible()
})

test('a link with a parameter opens a page with the parameter', async () => {
  const screen = await start('/')
  await page.getByRole('link', { name: 'Open orders' }).click()
  await expect.element(page.getByRole('heading', { name: 'open', exact: true })).toBeVisible()
  expect(screen.url()).toBe('/orders?state=open')
})

test.each(['/order/five', '/order', '/nowhere'])('the address %s shows the not-found page of the app', async (url) => {
  const screen = await start(url)
  await expect.element(page.getByText('There is no such page')).toBeVisible()
  expect(screen.visiblePage().textContent).toContain(url)
  await page.getByRole('button', { name: 'Show the shop' }).click()
  await vi.waitFor(() => expect(screen.pages()).toEqual(['/']))
})

test('the title of a page is that of its record, and a record that does not exist has a message', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/9') ? Response.json({ name: 'Lamp' }) : new Response('', { status: 404 }),
  )
  const found = await start('/product/9')
  expect(found.pages()).toEqual(['/', '/product/9'])
  await expect.element(page.getByRole('heading', { name: 'Lamp' })).toBeVisible()
  found.unmount()
  const missing = await start('/product/999')
  await page.getByRole('button', { name: 'Show the shop' }).click()
  await vi.waitFor(() => expect(missing.pages()).toEqual(['/']))
})

test('the shared link is the address on the website', async () => {
  const shared = vi.fn(async (_data: ShareData) => {})
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await start('/order/5')
  await page.getByRole('button', { name: 'Share' }).click()
  await vi.waitFor(() => expect(shared).toHaveBeenCalledTimes(1))
  expect(shared.mock.calls[0]?.[0]).toMatchObject({ title: 'Order 5', url: 'https://shop.example.com/order/5' })
})

test('a link that the system gives to the app opens its page above the parents, and closes the other pages', async () => {
  const screen = await start('/orders?state=open')
  await vi.waitFor(() => expect(shell.size).toBe(1))
  send('https://shop.example.com/order/7?from=mail')
  await vi.waitFor(() => expect(screen.url()).toBe('/order/7?from=mail'))
  expect(screen.pages().slice(0, 2)).toEqual(['/', '/orders'])
})

test('a link without a page leads to the root page, and a link of another website is ignored', async () => {
  const screen = await start('/orders')
  await vi.waitFor(() => expect(shell.size).toBe(1))
  const visited: string[] = []
  onTestFinished(onNavigated(({ url }) => visited.push(url)))
  send('https://evil.example/order/7')
  send('not a link')
  send('https://shop.example.com/order/seven')
  await vi.waitFor(() => expect(screen.pages()).toEqual(['/']))
  expect(visited).not.toContain('/order/7')
  screen.unmount()
  await vi.waitFor(() => expect(shell.size).toBe(0))
})
