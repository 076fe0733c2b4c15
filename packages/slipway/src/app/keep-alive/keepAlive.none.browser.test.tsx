import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateBack, reLaunch, switchTab } from '../../api/navigation/index.ts'
import { peekNavigator } from '../../router/current.ts'
import { useUnsavedChanges } from '../../router/react/useUnsavedChanges.ts'
import {
  backTo,
  bar,
  drawn,
  effects,
  elementOf,
  entryOf,
  goneFrom,
  kept,
  left,
  lives,
  mount,
  moving,
  NotePage,
  part,
  push,
  remembered,
  remembering,
  renew,
  shown,
  start,
  use,
  view,
} from '../../testing/internal/apps/keepAliveApp.tsx'
import { devTools } from '../../testing/internal/environment/devTools.ts'
import { holdImports } from '../../testing/internal/environment/holdImports.ts'
import { iosLook } from '../motion/looks.ts'

beforeEach(renew)

function Form(): ReactNode {
  useUnsavedChanges(true)
  return <NotePage />
}

const storedOf = (key: string | undefined) => Object.keys(sessionStorage).filter((name) => name.endsWith(`:${key}`))

test('a covered page is dropped, and restored with its scroll position, text and states', async () => {
  await start('/none/1')
  await use()
  await push('/2')
  await goneFrom('/none/1')
  await backTo(remembered('/none/1'))
})

test('it is dropped after the motion that covers it, and mounted from the start of the one that uncovers it', async () => {
  await start('/none/1', { motion: { ...iosLook, durationMs: 100_000 } })
  await use()
  const opening = push('/2')
  await vi.waitFor(() => expect(moving()).toHaveLength(4))
  await opening
  expect(elementOf('/none/1')?.checkVisibility()).toBe(true)
  for (const animation of moving()) animation.finish()
  await goneFrom('/none/1')
  await navigateBack()
  expect(moving().length).toBeGreaterThan(0)
  expect(left()).toEqual(remembered('/none/1'))
})

test('a page that Back uncovers during the motion has lost nothing, and gets the show event', async () => {
  await start('/none/1', { motion: { ...iosLook, durationMs: 100_000 } })
  await use()
  await push('/2')
  lives.length = 0
  await navigateBack()
  expect(left()).toEqual(kept('/none/1'))
  expect(lives).toEqual(['unload /2', 'show /none/1'])
  for (const animation of moving()) animation.finish()
  await goneFrom('/2')
  expect(left()).toEqual(kept('/none/1'))
})

test('a dropped page gets load when it is restored, as after a reload, and no unload', async () => {
  await start('/none/1')
  await push('/2')
  await goneFrom('/none/1')
  expect(lives).toEqual(['hide /none/1', 'load /2', 'show /2', 'ready /2'])
  expect(effects).toContain('off /none/1')
  lives.length = 0
  await navigateBack()
  expect(lives).toEqual(['unload /2', 'load /none/1', 'show /none/1', 'ready /none/1'])
  await push('/3')
  await goneFrom('/none/1')
  lives.length = 0
  await reLaunch({ url: '/4' })
  await vi.waitFor(() => expect(lives).toEqual(['unload /3', 'load /4', 'show /4', 'ready /4']))
})

test('its elements can be garbage-collected', async () => {
  await start('/none/1')
  await userEvent.fill(part<HTMLInputElement>('input'), 'text')
  const page = new WeakRef(shown())
  await push('/2')
  await goneFrom('/none/1')
  await push('/3')
  await vi.waitFor(async () => {
    await devTools().send('HeapProfiler.collectGarbage')
    expect(page.deref()).toBeUndefined()
  })
})

test('a page that was covered before page restore was loaded stays until it is shown again', async () => {
  const arrive = holdImports()
  await mount('/none/1')
  await use()
  await push('/2')
  arrive()
  await remembering()
  await push('/3')
  await vi.waitFor(() => expect(elementOf('/2')?.matches('[data-covered]')).toBe(true))
  expect(drawn()).toEqual(['/none/1', '/2', '/3'])
  await navigateBack({ delta: 2 })
  expect(left()).toEqual(kept('/none/1'))
  await push('/4')
  await goneFrom('/none/1')
  await backTo(remembered('/none/1'))
})

test('no page is dropped if the storage is forbidden', async () => {
  await start('/none/1')
  sessionStorage.clear()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await use()
  await push('/none/2')
  await push('/3')
  await vi.waitFor(() => expect(elementOf('/none/2')?.matches('[data-covered]')).toBe(true))
  await navigateBack({ delta: 2 })
  expect(left()).toEqual(kept('/none/1'))
})

test('a page is not dropped if its latest state could not be stored', async () => {
  await start('/1', { keepAlive: { limit: 0 } })
  await use()
  window.dispatchEvent(new Event('pagehide'))
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await screen.getByLabelText('note of /1').fill('more text')
  await push('/2')
  await vi.waitFor(() => expect(elementOf('/1')?.matches('[data-covered]')).toBe(true))
  await navigateBack()
  await expect.element(screen.getByLabelText('note of /1')).toHaveValue('more text')
  setItem.mockRestore()
  await push('/2')
  await goneFrom('/1')
})

test('a page with unsaved changes is not dropped, because it must ask the user', async () => {
  await start('/form', { pages: { '/form': view(Form, { keepAlive: 'none' }) } })
  await use()
  await push('/none/1')
  await push('/2')
  await goneFrom('/none/1')
  expect(drawn()).toEqual(['/form', '/2'])
})

test('a tab is dropped with its bar if it is the only visited one, and both are restored', async () => {
  const tabs = bar('/', '/mine')
  await start('/', { pages: { '/': view(NotePage, { keepAlive: 'none' }) }, tabBar: tabs })
  await use()
  await push('/1')
  await goneFrom('/')
  expect(document.querySelector('.sw-layer')).toBeNull()
  await backTo(remembered('/'))
  await expect.element(screen.getByRole('link', { name: '/mine' })).toBeVisible()
  await switchTab('/mine')
  await goneFrom('/')
  await switchTab('/')
  await vi.waitFor(() => expect(left()).toEqual(remembered('/')))
})

test('a dropped page that is refused leaves nothing behind, and is not restored', async () => {
  let isRefused = false
  const guarded = view(NotePage, { keepAlive: 'none', guard: () => !isRefused })
  await start('/guarded', { pages: { '/guarded': guarded } })
  await use()
  const key = entryOf('/guarded')?.key
  await push('/2')
  await goneFrom('/guarded')
  expect(storedOf(key)).toHaveLength(2)
  isRefused = true
  peekNavigator()?.rerunGuards()
  expect(storedOf(key)).toEqual([])
  await navigateBack()
  await expect.element(screen.getByText('You may not see this page.')).toBeVisible()
  expect(shown().querySelector('input')).toBeNull()
  isRefused = false
  peekNavigator()?.rerunGuards()
  await vi.waitFor(() => expect(left()).toEqual({ text: '', open: 'false', scrollTop: 0, count: 'count 0' }))
})
