import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BySide, type WindowPlacement, windowsStateOf } from '../../base/page/windowsState.ts'
import { page, type SideWindows } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { getLeftWindowStyle, hideLeftWindow, setLeftWindowStyle, showLeftWindow, showTopWindow } from './index.ts'

const windows = { left: { style: { width: 240 } }, stepFor: () => undefined } as SideWindows
let pages: PageNavigator

beforeEach(() => {
  pages = createNavigator({ pages: { '/': page({ load: async () => ({}) }) }, windows }, memoryHistory()())
  setNavigator(pages)
})
afterEach(() => setNavigator(undefined))

/** Stands in for the shell: paints the requested windows, with the left window at a given place. */
function draw(left: WindowPlacement): void {
  const { requests, painted } = windowsStateOf(pages)
  const placements: BySide<WindowPlacement> = { top: 'hidden', left, right: 'hidden' }
  painted.set({ requests: requests.get(), placements })
}

const left = () => windowsStateOf(pages).requests.get().left

test('a call resolves once the shell has painted the change, and not before', async () => {
  draw('docked')
  const settled = vi.fn()
  const call = hideLeftWindow().then(settled)
  await vi.waitFor(() => expect(left().hidden).toBe(true))
  expect(settled).not.toHaveBeenCalled()
  draw('hidden')
  await call
})

test('a call that changes nothing resolves at once', async () => {
  draw('docked')
  const call = setLeftWindowStyle({ width: 300 })
  await vi.waitFor(() => expect(left().style).toEqual({ width: 300 }))
  draw('docked')
  await call
  await setLeftWindowStyle({ width: 300 })
})

test('a window that cannot be shown rejects, and the earlier request is kept', async () => {
  draw('hidden')
  const call = showLeftWindow()
  await vi.waitFor(() => expect(left().opened).toBe(true))
  draw('hidden')
  await expect(call).rejects.toMatchObject({
    code: 'unavailable',
    errMsg: 'showLeftWindow:fail the left window cannot be shown beside the current page',
  })
  expect(left()).toEqual({ hidden: false, opened: false })
})

test('unmounting the app meanwhile settles all calls', async () => {
  draw('docked')
  const call = hideLeftWindow()
  await vi.waitFor(() => expect(left().hidden).toBe(true))
  windowsStateOf(pages).painted.set(undefined)
  await call
})

test('the style is copied, when it is set and when it is read', async () => {
  const style = { width: 300 }
  const call = setLeftWindowStyle(style)
  style.width = 1
  await vi.waitFor(() => expect(left().style).toEqual({ width: 300 }))
  draw('docked')
  await call
  const read = (await getLeftWindowStyle()) as { width: number }
  read.width = 2
  expect(await getLeftWindowStyle()).toEqual({ width: 300 })
})

test('a window that the app does not have rejects with not-found; without a document every call rejects', async () => {
  await expect(showTopWindow()).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'showTopWindow:fail the app has no top window',
  })
  setNavigator(undefined)
  await expect(showLeftWindow()).rejects.toMatchObject({ code: 'unavailable' })
})
