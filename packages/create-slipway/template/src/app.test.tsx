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

/** Starts the whole app. */
async function start(url?: string) {
  const screen = await renderApp(app, { url })
  unmount = screen.unmount
  const text = () => screen.visiblePage().textContent
  const tap = (name: string, inside: Element = screen.visiblePage()) => {
    const buttons = [...inside.querySelectorAll('button')]
    buttons.find((button) => button.textContent.includes(name))?.click()
  }
  return { ...screen, text, tap }
}

test('the list opens a book, and Back returns to it', async () => {
  const screen = await start()
  expect(screen.text()).toContain('1 of 2 read')
  screen.tap('Moby-Dick')
  await vi.waitFor(() => expect(screen.url()).toBe('/item/5'))
  expect(screen.text()).toContain('Herman Melville')
  await screen.back()
  expect(screen.pages()).toEqual(['/'])
})

test('the form adds a book and shows a message', async () => {
  const screen = await start('/new')
  const fields = screen.visiblePage().querySelectorAll('input')
  for (const field of fields) field.value = `A ${field.name}`
  screen.tap('Save')
  await vi.waitFor(() => expect(screen.url()).toBe('/'))
  expect(screen.text()).toContain('A titleA author')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Saved'))
})

test('changes are kept, and a book is removed after a confirmation', async () => {
  const screen = await start('/item/1')
  screen.tap('Mark as unread')
  await vi.waitFor(() => expect(screen.text()).toContain('Mark as read'))
  screen.tap('Favourite')
  await screen.back()
  expect(screen.text()).toContain('0 of 2 read')
  expect(screen.visiblePage().querySelectorAll('[aria-label=Favourite]')).toHaveLength(1)

  screen.tap('Pride and Prejudice')
  await vi.waitFor(() => expect(screen.url()).toBe('/item/1'))
  screen.tap('Remove')
  const question = await vi.waitUntil(() => document.querySelector('dialog[open]'))
  expect(question.textContent).toContain('Remove “Pride and Prejudice”?')
  screen.tap('Remove', question)
  await vi.waitFor(() => expect(screen.url()).toBe('/'))
  await vi.waitFor(() => expect(screen.text()).not.toContain('Pride and Prejudice'))
})

test('without the server the page offers to try again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const screen = await start()
  expect(screen.text()).toContain('Try again')
})
