import { app } from 'guide:infinite-lists/src/app.ts'
import { client } from 'guide:infinite-lists/src/Providers.tsx'
import { navigateBack } from 'slipway/api/navigation'
import { startPullDownRefresh } from 'slipway/api/pull-down-refresh'
import { renderApp } from 'slipway/testing'
import { mutate, unload } from 'swr'
import { unstable_serialize } from 'swr/infinite'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectConsole } from '../environment/consoleGuard.ts'

const lists = ['/', '/search', '/swr']
const searches = ['/search', '/swr']

/** Parts that the app has requested, as `part search`. */
let requests: string[] = []
/** Searches that fail. */
const failing = new Set<string>()
let version = 1
/** Responses to a search wait for this promise. */
const held = new Map<string, Promise<void>>()
const found: Readonly<Record<string, number>> = { '': 60, ink: 1, pen: 1 }

beforeEach(() => {
  requests = []
  failing.clear()
  version = 1
  held.clear()
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, location.href)
    const [part, search] = [Number(searchParams.get('part')), searchParams.get('search') ?? '']
    requests.push(`${part} ${search}`.trim())
    await held.get(search)
    if (failing.has(search)) return new Response('', { status: 500 })
    const length = found[search] ?? 0
    const all = Array.from({ length }, (_, id) => ({ id, title: `Order ${id} ${search} v${version}` }))
    const orders = all.slice(part * 20, part * 20 + 20)
    return Response.json({ orders, next: (part + 1) * 20 < length ? part + 1 : null })
  })
})
afterEach(() => {
  client.clear()
  unload({ revalidate: false })
  vi.unstubAllGlobals()
})

/** Holds the responses to a search until the returned function is called. */
function hold(search: string): () => void {
  let release = () => {}
  held.set(
    search,
    new Promise((resolve) => {
      release = resolve
    }),
  )
  return release
}

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

/** Scrolls until the end of the list requests a part. */
const untilRequested = (scroll: () => unknown, part: string) =>
  vi.waitFor(async () => {
    if (requests.at(-1) !== part) await scroll()
    expect(requests.at(-1)).toBe(part)
  })

const footState = (body: HTMLElement) => body.querySelector<HTMLElement>('.sw-infinite-scroll')?.dataset.state

/** Loads the second part with the button of the foot, if the view does not need it, and stays at the top. */
async function untilTwoParts(body: HTMLElement): Promise<void> {
  await vi.waitFor(() => {
    if (requests.length < 2) body.querySelector<HTMLElement>('.sw-infinite-scroll button')?.click()
    expect(requests).toEqual(['0', '1'])
  })
  await vi.waitFor(() => expect(body.scrollHeight).toBeGreaterThan(1_500))
  await vi.waitFor(() => expect(footState(body)).toBe('idle'))
}

const row = (name: RegExp) => page.getByRole('link', { name })

test.each(lists)(
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

test.each(lists)('a refresh of the list at %s shows new rows', async (url) => {
  await start(url)
  await expect.element(row(/^Order 0 v1/)).toBeVisible()
  version = 2
  await startPullDownRefresh()
  await expect.element(row(/^Order 0 v2/)).toBeVisible()
})

test.each(lists)('the foot of the list at %s shows a failure, and its button tries again', async (url) => {
  expectConsole('error', /no orders: 500/)
  const reported = new Promise<string>((resolve) => {
    const listener = (event: ErrorEvent) => {
      event.preventDefault()
      resolve(event.message)
    }
    window.addEventListener('error', listener, { once: true, capture: true })
  })
  const { body, toEnd } = await start(url)
  await expect.element(row(/^Order 0 /)).toBeVisible()
  failing.add('')
  toEnd()
  await expect.element(page.getByText('Could not load more.')).toBeVisible()
  expect(await reported).toContain('no orders: 500')
  failing.clear()
  const failed = requests.at(-1)
  const count = requests.length
  await page.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(requests[count]).toBe(failed))
  await vi.waitFor(() => expect(footState(body)).toMatch(/idle|finished/))
  await expect.element(page.getByText('Could not load more.')).not.toBeInTheDocument()
})

const searchFor = (text: string) => page.getByRole('searchbox', { name: 'Search' }).fill(text)

test.each(searches)('the search at %s has rows of its own, and a message without any', async (url) => {
  await start(url)
  await expect.element(row(/^Order 0 /)).toBeVisible()
  await searchFor('ink')
  await expect.element(row(/^Order 0 ink/)).toBeVisible()
  await expect.element(row(/^Order 1 /)).not.toBeInTheDocument()
  await searchFor('nothing')
  await expect.element(page.getByText('No orders')).toBeVisible()
})

