import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { getCurrentPages, navigateBack, navigateTo } from '../api/navigation/index.ts'
import { isApiError } from '../base/call/ApiError.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { centerOf, touchTaps } from '../testing/internal/input/touch.ts'
import { createApp } from './createApp.tsx'
import { iosLook } from './motion/looks.ts'

const refusals: string[] = []
let clicks = 0
let arrive: () => void = () => {}
let admit: () => void = () => {}

function ListPage(): ReactNode {
  const open = (url: string) => {
    clicks++
    navigateTo({ url }).catch((error: unknown) => refusals.push(isApiError(error) ? error.code : String(error)))
  }
  return ['/row', '/slow', '/guarded'].map((url) => (
    <button key={url} type="button" style={{ display: 'block', blockSize: 60 }} onClick={() => open(url)}>
      {url}
    </button>
  ))
}

const Row = () => <p>one row</p>
const slowly = () =>
  new Promise<{ default: () => ReactNode }>((resolve) => {
    arrive = () => resolve({ default: Row })
  })

const guard = () =>
  new Promise<true>((resolve) => {
    admit = () => resolve(true)
  })

async function mount(): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({
    pages: {
      '/': page({ load: async () => ({ default: ListPage }) }),
      '/row': page({ load: async () => ({ default: Row }) }),
      '/slow': page({ load: slowly }),
      '/guarded': page({ load: async () => ({ default: Row }), guard }),
    },
    history: memoryHistory(),
    motion: iosLook,
  } as unknown as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await expect.element(screen.getByRole('button', { name: '/row' })).toBeVisible()
}

const urls = () => getCurrentPages().map(({ url }) => url)

const tapOften = (name: string) => touchTaps(centerOf(screen.getByRole('button', { name }).element()), 50)

async function expectOneBack(): Promise<void> {
  await navigateBack()
  expect(urls()).toEqual(['/'])
  await vi.waitFor(() => expect(document.querySelectorAll('.sw-page')).toHaveLength(1))
  await expect.element(screen.getByRole('button', { name: '/row' })).toBeVisible()
  expect(urls()).toEqual(['/'])
}

beforeEach(() => {
  refusals.length = 0
  clicks = 0
})

test('fifty quick taps on a row open one page, and Back leads to the list at once', async () => {
  await mount()
  await tapOften('/row')
  expect(urls()).toEqual(['/', '/row'])
  expect(refusals).toEqual(Array(clicks - 1).fill('locked'))
  await expectOneBack()
})

test('the same while the page takes long to load', async () => {
  await mount()
  await tapOften('/slow')
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/slow']))
  arrive()
  await expect.element(screen.getByText('one row')).toBeVisible()
  expect(urls()).toEqual(['/', '/slow'])
  expect(refusals).toEqual(Array(clicks - 1).fill('locked'))
  await expectOneBack()
})

test('the same while the guard of the page has no result: every tap reaches the row', async () => {
  await mount()
  await tapOften('/guarded')
  expect(clicks).toBe(50)
  expect(urls()).toEqual(['/'])
  admit()
  await expect.element(screen.getByText('one row')).toBeVisible()
  expect(urls()).toEqual(['/', '/guarded'])
  expect(refusals).toEqual(Array(49).fill('locked'))
  await expectOneBack()
})

test('a page that is still loading can be left', async () => {
  await mount()
  await tapOften('/slow')
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/slow']))
  await expectOneBack()
  arrive()
  await navigateTo({ url: '/slow' })
  await expect.element(screen.getByText('one row')).toBeVisible()
  expect(urls()).toEqual(['/', '/slow'])
})
