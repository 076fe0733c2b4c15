import type { ReactNode } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack, navigateTo } from '../api/navigation/index.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { memoryHistory } from '../router/history/memoryHistory.ts'
import { createApp } from './createApp.tsx'
import { windows } from './windows/index.ts'

function Fixed(): ReactNode {
  return <p style={{ position: 'fixed', left: 0, right: 0, margin: 0 }}>fixed</p>
}

const view = (name: string, more: object = {}) =>
  page({ load: async () => ({ default: (): ReactNode => <p>{name}</p> }), title: name, ...more })

async function mount(config: object = {}): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({
    pages: { '/': view('home'), '/narrow': view('narrow', { maxWidth: 600 }) },
    history: memoryHistory(),
    motion: false,
    ...config,
  } as unknown as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(element.querySelector('.sw-page p')).not.toBeNull())
}

const app = () => document.querySelector('.sw-app') as HTMLElement
const edges = () => {
  const { left, right } = app().getBoundingClientRect()
  return [left, right]
}
const margin = () => {
  const style = getComputedStyle(document.querySelector('.sw-page p') as Element)
  // WebKit computes the window's size with fractions: `45.000008px`.
  return style.getPropertyValue('--sw-window-margin').replace(/-?[\d.]+/, (length) => String(Math.round(+length) + 0))
}

afterEach(() => screen.viewport(390, 844))

test('[S2.11] in a wider window the app is centred', async () => {
  await screen.viewport(1280, 800)
  await mount({ maxWidth: 1190 })
  expect(edges()).toEqual([45, 1235])
  expect(margin()).toBe('45px')
  await screen.viewport(1390, 800)
  await vi.waitFor(() => expect(edges()).toEqual([100, 1290]))
  expect(margin()).toBe('100px')
})

test.each([1190, 800, 390])('[S2.11] in a window of %i pixels it fills the width', async (width) => {
  await screen.viewport(width, 800)
  await mount({ maxWidth: 1190 })
  expect(edges()).toEqual([0, width])
  expect(margin()).toBe('0px')
})

test('[S2.11] a page can have its own width, for as long as it is shown', async () => {
  await screen.viewport(1280, 800)
  await mount({ maxWidth: 1000 })
  expect(edges()).toEqual([140, 1140])
  await navigateTo({ url: '/narrow' })
  expect(edges()).toEqual([340, 940])
  await navigateBack()
  await vi.waitFor(() => expect(edges()).toEqual([140, 1140]))
})

test('[S2.11] without a width an app fills the window, and a page can still be narrower', async () => {
  await screen.viewport(1280, 800)
  await mount()
  expect(edges()).toEqual([0, 1280])
  await navigateTo({ url: '/narrow' })
  expect(edges()).toEqual([340, 940])
})

test('[S2.11] windows are included in the width', async () => {
  await screen.viewport(1280, 800)
  await mount({ maxWidth: 1000, windows: windows({ left: { load: async () => ({ default: () => null }) } }) })
  await vi.waitFor(() =>
    expect(document.querySelector('.sw-page')?.getBoundingClientRect()).toMatchObject({ left: 460, right: 1140 }),
  )
  expect(margin()).toBe('140px')
})

test('elements fixed in a page stay inside the app', async () => {
  await screen.viewport(1280, 800)
  await mount({ maxWidth: 600, pages: { '/': page({ load: async () => ({ default: Fixed }) }) } })
  expect(document.querySelector('.sw-page p')?.getBoundingClientRect()).toMatchObject({ left: 340, right: 940 })
})
