import { type ReactNode, useEffect, useState } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo } from '../../../api/navigation/index.ts'
import { createApp } from '../../../app/createApp.tsx'
import { tabBar } from '../../../app/tab-bar/tabBarConfig.ts'
import { type AnyApp, page } from '../../../router/config/config.ts'
import { peekNavigator } from '../../../router/current.ts'
import { memoryHistory } from '../../../router/history/memoryHistory.ts'
import {
  usePageHide,
  usePageLoad,
  usePageReady,
  usePageShow,
  usePageState,
  usePageUnload,
  useRoute,
} from '../../../router/react/react.tsx'

/** Lifecycle events of the pages. */
export const lives: string[] = []
/** Effects of the pages that were run and cleaned up. */
export const effects: string[] = []

/** A page with everything that page restore saves, and with state that is lost with the page's elements. */
export function NotePage(): ReactNode {
  const { url } = useRoute()
  const [count, setCount] = useState(0)
  const [open, setOpen] = usePageState('open', false)
  usePageLoad(() => lives.push(`load ${url}`))
  usePageShow(() => lives.push(`show ${url}`))
  usePageReady(() => lives.push(`ready ${url}`))
  usePageHide(() => lives.push(`hide ${url}`))
  usePageUnload(() => lives.push(`unload ${url}`))
  useEffect(() => {
    effects.push(`on ${url}`)
    return () => void effects.push(`off ${url}`)
  }, [url])
  return (
    <>
      <input name="note" aria-label={`note of ${url}`} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`count ${count}`}
      </button>
      <button type="button" aria-pressed={open} onClick={() => setOpen(true)}>
        open
      </button>
      <div style={{ blockSize: 3_000 }} />
    </>
  )
}

export const view = (Page: () => ReactNode, more: object = {}) =>
  page({ load: async () => ({ default: Page }), ...more })

export const bar = (...paths: string[]) => tabBar({ items: paths.map((path) => ({ path, text: path })) })

const notes = {
  '/': view(NotePage),
  '/mine': view(NotePage),
  '/:id': view(NotePage),
  '/none/:id': view(NotePage, { keepAlive: 'none' }),
  '/paused/:id': view(NotePage, { keepAlive: 'paused' }),
  '/pinned/:id': view(NotePage, { keepAlive: 'pinned' }),
}

/** Runs an app of notes without motion; `pages` are additional pages. */
export async function mount(url: string, { pages: pageConfigs, ...config }: Partial<AnyApp> = {}): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'))
  const app = { pages: { ...notes, ...pageConfigs }, history: memoryHistory(url), motion: false, ...config }
  const unmount = createApp(app as unknown as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(peekNavigator()?.painted.get()).toBeDefined())
}

/** Scrolls, which loads the code that saves and drops pages, and waits for it. A saved page proves that the code has run. */
export async function remembering(): Promise<void> {
  window.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sessionStorage.getItem(`sw:page:%2F:${shownEntry()?.key}`)).not.toBeNull()
  }, 10_000)
  lives.length = 0
}

/** Runs the app, and waits for the code that saves and drops pages. */
export async function start(url: string, config: Partial<AnyApp> = {}): Promise<void> {
  await mount(url, config)
  await remembering()
}

export const push = (url: string) => navigateTo({ url })
export const shownEntry = () => peekNavigator()?.stack.get().pages.at(-1)
export const entryOf = (url: string) =>
  peekNavigator()
    ?.stack.get()
    .pages.find((entry) => entry.url === url)
export const elementOf = (url: string) => {
  const pages = peekNavigator()
  const { pages: entries = [], tabs = [] } = pages?.stack.get() ?? {}
  const key = [...entries, ...tabs].find((entry) => entry.url === url)?.key
  return document.querySelector<HTMLElement>(`.sw-page[data-layer="${key}"]`)
}
export const shown = () => elementOf(shownEntry()?.url ?? '') ?? expect.unreachable('no page is shown')
export const part = <Type extends Element>(selector: string) =>
  shown().querySelector<Type>(selector) ?? expect.unreachable(`no ${selector}`)
/** Returns the addresses of the mounted pages. */
export const drawn = () =>
  peekNavigator()
    ?.stack.get()
    .pages.map(({ url }) => url)
    .filter((url) => elementOf(url))
export const goneFrom = (url: string) => vi.waitFor(() => expect(elementOf(url)).toBeNull())

/** Changes every kind of state in the current page. */
export async function use(): Promise<void> {
  const url = shownEntry()?.url ?? ''
  await userEvent.fill(part<HTMLInputElement>('input'), `text of ${url}`)
  for (const name of ['count 0', 'open']) {
    await userEvent.click(screen.elementLocator(shown()).getByRole('button', { name }))
  }
  part('.sw-page-body').scrollTop = 700
}

export const left = () => ({
  text: part<HTMLInputElement>('input').value,
  open: part('[aria-pressed]').getAttribute('aria-pressed'),
  // Firefox scrolls in device pixels, which can be smaller than CSS pixels.
  scrollTop: Math.round(part('.sw-page-body').scrollTop),
  count: part('button:not([aria-pressed], .sw-navigation-bar-button)').textContent,
})
export const remembered = (url: string) => ({ text: `text of ${url}`, open: 'true', scrollTop: 700, count: 'count 0' })
export const kept = (url: string) => ({ ...remembered(url), count: 'count 1' })

/** Goes back, and waits until the page has the expected state. */
export async function backTo(expected: ReturnType<typeof left>): Promise<void> {
  await navigateBack()
  await vi.waitFor(() => expect(left()).toEqual(expected))
}

export const moving = () => document.getAnimations().filter(({ id }) => id === 'sw-motion')

/** Resets the state of earlier tests. Call this before each test. */
export function renew(): void {
  sessionStorage.clear()
  lives.length = 0
  effects.length = 0
}
