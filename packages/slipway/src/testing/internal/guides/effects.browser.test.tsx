import { app } from 'guide:effects/src/app.ts'
import { navigateBack, navigateTo } from 'slipway/api/navigation'
import { renderApp } from 'slipway/testing'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Requests of the app, in order. */
let requests: string[] = []
const loadsOf = (path: string) => requests.filter((other) => other === path).length

async function start(url: string) {
  requests = []
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { pathname } = new URL(address, location.href)
    requests.push(pathname)
    return Response.json(pathname.endsWith('open') ? loadsOf(pathname) : ['Pen', 'Ink'])
  })
  const screen = await renderApp(app, { url })
  onTestFinished(screen.unmount)
  return screen
}

/** Covers the page, and returns to it. */
async function coverAndReturn(whileCovered: () => unknown): Promise<void> {
  await navigateTo({ url: '/end' })
  await expect.element(page.getByText('The page on top')).toBeVisible()
  await whileCovered()
  await navigateBack()
}

test('after Back, the page loads only what `usePageShow` loads', async () => {
  await start('/')
  await expect.element(page.getByText('Pen, Ink: 1 open')).toBeVisible()
  await coverAndReturn(() => expect(requests).toHaveLength(2))
  await expect.element(page.getByText('Pen, Ink: 2 open')).toBeVisible()
  expect([loadsOf('/api/orders'), loadsOf('/api/orders/open')]).toEqual([1, 2])
})

test('the timer stops while the clock is covered', async () => {
  const running = new Set<unknown>()
  const { setInterval, clearInterval } = globalThis
  vi.stubGlobal('setInterval', (listener: () => void, delay: number) => {
    const timer = setInterval(listener, delay)
    if (delay === 1_000) running.add(timer)
    return timer
  })
  vi.stubGlobal('clearInterval', (timer: number) => {
    running.delete(timer)
    clearInterval(timer)
  })
  await start('/clock')
  await expect.element(page.getByText('0 seconds')).toBeVisible()
  await vi.waitFor(() => expect(running.size).toBe(1))
  await coverAndReturn(() => vi.waitFor(() => expect(running.size).toBe(0)))
  await vi.waitFor(() => expect(running.size).toBe(1))
})

test('the socket of a paused page is closed while the page is covered, and the last price stays', async () => {
  const sockets: Socket[] = []
  class Socket {
    readyState = 1
    onopen = () => {}
    onmessage = (_event: { readonly data: string }) => {}
    onclose = (_event: { readonly code: number; readonly reason: string }) => {}
    constructor() {
      sockets.push(this)
    }
    close() {
      this.readyState = 3
      this.onclose({ code: 1000, reason: '' })
    }
  }
  vi.stubGlobal('WebSocket', Socket)
  await start('/prices')
  await vi.waitFor(() => expect(sockets).toHaveLength(1))
  sockets[0]?.onopen()
  sockets[0]?.onmessage({ data: '9.50' })
  await expect.element(page.getByText('9.50')).toBeVisible()
  await coverAndReturn(() => vi.waitFor(() => expect(sockets.map(({ readyState }) => readyState)).toEqual([3])))
  await expect.element(page.getByText('9.50')).toBeVisible()
  await vi.waitFor(() => expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 1]))
})

test('an unmounted page gets its `usePageState` back, and not its `useState`', async () => {
  await start('/photo')
  await page.getByRole('button', { name: 'Zoom 1' }).click()
  await page.getByRole('button', { name: 'Loads 0' }).click()
  await expect.element(page.getByRole('button', { name: 'Loads 1' })).toBeVisible()
  await coverAndReturn(() => vi.waitFor(() => expect(document.body.textContent).not.toContain('Loads')))
  await expect.element(page.getByRole('button', { name: 'Zoom 2' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Loads 0' })).toBeVisible()
})
