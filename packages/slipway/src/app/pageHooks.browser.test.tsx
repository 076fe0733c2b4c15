import { type ReactNode, StrictMode, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, navigateTo, reLaunch, switchTab } from '../api/navigation/index.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import {
  useBackPress,
  usePageHide,
  usePageLoad,
  usePageReady,
  usePageShow,
  usePageUnload,
} from '../router/react/react.tsx'
import { createApp } from './createApp.tsx'
import { tabBar } from './tab-bar/tabBarConfig.ts'

const events: string[] = []

function Listener({ name, note = '' }: { name: string; note?: string }): ReactNode {
  const record = (life: string) => () => void events.push(`${life} ${name}${note}`)
  usePageUnload(record('unload'))
  usePageHide(record('hide'))
  usePageReady(record('ready'))
  usePageShow(record('show'))
  usePageLoad(record('load'))
  return null
}

function Page({ name }: { name: string }): ReactNode {
  const [count, setCount] = useState(0)
  return (
    <StrictMode>
      <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
      <div>
        <Listener name={name} note={count > 0 ? `+${count}` : ''} />
      </div>
    </StrictMode>
  )
}

const view = (name: string) => page({ load: async () => ({ default: () => <Page name={name} /> }) })

async function mount(more: AnyApp['pages'] = {}): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'))
  const app = {
    pages: { '/': view('home'), '/mine': view('mine'), '/a': view('a'), '/b': view('b'), ...more },
    tabBar: tabBar({
      items: [
        { path: '/', text: 'Home' },
        { path: '/mine', text: 'Mine' },
      ],
    }),
    history: memoryHistory(),
    motion: false,
  } as unknown as AnyApp
  const unmount = createApp(app).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await expect.element(screen.getByRole('button', { name: /home/ })).toBeVisible()
}

const next = () => events.splice(0)

beforeEach(() => void next())

test('a page gets load, show and ready once, in a child and under StrictMode', async () => {
  await mount()
  expect(next()).toEqual(['load home', 'show home', 'ready home'])
})

test('covering, uncovering and closing', async () => {
  await mount()
  next()
  await navigateTo({ url: '/a' })
  expect(next()).toEqual(['hide home', 'load a', 'show a', 'ready a'])
  await navigateBack()
  await vi.waitFor(() => expect(events).toEqual(['unload a', 'show home']))
})

test('a covered page is unloaded too, by reLaunch and by switchTab', async () => {
  await mount()
  await navigateTo({ url: '/a' })
  await navigateTo({ url: '/b' })
  next()
  await switchTab({ url: '/mine' })
  expect(next()).toEqual(['unload b', 'unload a', 'load mine', 'show mine', 'ready mine'])
  await reLaunch({ url: '/a' })
  expect(next()).toEqual(['unload mine', 'unload home', 'load a', 'show a', 'ready a'])
})

test('a mounted tab is shown again, and not loaded again', async () => {
  await mount()
  await switchTab({ url: '/mine' })
  next()
  await switchTab({ url: '/' })
  expect(next()).toEqual(['hide mine', 'show home'])
})

test('the listener of the latest render is called', async () => {
  await mount()
  await userEvent.click(screen.getByRole('button', { name: /home/ }))
  next()
  await navigateTo({ url: '/a' })
  expect(next()[0]).toBe('hide home+1')
})

test('the current page is hidden and shown with the app', async () => {
  await mount()
  next()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(next()).toEqual(['hide home'])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(next()).toEqual(['show home'])
})

let stay: (answer: boolean) => void = () => {}
const froms: string[] = []

function Form(): ReactNode {
  useBackPress(({ from }) => {
    froms.push(from)
    return new Promise<boolean>((resolve) => {
      stay = resolve
    })
  })
  return <p>form</p>
}

test('a page that blocks Back', async () => {
  await mount({ '/form': page({ load: async () => ({ default: Form }) }) })
  await navigateTo({ url: '/form' })
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await vi.waitFor(() => expect(froms).toEqual(['backbutton']))
  stay(true)
  const call = navigateBack()
  await vi.waitFor(() => expect(froms).toEqual(['backbutton', 'navigateBack']))
  stay(false)
  await call
  await expect.element(screen.getByRole('button', { name: /home/ })).toBeVisible()
})
