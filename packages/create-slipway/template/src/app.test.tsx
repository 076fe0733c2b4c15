import { renderApp } from 'slipway/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { app } from './app'
import type { Book } from './books'

const onServer: readonly Book[] = [
  { id: 5, title: 'Moby-Dick', author: 'Herman Melville', note: '', read: false, favourite: false },
  { id: 1, title: 'Pride and Prejudice', author: 'Jane Austen', note: '', read: true, favourite: false },
]

let unmount = () => {}
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(onServer))
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

/** Starts the whole app at an address. */
async function start(url?: string) {
  const screen = await renderApp(app, { url })
  unmount = screen.unmount
  const text = () => screen.visiblePage().textContent
  const tap = (name: string, inside: Element = screen.visiblePage()) => {
    const rows = [...inside.querySelectorAll<HTMLElement>('a, button, label')]
    rows.find((row) => row.textContent.includes(name))?.click()
  }
  return { ...screen, text, tap }
}

test('the list opens a book, and Back returns to it', async () => {
  const screen = await start()
  expect(screen.text()).toContain('1 of 2 read')
  screen.tap('Moby-Dick')
  await expect.poll(() => screen.url()).toBe('/item/5')
  // The address changes before the page is rendered.
  await expect.poll(() => screen.text()).toContain('Herman Melville')
  await screen.back()
  expect(screen.pages()).toEqual(['/'])
})

test('the form adds a book and shows a message', async () => {
  const screen = await start('/new')
  const fields = screen.visiblePage().querySelectorAll('input')
  for (const field of fields) field.value = `A ${field.name}`
  screen.tap('Save')
  await expect.poll(() => screen.text()).toContain('A titleA author')
  expect(screen.url()).toBe('/')
  await expect.poll(() => document.body.textContent).toContain('Saved')
})

test('what another app shares is in the form', async () => {
  const screen = await start('/new?title=Middlemarch&url=https%3A%2F%2Fbooks.example%2F7')
  const [title, , note] = screen.visiblePage().querySelectorAll<HTMLInputElement>('input, textarea')
  expect([title?.value, note?.value]).toEqual(['Middlemarch', 'https://books.example/7'])
})

test('a switch changes the book, and a book is removed after a question', async () => {
  const screen = await start('/item/1')
  screen.tap('Read')
  await screen.back()
  await expect.poll(() => screen.text()).toContain('0 of 2 read')

  screen.tap('Pride and Prejudice')
  await expect.poll(() => screen.text()).toContain('Remove')
  screen.tap('Remove')
  const question = await vi.waitUntil(() => document.querySelector('dialog[open]'), 10_000)
  expect(question.textContent).toContain('Remove “Pride and Prejudice”?')
  screen.tap('Remove', question)
  await expect.poll(() => screen.url()).toBe('/')
  await expect.poll(() => screen.text()).not.toContain('Pride and Prejudice')
})

test('without the server the page offers another try', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const screen = await start()
  expect(screen.text()).toContain('Try again')
})
