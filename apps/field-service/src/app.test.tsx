import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setToken } from 'slipway'
import { renderApp } from 'slipway/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answerApi } from '../server/plugin.ts'
import { app } from './app.ts'

let server: Server
let screen: Awaited<ReturnType<typeof renderApp>>

beforeAll(async () => {
  server = createServer(answerApi)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const { fetch } = globalThis
beforeEach(() => {
  // The app has addresses of its own server; Node needs whole ones.
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('fetch', (url: string | URL, options?: RequestInit) => {
    const { pathname, search } = new URL(url, 'http://app')
    return fetch(`http://localhost:${port}${pathname}${search}`, options)
  })
})
afterEach(() => {
  screen.unmount()
  setToken(undefined)
  vi.unstubAllGlobals()
})

const text = () => screen.visiblePage().textContent
const fill = (name: string, value: string) => {
  const field = screen.visiblePage().querySelector<HTMLInputElement>(`[name=${name}]`)
  if (field) field.value = value
}
const press = (name: string) => {
  const rows = [...screen.visiblePage().querySelectorAll<HTMLElement>('a, button, label')]
  rows.find((row) => row.textContent.includes(name))?.click()
}
async function signIn(user: string, password = 'field') {
  fill('user', user)
  fill('password', password)
  press('Sign in')
}

test('a wrong password is refused', async () => {
  screen = await renderApp(app)
  await signIn('ada', 'wrong')
  await expect.poll(text).toContain('The user or the password is wrong.')
})

test('after the log-in, the job of the link is shown, and Back leads to the jobs', async () => {
  screen = await renderApp(app, { url: '/job/3' })
  expect(screen.url()).toBe('/login?from=%2Fjob%2F3')
  await signIn('ada')
  await expect.poll(() => screen.url()).toBe('/job/3')
  await expect.poll(text).toContain('Escola da Ponte')
  await screen.back()
  await expect.poll(text).toContain('Boiler does not start')
})

test('a technician who may not see the page of the link gets the jobs', async () => {
  screen = await renderApp(app, { url: '/team' })
  await signIn('ada')
  await expect.poll(() => screen.url()).toBe('/')
})

test('a dispatcher sees the team', async () => {
  screen = await renderApp(app, { url: '/team' })
  await signIn('grace')
  await expect.poll(text).toContain('Noor Haddad')
})
