import { removeToken } from 'guide:log-in/src/api.ts'
import { app } from 'guide:log-in/src/app.ts'
import { removeRenewal } from 'guide:log-in/src/renewal.ts'
import 'guide:log-in/src/app.test.tsx'
import { getTokenText, setToken, tokenAuth } from 'slipway/api/identity'
import { navigateTo } from 'slipway/api/navigation'
import { request } from 'slipway/api/request'
import { renderApp } from 'slipway/testing'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

afterAll(() => {
  removeRenewal()
  removeToken()
})
afterEach(() => {
  setToken(undefined)
  vi.unstubAllGlobals()
})

/** A token of a user. Its number distinguishes tokens of the same user. */
const tokenOf = (uid: string, role: readonly string[] = [], exp = Date.now() / 1_000 + 3_600, serial = 0) =>
  `e30.${btoa(JSON.stringify({ uid, role, exp, serial })).replaceAll('=', '')}.x`

/** The server: the calls that it has received, and the token that it accepts. */
let calls: string[] = []
let accepted = ''
let canRenew = true

beforeEach(() => {
  calls = []
  accepted = tokenOf('ada')
  canRenew = true
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit) => {
    const { pathname } = new URL(address, location.href)
    const authorization = new Headers(headers).get('authorization')
    calls.push(pathname)
    if (pathname === '/api/sign-in') {
      const isRight = String(body).includes('right')
      return Response.json(isRight ? { token: accepted } : {}, { status: isRight ? 200 : 401 })
    }
    if (pathname === '/api/refresh') return Response.json({ token: accepted }, { status: canRenew ? 200 : 401 })
    const isAccepted = authorization === `Bearer ${accepted}`
    return Response.json({ title: `Title of ${pathname}` }, { status: isAccepted ? 200 : 401 })
  })
})

async function start(url: string, config = app) {
  const screen = await renderApp(config, { url })
  onTestFinished(screen.unmount)
  return screen
}

async function signIn(password: string) {
  await page.getByRole('textbox', { name: 'User' }).fill('ada')
  await page.getByLabelText('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('without a connection, the log-in page says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await start('/login')
  await signIn('right')
  await expect.element(page.getByText('There is no connection to the server.')).toBeVisible()
})

test('a wrong password is refused; after the log-in the requested page is above its parent', async () => {
  const screen = await start('/order/1')
  await signIn('wrong')
  await expect.element(page.getByText('The user or the password is wrong.')).toBeVisible()
  await signIn('right')
  await expect.element(page.getByText('Title of /api/orders/1')).toBeVisible()
  expect(screen.pages()).toEqual(['/', '/order/1'])
})

test('a page that the user may not see leads to the root page after the log-in', async () => {
  const screen = await start('/login?from=/team')
  await signIn('right')
  await vi.waitFor(() => expect(screen.pages()).toEqual(['/']))
  expect(document.body.textContent).not.toContain('Team')
  await expect(navigateTo({ url: '/team' })).rejects.toMatchObject({ code: 'denied' })
})

test('a manager sees the link and the page of the team', async () => {
  accepted = tokenOf('grace', ['manager'])
  setToken(accepted)
  await start('/')
  await page.getByRole('link', { name: 'Team' }).click()
  await expect.element(page.getByText('Only managers see this page.')).toBeVisible()
})

test('calls that the server refuses at the same time renew the token once', async () => {
  setToken(tokenOf('ada', [], undefined, 1))
  await start('/')
  const answers = await Promise.all(['/api/a', '/api/b'].map((url) => request({ url })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(calls.filter((path) => path === '/api/refresh')).toHaveLength(1)
})

test('a token that has expired is renewed, and its pages stay', async () => {
  const screen = await start('/', { ...app, auth: tokenAuth({ clockSkew: 12 * 3_600_000 }) })
  setToken(tokenOf('ada', [], Date.now() / 1_000 - 60, 1))
  await navigateTo({ url: '/order/2' })
  await expect.element(page.getByText('Title of /api/orders/2')).toBeVisible()
  expect(calls).toEqual(['/api/orders/2', '/api/refresh', '/api/orders/2'])
  expect(screen.url()).toBe('/order/2')
})

test('a user whose token cannot be renewed sees the log-in page', async () => {
  canRenew = false
  setToken(tokenOf('ada', [], undefined, 1))
  const screen = await start('/order/1')
  await vi.waitFor(() => expect(screen.url()).toBe('/login?from=%2Forder%2F1'))
})

test('a renewal without a connection rejects the call, and the user stays signed in', async () => {
  const { fetch } = window
  vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
    address.endsWith('/api/refresh') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(address, options),
  )
  const token = tokenOf('ada', [], undefined, 1)
  setToken(token)
  await start('/')
  await expect(request({ url: '/api/a' })).rejects.toMatchObject({ errMsg: 'request:fail Failed to fetch' })
  expect(getTokenText()).toBe(token)
})

test('a call that the server refuses does not sign out a user who has signed in since', async () => {
  setToken(accepted)
  await start('/')
  const responses: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => responses.push(resolve)))
  const call = request({ url: '/api/a' })
  await vi.waitFor(() => expect(responses).toHaveLength(1))
  const next = tokenOf('grace')
  setToken(next)
  responses[0]?.(new Response('', { status: 401 }))
  expect((await call).statusCode).toBe(401)
  expect([getTokenText(), responses.length]).toEqual([next, 1])
})

test('the log-out unmounts guarded pages, and deletes their states', async () => {
  setToken(accepted)
  const screen = await start('/')
  await navigateTo({ url: '/order/1' })
  await page.getByRole('textbox', { name: 'Note' }).fill('secret')
  await vi.waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('secret'))
  await screen.back()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
  expect(document.body.textContent).not.toContain('Order 1')
})
