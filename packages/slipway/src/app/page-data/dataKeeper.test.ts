import { expect, test, vi } from 'vitest'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { topOf } from '../../router/stack/stack.ts'
import { createDataKeeper } from './dataKeeper.ts'
import { preparedIn } from './prepared.ts'

interface Ask {
  readonly signal: AbortSignal
  readonly resolve: (data: unknown) => void
  readonly reject: (error: Error) => void
}

/** Opens a page whose data is loaded when the test resolves it. */
async function start() {
  const view = page({ load: async () => ({}) })
  const pages = createNavigator({ pages: { '/': view, '/a': view } }, memoryHistory()())
  await pages.open('navigateTo', { url: '/a' })
  const entry = topOf(pages.stack.get())
  const asks: Ask[] = []
  const load = (signal: AbortSignal) =>
    new Promise<unknown>((resolve, reject) => void asks.push({ signal, resolve, reject }))
  const keeper = createDataKeeper(pages, entry, load)
  return { pages, entry, keeper, asks, load, state: () => keeper.state.get() }
}

test('it starts once, and shows the loaded data', async () => {
  const { keeper, asks, state } = await start()
  expect(asks).toHaveLength(0)
  keeper.start()
  keeper.start()
  expect(asks).toHaveLength(1)
  asks[0]?.resolve('one')
  await vi.waitFor(() => expect(state()).toEqual({ name: 'ready', data: 'one' }))
})

test('it uses data that was loaded ahead of the page, at once', async () => {
  const { pages, keeper, asks, state } = await start()
  await preparedIn(pages).begin('/a', async () => 'ahead').done
  keeper.start()
  expect(state()).toEqual({ name: 'ready', data: 'ahead' })
  expect(asks).toHaveLength(0)
})

test('after a failure it loads again', async () => {
  const { keeper, asks, state } = await start()
  keeper.start()
  asks[0]?.reject(new Error('no'))
  await vi.waitFor(() => expect(state().name).toBe('failed'))
  keeper.retry()
  expect(state().name).toBe('loading')
  asks[1]?.resolve('two')
  await vi.waitFor(() => expect(state()).toEqual({ name: 'ready', data: 'two' }))
})

test('while it reloads, and if that fails, the old data stays', async () => {
  const { keeper, asks, state } = await start()
  keeper.start()
  asks[0]?.resolve('one')
  await vi.waitFor(() => expect(state().name).toBe('ready'))
  const failing = keeper.reload()
  expect(state()).toEqual({ name: 'ready', data: 'one' })
  const error = new Error('no')
  asks[1]?.reject(error)
  await expect(failing).rejects.toBe(error)
  expect(state()).toEqual({ name: 'ready', data: 'one' })
  const coming = keeper.reload()
  asks[2]?.resolve('three')
  await coming
  expect(state()).toEqual({ name: 'ready', data: 'three' })
})

test('a later call replaces an earlier one, and both settle with the later result', async () => {
  const { keeper, asks, state } = await start()
  keeper.start()
  asks[0]?.resolve('one')
  await vi.waitFor(() => expect(state().name).toBe('ready'))
  const ends = [keeper.reload(), keeper.reload()].map((call) => call.then(() => state()))
  expect(asks[1]?.signal.aborted).toBe(true)
  asks[1]?.resolve('late')
  asks[2]?.resolve('new')
  expect(await Promise.all(ends)).toEqual(Array(2).fill({ name: 'ready', data: 'new' }))
})

test('when the page is left before, loading is aborted, and reload rejects', async () => {
  const { pages, keeper, asks, state } = await start()
  keeper.start()
  const call = keeper.reload()
  await pages.open('navigateTo', { url: '/' })
  expect(asks[1]?.signal.aborted, 'a covered page is not left').toBe(false)
  await pages.back(2)
  expect(asks[1]?.signal.aborted).toBe(true)
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  expect(state()).toEqual({ name: 'loading' })
})

test('when the page is refused, loading is aborted', async () => {
  const { pages, entry, keeper, asks } = await start()
  keeper.start()
  pages.pageGates.set(entry.key, { name: 'waiting' })
  expect(asks[0]?.signal.aborted).toBe(false)
  pages.pageGates.set(entry.key, { name: 'refused' })
  expect(asks[0]?.signal.aborted).toBe(true)
})
