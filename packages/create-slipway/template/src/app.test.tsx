import { renderApp } from 'slipway/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { app } from './app'

let unmount = () => {}
afterEach(() => unmount())

/** Starts the whole app, as its user finds it. */
async function start(url?: string) {
  const screen = await renderApp(app, { url })
  unmount = screen.unmount
  const text = () => screen.visiblePage().textContent
  const tap = (name: string) => {
    const buttons = [...screen.visiblePage().querySelectorAll('button')]
    buttons.find((button) => button.textContent.includes(name))?.click()
  }
  return { ...screen, text, tap }
}

test('the list opens a book, and Back returns to it', async () => {
  const screen = await start()
  expect(screen.text()).toContain('2 of 5 read')
  screen.tap('Moby-Dick')
  await vi.waitFor(() => expect(screen.url()).toBe('/item/5'))
  expect(screen.text()).toContain('Herman Melville')
  await screen.back()
  expect(screen.pages()).toEqual(['/'])
})

test('the form adds a book', async () => {
  const screen = await start('/new')
  const fields = screen.visiblePage().querySelectorAll('input')
  for (const field of fields) field.value = `A ${field.name}`
  screen.tap('Save')
  await vi.waitFor(() => expect(screen.url()).toBe('/'))
  expect(screen.text()).toContain('A titleA author')
})

test('a book is marked as unread, and removed after a question', async () => {
  const screen = await start('/item/1')
  screen.tap('Mark as unread')
  await vi.waitFor(() => expect(screen.text()).toContain('Mark as read'))
  screen.tap('Remove')
  const dialog = screen.visiblePage().querySelector('dialog')
  expect(dialog?.open).toBe(true)
  dialog?.querySelector<HTMLButtonElement>('.button-danger')?.click()
  await vi.waitFor(() => expect(screen.url()).toBe('/'))
  expect(screen.text()).not.toContain('Pride and Prejudice')
})
