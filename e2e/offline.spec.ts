import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { buildDeployments, folderOf } from './offline/deployments.ts'
import { type DeployServer, startDeployServer } from './offline/deployServer.ts'
import { workerInUse } from './offline/workerInUse.ts'

test.use({ serviceWorkers: 'allow' })

let server: DeployServer
test.beforeAll(async () => {
  await buildDeployments('first', 'second', 'entry', 'removed')
  server = await startDeployServer(folderOf('first'))
})
test.afterAll(() => server.stop())
test.beforeEach(async ({ allowConsole }) => {
  server.answer(undefined)
  server.deploy(folderOf('first'))
  // Requests to a server that has been stopped.
  allowConsole(/Failed to load resource|net::ERR_/)
})

const text = (page: Page, content: string) => expect(page.getByText(content, { exact: true })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens the app, and waits until its worker has stored all its files. */
async function visit(page: Page) {
  await page.goto(server.address)
  await workerInUse(page)
}

/** Runs a test while no server answers. */
async function withoutServer(act: () => Promise<void>) {
  await server.stop()
  try {
    await act()
  } finally {
    await server.start()
  }
}

test('without a server, pages that were never visited open, navigate and reload', async ({ page }) => {
  await visit(page)
  await withoutServer(async () => {
    await page.reload()
    await text(page, 'Deployment first')
    await page.getByRole('link', { name: 'Help' }).click()
    await text(page, 'The page Help of deployment first')
    await page.reload()
    await text(page, 'The page Help of deployment first')
    await page.goto(`${server.address}/about`)
    await text(page, 'The page About of deployment first')
    await page.goto(`${server.address}/orders/7`)
    await text(page, 'Order 7')
    await page.goto(`${server.address}/admin/`).catch(() => {})
    await expect(page.getByText('Order 7')).toBeHidden()
  })
  await page.goto(`${server.address}/admin/`)
  await text(page, 'The admin page of the server')
})

test('with the files of the start alone, the pages that were visited open without a server', async ({ page }) => {
  server.deploy(folderOf('entry'))
  await visit(page)
  await page.getByRole('link', { name: 'About' }).click()
  await text(page, 'The page About of deployment entry')
  await withoutServer(async () => {
    await page.reload()
    await text(page, 'The page About of deployment entry')
    await page.goBack()
    await text(page, 'Deployment entry')
    await page.getByRole('link', { name: 'Help' }).click()
    // The code of this page is stored nowhere.
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test('a new deployment is offered, starts when the user accepts it, and keeps what was typed', async ({ page }) => {
  await visit(page)
  await press(page, 'Look for a new version')
  await text(page, 'Newest')
  server.deploy(folderOf('second'))
  await page.getByLabel('Note').fill('half a note')
  await lookForUpdate(page)
  await text(page, 'Deployment first')
  await press(page, 'Start the new version')
  await text(page, 'Deployment second')
  await expect(page.getByLabel('Note')).toHaveValue('half a note')
  await withoutServer(async () => {
    await page.getByRole('link', { name: 'Help' }).click()
    await text(page, 'The page Help of deployment second')
  })
})

test('another window finds the files of its deployment, until it is reloaded; then they are removed', async ({
  page,
  context,
}) => {
  await visit(page)
  const other = await context.newPage()
  await other.goto(server.address)
  server.deploy(folderOf('second'))
  await lookForUpdate(page)
  await press(page, 'Start the new version')
  await text(page, 'Deployment second')
  await other.getByRole('link', { name: 'Help' }).click()
  await text(other, 'The page Help of deployment first')
  const old = await storedFiles(other)
  await other.reload()
  await text(other, 'The page Help of deployment second')
  await expect.poll(async () => (await storedFiles(other)).length).toBeLessThan(old.length)
})

test('an update that breaks off changes nothing, and the next one loads only what is missing', async ({ page }) => {
  await visit(page)
  server.deploy(folderOf('second'))
  const asked: string[] = []
  server.answer((path, response) => {
    if (path.startsWith('/assets/')) asked.push(path)
    if (!/HelpPage/.test(path)) return false
    response.destroy()
    return true
  })
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => {}))
  await expect.poll(() => asked.some((path) => path.includes('HelpPage'))).toBe(true)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing)).toBe(null)
  await page.reload()
  await text(page, 'Deployment first')
  const first = asked.splice(0)
  server.answer((path) => {
    if (path.startsWith('/assets/')) asked.push(path)
    return false
  })
  await lookForUpdate(page)
  expect(first.length).toBeGreaterThan(1)
  // The browser repeats a request whose connection has broken.
  expect([...new Set(first)].filter((path) => asked.includes(path))).toEqual([expect.stringContaining('HelpPage')])
  await press(page, 'Start the new version')
  await text(page, 'Deployment second')
})

test('a page instead of a script, as hosts send it for a missing file, is not stored', async ({ page }) => {
  server.answer((path, response) => {
    if (!/HelpPage/.test(path)) return false
    response.setHeader('content-type', 'text/html').end('<!doctype html>')
    return true
  })
  await page.goto(server.address)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js')
    const worker = registration.installing
    await new Promise((resolve) => worker?.addEventListener('statechange', resolve, { once: true }))
  })
  expect((await storedFiles(page)).filter((url) => url.includes('HelpPage'))).toEqual([])
})

