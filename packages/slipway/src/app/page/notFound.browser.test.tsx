import type { ReactNode } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { addLocale, setLocale } from '../../api/locale/index.ts'
import { navigateBack, navigateTo, onPageNotFound } from '../../api/navigation/index.ts'
import { defineApp, page } from '../../router/config/config.ts'
import { useRoute } from '../../router/react/react.tsx'
import { renderApp } from '../../testing/index.ts'

const load = async () => ({ default: () => <p>content</p> })

function NotFound({ params: { path } }: { params: { path: string } }): ReactNode {
  return <p>{`nothing at ${path}, ${useRoute().url}, ${useRoute().path}`}</p>
}

const pages = {
  '/': page({ load, title: 'Home' }),
  '/secret': page({ load, title: 'Secret', guard: () => false }),
  '/broken': page({
    load,
    title: 'Broken',
    guard: () => {
      throw new Error('no answer')
    },
  }),
}
const own = { load: async () => ({ default: NotFound }), title: ({ path }: { path: string }) => `Nothing at ${path}` }

async function show(url: string, more: object = {}): Promise<void> {
  const app = await renderApp(defineApp({ pages, ...more }), { url })
  onTestFinished(app.unmount)
}

const heading = (name: string) => screen.getByRole('heading', { name, exact: true })

afterEach(async () => {
  document.documentElement.removeAttribute('dir')
  await setLocale('en')
})

test('the app’s own not-found page gets the path, has a title, and is a page of the stack', async () => {
  const events: string[] = []
  onTestFinished(onPageNotFound(({ path }) => events.push(path)))
  await show('/no/such?x=1#part', { notFound: own })
  await expect.element(screen.getByText('nothing at /no/such, /no/such?x=1#part, undefined')).toBeVisible()
  await expect.element(heading('Nothing at /no/such')).toBeVisible()
  expect(document.title).toBe('Nothing at /no/such')
  await vi.waitFor(() => expect(events).toEqual(['/no/such']))
  await navigateBack()
  await expect.element(screen.getByText('content')).toBeVisible()
})

test('without a title of its own it has the built-in one; its code may fail to load, and is loaded again', async () => {
  let failures = 2
  const flaky = async () => {
    if (failures-- > 0) throw new Error('no network')
    return { default: NotFound }
  }
  await show('/nowhere', { notFound: { load: flaky, navigationBar: false } })
  await vi.waitFor(() => expect(document.title).toBe('Page not found'))
  await screen.getByRole('button', { name: /tap to retry/ }).click()
  await expect.element(screen.getByText('nothing at /nowhere, /nowhere, undefined')).toBeVisible()
  expect(document.querySelector('.sw-navigation-bar')).toBeNull()
})

test('the path of the built-in message keeps its direction in right-to-left text', async () => {
  addLocale('ar', { 'notFound.text': 'لا توجد صفحة في {path}.' })
  await setLocale('ar')
  await show('/no/such')
  await expect.element(screen.getByText('لا توجد صفحة في /no/such.')).toBeVisible()
  const path = document.querySelector('.sw-message-text bdi')
  expect([path?.textContent, path && getComputedStyle(path).direction]).toEqual(['/no/such', 'ltr'])
  expect(path && getComputedStyle(path).unicodeBidi).toBe('isolate')
  expect(getComputedStyle(document.querySelector('.sw-message-text') as Element).direction).toBe('rtl')
})

test.each([
  ['/secret', 'No access'],
  ['/broken', 'Something went wrong'],
])('a page that its guard hides has the title of the message: %s', async (url, title) => {
  await show(url)
  await expect.element(heading(title)).toBeVisible()
  expect(document.title).toBe(title)
  await expect(navigateTo({ url: '/nowhere' })).rejects.toMatchObject({ code: 'not-found' })
})

test('while a guard has no result, the page has no title', async () => {
  let answer = (_: boolean) => {}
  const guard = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve
    })
  const shown = show('/', { guard })
  await vi.waitFor(() => expect(document.querySelector('.sw-page-skeleton')).not.toBeNull())
  expect(document.querySelector('.sw-navigation-bar')?.textContent).toBe('')
  answer(true)
  await shown
  await expect.element(heading('Home')).toBeVisible()
})
