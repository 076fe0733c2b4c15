import { type ReactNode, useState } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { getCurrentPages, navigateTo, redirectTo } from '../../../api/navigation/index.ts'
import { createApp } from '../../../app/createApp.tsx'
import { windows } from '../../../app/windows/windowsConfig.ts'
import { type AnyApp, page } from '../../../router/config/config.ts'
import type { History } from '../../../router/history/history.ts'
import { memoryHistory } from '../../../router/history/memoryHistory.ts'
import { useBackPress, usePageHide, usePageLoad, usePageShow, usePageUnload } from '../../../router/react/react.tsx'

export const lives: string[] = []
/** Number of mounts of the list, and the history of the running app. */
export const run: { mounts: number; history: History } = { mounts: 0, history: memoryHistory('/')() }

export function useLives(name: string): void {
  usePageLoad(() => lives.push(`load ${name}`))
  usePageShow(() => lives.push(`show ${name}`))
  usePageHide(() => lives.push(`hide ${name}`))
  usePageUnload(() => lives.push(`unload ${name}`))
}

/** A list as in any app, without special code for the split view. */
export function List(): ReactNode {
  useLives('list')
  useState(() => ++run.mounts)
  return (
    <>
      <input name="search" aria-label="Search" />
      {Array.from({ length: 60 }, (_, index) => index + 1).map((id) => (
        <button
          key={id}
          type="button"
          style={{ display: 'block', blockSize: 44 }}
          onClick={() => void navigateTo({ url: `/mail/${id}` })}
        >
          Open {id}
        </button>
      ))}
      <button type="button" onClick={() => void redirectTo({ url: '/list?filter=unread' })}>
        Only unread
      </button>
    </>
  )
}

export function Mail({ params }: { params: { id: number } }): ReactNode {
  useLives(`mail ${params.id}`)
  return (
    <>
      <p>Text of {params.id}</p>
      <button type="button" onClick={() => void navigateTo({ url: `/mail/${params.id + 100}` })}>
        Next
      </button>
    </>
  )
}

export function Draft(): ReactNode {
  useBackPress(() => true)
  return <p>A draft</p>
}

export const view = (Content: (props: never) => ReactNode, title: string, more: object = {}) =>
  page({ load: async () => ({ default: Content }), title, ...more })

export const wide = () => screen.viewport(1280, 800)
export const phone = () => screen.viewport(390, 844)

/** Resets the state of earlier tests. Call this before each test. */
export async function renew(): Promise<void> {
  lives.length = 0
  run.mounts = 0
  await phone()
}

export async function mount(url = '/list', config: object = {}): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('div'))
  const own = () => {
    run.history = memoryHistory(url)()
    return run.history
  }
  const unmount = start(element, { history: own, ...config })
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(element.querySelector('.sw-page p, .sw-page input, .sw-stack-empty')).not.toBeNull())
  return element
}

export function start(element: Element, config: object): () => void {
  return createApp({
    pages: {
      '/': view(() => <p>At home</p>, 'Home'),
      '/list': view(List, 'Inbox'),
      '/mail/:id': page({
        load: async () => ({ default: Mail }),
        params: { id: Number },
        title: ({ id }) => `Mail ${id}`,
        under: '/list',
      }),
      '/draft': view(Draft, 'Draft'),
      '/full': view(() => <p>All of it</p>, 'Full', { leftWindow: false }),
    },
    windows: windows({ left: { page: '/list' } }),
    motion: false,
    ...config,
  } as unknown as AnyApp).mount(element)
}

export const layer = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('.sw-page')].find(
    (found) => found.querySelector('.sw-page-body')?.ariaLabel === title,
  )
export const bodyOf = (title: string) => layer(title)?.querySelector('.sw-page-body') as HTMLElement
export const at = (title: string) => {
  const found = layer(title)
  if (!found?.checkVisibility() || found.matches('[data-behind], [data-behind] *')) return undefined
  const { left, right } = found.getBoundingClientRect()
  return [left, right]
}
/** Returns the left and right edges of the visible pages that accept input, by title. */
export const seen = () =>
  Object.fromEntries(
    ['Home', 'Inbox', 'Mail 1', 'Mail 2', 'Mail 101', 'Draft', 'Full'].flatMap((title) => {
      const place = at(title)
      return place ? [[title, place]] : []
    }),
  )
export const left = [0, 320]
export const right = [320, 1280]
export const all = [0, 390]
export const empty = () => screen.getByRole('main', { name: 'Details' })
export const urls = () => getCurrentPages().map(({ url }) => url)
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }))
export const back = () => run.history.go(-1)