test('a worker with a fault is replaced by the next deployment', async ({ page, context }) => {
  server.answer((path, response) => {
    if (path !== '/sw.js') return false
    response.setHeader('content-type', 'text/javascript')
    response.end("addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))))")
    return true
  })
  await visit(page)
  await page.close()
  const broken = await context.newPage()
  await broken.goto(server.address).catch(() => {})
  server.answer(undefined)
  await expect(async () => {
    await broken.goto(server.address)
    await expect(broken.getByText('Deployment first')).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('a deployment without the worker removes it with all that it has stored', async ({ page }) => {
  await visit(page)
  server.deploy(folderOf('removed'))
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  await text(page, 'Deployment removed')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('data is shown without a server, and signing out removes it', async ({ page, context }) => {
  await visit(page)
  await press(page, 'Sign in')
  await press(page, 'Load orders')
  await text(page, 'Orders of Ada')
  await withoutServer(async () => {
    await page.reload()
    await press(page, 'Load orders')
    await text(page, 'Orders of Ada')
  })
  expect(await userCaches(page)).toHaveLength(1)
  await press(page, 'Sign out')
  await expect.poll(() => userCaches(page)).toEqual([])
  await withoutServer(async () => {
    await press(page, 'Load orders')
    await text(page, 'ApiError')
  })
  await closedWhileSignedIn(page, context)
})

test('a response that arrives after the user has signed out is not stored', async ({ page }) => {
  await visit(page)
  await press(page, 'Sign in')
  let answerOrders = () => {}
  server.answer((path, response) => {
    if (path !== '/api/orders') return false
    answerOrders = () => response.end('Late orders of Ada')
    return true
  })
  const asked = page.waitForRequest('**/api/orders')
  await press(page, 'Load orders')
  await asked
  await press(page, 'Sign out')
  await expect.poll(() => userCaches(page)).toEqual([])
  answerOrders()
  await text(page, 'Late orders of Ada')
  expect(await storedOrders(page)).toBe(0)
})

/** A token that is removed while the app is closed removes the data at the next start. */
async function closedWhileSignedIn(page: Page, context: BrowserContext) {
  await press(page, 'Sign in')
  await press(page, 'Load orders')
  await text(page, 'Orders of Ada')
  expect(await userCaches(page)).toHaveLength(1)
  const blank = await context.newPage()
  await blank.goto(`${server.address}/admin/`)
  await page.close()
  await blank.evaluate(() => localStorage.clear())
  await visit(blank)
  await expect.poll(() => userCaches(blank)).toEqual([])
}

/** Lets the browser look for a new deployment, and waits until the app offers it. */
async function lookForUpdate(page: Page) {
  await press(page, 'Look for a new version')
  await text(page, 'New')
  await expect(page.getByRole('button', { name: 'Start the new version' })).toBeVisible()
}

const storedFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('slipway / files')).keys()).map(({ url }) => url))

/** Number of stored responses of the server. */
const storedOrders = (page: Page) =>
  page.evaluate(async () => {
    const user = (await caches.keys()).filter((name) => name.startsWith('slipway / user'))
    const stored = await Promise.all(user.map(async (name) => (await (await caches.open(name)).keys()).length))
    return stored.reduce((sum, count) => sum + count, 0)
  })

const userCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('slipway / user')))
