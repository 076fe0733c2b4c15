import { app } from 'guide:forms/src/app.ts'
import { navigateTo } from 'slipway/api/navigation'
import { renderApp } from 'slipway/testing'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

/** Bookings that the server has received, and its answer. */
let received: unknown[] = []
let answer: () => Response

beforeEach(() => {
  received = []
  answer = () => Response.json({})
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    received.push(JSON.parse(String(body)))
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function start() {
  const screen = await renderApp(app)
  onTestFinished(screen.unmount)
  await navigateTo({ url: '/booking' })
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  return screen
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const name = () => page.getByRole('textbox', { name: 'Name' })
const email = () => page.getByRole('textbox', { name: 'E-mail' })

async function fillAll() {
  await name().fill('Ada')
  await email().fill('ada@example.com')
  await page.getByRole('button', { name: 'Room' }).click()
  await page.getByRole('option', { name: 'Sea' }).click()
  await page.getByRole('switch', { name: 'Terms' }).click()
}

test('errors of the schema are shown in the rows, in the field and in the summary', async () => {
  await start()
  await button('Book').click()
  await expect.element(page.getByRole('heading', { name: 'Please correct these fields' })).toBeVisible()
  await expect.element(name()).toHaveAccessibleDescription(/Enter your name\./)
  await expect.element(email()).toHaveAccessibleDescription(/Enter an e-mail address\./)
  await expect.element(page.getByRole('switch', { name: 'Terms' })).toHaveAccessibleDescription(/Accept the terms\./)
  expect(received).toEqual([])
})

test('a complete form is sent with typed values, and closes its page with a toast', async () => {
  const screen = await start()
  await fillAll()
  await button('Book').click()
  await expect.element(page.getByText('Booked')).toBeVisible()
  expect(screen.url()).toBe('/')
  expect(received).toEqual([{ name: 'Ada', email: 'ada@example.com', guests: 1, room: 'Sea', terms: true }])
})

test('an error of the server is shown at its field, which has the focus', async () => {
  answer = () => Response.json({ errors: { email: 'This address is blocked.' } }, { status: 422 })
  await start()
  await fillAll()
  await button('Book').click()
  await expect.element(email()).toHaveAccessibleDescription(/This address is blocked\./)
  await expect.element(email()).toHaveFocus()
})

test('without a connection, the summary shows a message and the form keeps its values', async () => {
  answer = () => {
    throw new TypeError('offline')
  }
  const screen = await start()
  await fillAll()
  await button('Book').click()
  await expect.element(page.getByText('The booking was not sent.')).toBeVisible()
  expect(screen.url()).toBe('/booking')
  await expect.element(name()).toHaveValue('Ada')
})

test('Back asks while there are unsaved changes', async () => {
  const screen = await start()
  await name().fill('Ada')
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await screen.back()
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  expect(screen.url()).toBe('/booking')
  confirm.mockReturnValue(true)
  await screen.back()
  await vi.waitFor(() => expect(screen.url()).toBe('/'))
})
