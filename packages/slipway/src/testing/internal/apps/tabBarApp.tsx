import { type ReactNode, useState } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { type TabBarOptions, tabBar, useTabItemTap } from '../../../app/tab-bar/index.ts'
import { HomeFilledIcon, HomeIcon, UserIcon } from '../../../components/icons/index.ts'
import { type AnyApp, page } from '../../../router/config/config.ts'
import { usePageShow } from '../../../router/react/react.tsx'
import { type RenderedApp, renderApp } from '../../renderApp.ts'

export const received: string[] = []
export const loads = { '/': vi.fn(), '/orders': vi.fn(), '/mine': vi.fn(), '/more': vi.fn() }
export type Path = keyof typeof loads
/** Promises that delay the code of pages, by address. */
export const waits: { [Name in Path]?: Promise<void> } = {}

function Page({ name }: { name: string }): ReactNode {
  const [count, setCount] = useState(0)
  useTabItemTap(({ index, text, pagePath }) => received.push(`tap ${name} ${index} ${text} ${pagePath} +${count}`))
  usePageShow(() => void received.push(`show ${name}`))
  return (
    <div style={{ blockSize: 2000 }}>
      <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
    </div>
  )
}

const tabPage = (path: Path, name: string) =>
  page({
    title: name,
    load: async () => {
      loads[path]()
      await waits[path]
      return { default: () => <Page name={name} /> }
    },
  })

export const dot = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
export const items = [
  { path: '/', text: 'Home', icon: HomeIcon, selectedIcon: HomeFilledIcon },
  { path: '/orders', text: () => 'Orders', icon: dot },
  { path: '/mine', text: 'Mine', icon: UserIcon },
  { path: '/more', text: 'More' },
] as const

export async function start(
  options: Partial<TabBarOptions<Path>> = {},
  url = '/',
  config: Partial<AnyApp> = {},
): Promise<RenderedApp> {
  const pages = {
    '/': tabPage('/', 'Home'),
    '/orders': tabPage('/orders', 'Orders'),
    '/mine': tabPage('/mine', 'Mine'),
    '/more': tabPage('/more', 'More'),
    '/detail': page({ load: async () => ({ default: () => <p>detail</p> }), title: 'Detail' }),
  }
  const app = await renderApp({ pages, tabBar: tabBar({ items, ...options }), ...config } as unknown as AnyApp, { url })
  onTestFinished(() => app.unmount())
  await vi.waitFor(() => expect(document.querySelector('.sw-page-body button, .sw-page-body p')).not.toBeNull())
  return app
}

export const link = (name: string) => screen.getByRole('link', { name, exact: true })
export const bar = () => document.querySelector('.sw-tab-bar') as HTMLElement
export const body = () => document.querySelector('.sw-page:not([data-behind]) > .sw-page-body') as HTMLElement
export const names = () => [...bar().querySelectorAll('a, button')].map((found) => found.textContent?.trim())
export const currents = () => [...bar().querySelectorAll('[aria-current]')].map((found) => found.textContent?.trim())
export const taps = () => received.filter((line) => line.startsWith('tap'))

/** Resets the state of earlier tests. Call this before each test. */
export function renew(): void {
  received.length = 0
  for (const load of Object.values(loads)) load.mockClear()
  delete waits['/mine']
  document.documentElement.removeAttribute('dir')
  document.documentElement.removeAttribute('style')
}
