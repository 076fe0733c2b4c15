import { type ReactNode, useEffect, useState } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { createApp } from '../../../app/createApp.tsx'
import { tabBar } from '../../../app/tab-bar/index.ts'
import { type AnyApp, page } from '../../../router/config/config.ts'
import { optionalParam } from '../../../router/config/params.ts'
import { peekNavigator } from '../../../router/current.ts'
import { memoryHistory } from '../../../router/history/memoryHistory.ts'

const view = (content: ReactNode) => async () => ({ default: () => content })

function Breaking(): ReactNode {
  const [isBroken, setBroken] = useState(false)
  useEffect(() => setBroken(true), [])
  if (isBroken) throw new Error('broken on purpose')
  return null
}

const config = {
  pages: {
    '/': page({ load: view(<button type="button">Home button</button>), title: 'Home' }),
    '/mine': page({ load: view(<p>Mine</p>), title: 'Mine' }),
    '/order/:id': page({
      load: view(<button type="button">Order button</button>),
      params: { id: Number, from: optionalParam(String) },
      title: 'Order',
    }),
    '/refused': page({ load: view(<p>Secret</p>), guard: () => false, title: 'Refused' }),
    '/broken': page({ load: view(<Breaking />), title: 'Broken' }),
  },
  tabBar: tabBar({
    items: [
      { path: '/', text: 'Home' },
      { path: '/mine', text: 'Mine' },
    ],
  }),
  motion: false,
} as unknown as AnyApp

/** Runs the app for the tests of the devtools, with the focus on a button of the first page. Returns a function that unmounts the app. */
export async function start(url = '/'): Promise<() => void> {
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({ ...config, history: memoryHistory(url) } as AnyApp).mount(element)
  const end = () => {
    unmount()
    element.remove()
  }
  onTestFinished(end)
  await vi.waitFor(() => expect(element.querySelector('.sw-page :is(p, button)')).not.toBeNull())
  element.querySelector<HTMLElement>('button')?.focus()
  return end
}

/** The panel of the devtools. */
export const panel = screen.getByRole('complementary', { name: 'Slipway devtools' })
/** Element of the panel, if the panel is open. */
export const dom = () => document.querySelector('.sw-devtools')
/** Presses the keyboard shortcut of the panel. */
export const pressKey = () => userEvent.keyboard('{Control>}{Shift>}{Alt>}{d}{/Alt}{/Shift}{/Control}')
/** Locates a button in the panel. */
export const button = (name: string | RegExp) => panel.getByRole('button', { name, exact: true })
/** Selects a view of the panel. */
export const show = (name: string) => userEvent.click(panel.getByRole('tab', { name }))
/** Returns the addresses of the app's pages, the bottom page first. */
export const pages = () =>
  peekNavigator()
    ?.stack.get()
    .pages.map(({ url }) => url)
/** Returns the texts of the matching elements in the panel. */
export const texts = (selector: string) =>
  [...(dom()?.querySelectorAll(selector) ?? [])].map((element) => element.textContent?.trim())
/** Opens an address with the panel. */
export async function open(url: string): Promise<void> {
  await userEvent.fill(panel.getByLabelText('Address to open'), url)
  await userEvent.click(button('Open'))
}