// TanStack Query ignores the response that is late, SWR keeps its rows for the same search.
test.each([
  ['/search', 2],
  ['/swr', 1],
])('the search at %s keeps the previous rows, and never shows late rows of an earlier search', async (url, count) => {
  const release = hold('ink')
  const { body } = await start(url)
  await expect.element(row(/^Order 0 /)).toBeVisible()
  await searchFor('ink')
  await vi.waitFor(() => expect(requests.at(-1)).toBe('0 ink'))
  await expect.element(row(/^Order 0 v1/)).toBeVisible()
  await searchFor('pen')
  await expect.element(row(/^Order 0 pen/)).toBeVisible()
  const shown: string[] = []
  const observer = new MutationObserver(() => shown.push(body.textContent))
  observer.observe(body, { childList: true, subtree: true, characterData: true })
  release()
  await held.get('ink')
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  observer.disconnect()
  expect(shown.filter((text) => text.includes('ink'))).toEqual([])
  await expect.element(row(/^Order 0 pen/)).toBeVisible()
  await searchFor('ink')
  await expect.element(row(/^Order 0 ink/)).toBeVisible()
  expect(requests.filter((request) => request === '0 ink')).toHaveLength(count)
})

test.each(searches)('a search at %s that fails shows no rows of the previous one', async (url) => {
  await start(url)
  await expect.element(row(/^Order 0 /)).toBeVisible()
  failing.add('ink')
  await searchFor('ink')
  await expect.element(page.getByText('The orders could not be loaded')).toBeVisible()
  await expect.element(row(/^Order 0 /)).not.toBeInTheDocument()
  failing.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(row(/^Order 0 ink/)).toBeVisible()
})

test.each(searches)('a refresh of the list at %s loads all its parts again, and the end waits for it', async (url) => {
  const { body, toEnd } = await start(url)
  await expect.element(row(/^Order 0 /)).toBeVisible()
  await untilTwoParts(body)
  body.scrollTop = 0
  const release = hold('')
  version = 2
  const refreshed = startPullDownRefresh()
  await vi.waitFor(() => expect(requests).toEqual(['0', '1', '0']))
  toEnd()
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  expect(requests).toEqual(['0', '1', '0'])
  release()
  await refreshed
  const upAndDown = async () => {
    body.scrollTop = 0
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    toEnd()
  }
  await untilRequested(upAndDown, '2')
  await vi.waitFor(() => expect(footState(body)).toBe('finished'))
  expect(requests).toEqual(['0', '1', '0', '1', '2'])
  body.scrollTop = 0
  await expect.element(row(/^Order 0 v2/)).toBeVisible()
  expect(body.textContent).not.toContain('v1')
})

test('a log-out that clears the cache of TanStack Query while more rows are loaded is not a failure', async () => {
  const { body, toEnd } = await start('/search')
  await expect.element(row(/^Order 0 /)).toBeVisible()
  await untilTwoParts(body)
  const release = hold('')
  await untilRequested(toEnd, '2')
  client.clear()
  release()
  // The console guard of the tests fails if an error is reported.
  await vi.waitFor(() => expect(footState(body)).not.toBe('loading'))
})

test.each(searches)('a refresh of the list at %s while it loads more rows is not a failure', async (url) => {
  const { body, toEnd } = await start(url)
  await expect.element(row(/^Order 0 /)).toBeVisible()
  await untilTwoParts(body)
  const release = hold('')
  await untilRequested(toEnd, '2')
  version = 2
  const refreshed = startPullDownRefresh()
  await vi.waitFor(() => expect(requests).toEqual(['0', '1', '2', '0']))
  release()
  await refreshed
  body.scrollTop = 0
  await expect.element(row(/^Order 0 v2/)).toBeVisible()
  expect(body.textContent).not.toContain('v1')
  expect(footState(body)).not.toBe('failed')
})

test('a page with SWR that is opened again shows the rows in the cache, and loads them again', async () => {
  const { unmount, body } = await start('/swr')
  await expect.element(row(/^Order 0 /)).toBeVisible()
  await untilTwoParts(body)
  unmount()
  // Otherwise SWR makes no second request for the same key within two seconds.
  await mutate(unstable_serialize(() => ['orders', '', 0]))
  requests = []
  version = 2
  const release = hold('')
  const again = await start('/swr')
  await expect.element(row(/^Order 0 v1/)).toBeVisible()
  await vi.waitFor(() => expect(requests).toEqual(['0']))
  release()
  await expect.element(row(/^Order 0 v2/)).toBeVisible()
  await untilRequested(again.toEnd, '2')
  await vi.waitFor(() => expect(again.body.textContent).toContain('Order 41'))
  expect(requests).toEqual(['0', '1', '2'])
})
