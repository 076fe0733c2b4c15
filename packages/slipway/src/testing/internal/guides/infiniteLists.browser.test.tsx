import { app } from 'guide:infinite-lists/src/app.ts'
import { client } from 'guide:infinite-lists/src/Providers.tsx'
import { navigateBack } from 'slipway/api/navigation'
import { startPullDownRefresh } from 'slipway/api/pull-down-refresh'
import { renderApp } from 'slipway/testing'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectConsole } from '../environment/consoleGuard.ts'

/** Parts that the app has requested, as `part search`. */
let requests: string[] = []
let fails = false
let version = 1

beforeEach(() => {
  requests = []
  fails = false
  version = 1
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, location.href)
    const [part, search] = [Number(searchParams.get('part')), searchParams.get('search') ?? '']
    requests.push(`${part} ${search}`.trim())
    if (fails) return new Response('', { status: 500 })
    const found = search === '' ? 60 : search === 'ink' ? 1 : 0
    const all = Array.from({ length: found }, (_, id) => ({ id, title: `Order ${id} ${search} v${version}` }))
    const orders = all.slice(part * 20, part * 20 + 20)
    return Response.json({ orders, next: (part + 1) * 20 < found ? part + 1 : null })
  })
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

async function start(url: string) {
  const screen = await renderApp(app, { url })
  onTestFinished(screen.unmount)
  const body = screen.visiblePage().querySelector<HTMLElement>('.sw-page-body')
  if (!body) throw new Error('the page has no body')
  const toEnd = () => {
    body.scrollTop = body.scrollHeight
  }
  return { ...screen, body, toEnd }
}

const row = (name: RegExp) => page.getByRole('link', { name })

test.each(['/', '/search'])(
  'the list at %s loads more at its end, and Back shows the same rows at the same position',
  async (url) => {
    const { body, toEnd } = await start(url)
    await expect.element(row(/^Order 0 /)).toBeVisible()
    await vi.waitFor(() => {
      toEnd()
      expect(requests).toEqual(['0', '1', '2'])
    })
    await vi.waitFor(() => {
      toEnd()
      expect(body.textContent).toContain('Order 59')
    })
    await expect.element(page.getByText('Nothing more to show')).toBeVisible()
    const before = body.scrollTop
    await row(/^Order 59 /).click()
    await expect.element(page.getByText('The order 59')).toBeVisible()
    await navigateBack()
    await expect.element(row(/^Order 59 /)).toBeVisible()
    expect(body.scrollTop).toBe(before)
    expect(requests).toEqual(['0', '1', '2'])
  },
)

test.each(['/', '/search'])('a refresh of the list at %s shows new rows', async (url) => {
  await start(url)
  await expect.element(row(/^Order 0 .*v1/)).toBeVisible()
  version = 2
  await startPullDownRefresh()
  await expect.element(row(/^Order 0 .*v2/)).toBeVisible()
})

test.each(['/', '/search'])('the foot of the list at %s shows a failure, and its button tries again', async (url) => {
  expectConsole('error', /no orders: 500/)
  const reported = new Promise<string>((resolve) => {
    const listener = (event: ErrorEvent) => {
      event.preventDefault()
      resolve(event.message)
    }
    window.addEventListener('error', listener, { once: true, capture: true })
  })
  const { toEnd } = await start(url)
  await expect.element(row(/^Order 0 /)).toBeVisible()
  fails = true
  toEnd()
  await expect.element(page.getByText('Could not load more.')).toBeVisible()
  expect(await reported).toContain('no orders: 500')
  fails = false
  const failed = requests.at(-1)
  const count = requests.length
  await page.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(requests[count]).toBe(failed))
  await expect.element(page.getByText('Could not load more.')).not.toBeInTheDocument()
})

test('the search has rows of its own, and a message without any', async () => {
  await start('/search')
  await expect.element(row(/^Order 0 /)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('ink')
  await expect.element(row(/^Order 0 ink/)).toBeVisible()
  await expect.element(row(/^Order 1 /)).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing')
  await expect.element(page.getByText('No orders')).toBeVisible()
})
