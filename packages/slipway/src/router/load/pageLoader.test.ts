import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../config/config.ts'
import { createRoutes } from '../config/routes.ts'
import { createPageLoader } from './pageLoader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(load: () => Promise<unknown>) {
  const { root: route } = createRoutes({ pages: { '/': page({ load }) } })
  const loader = createPageLoader()
  return { loader, route, state: () => loader.of(route).get() }
}

test('a module is loaded once, even for several calls', async () => {
  const load = vi.fn(async () => 'module')
  const { loader, route, state } = start(load)
  expect(state()).toEqual({ name: 'idle' })
  const calls = [loader.load(route), loader.load(route)]
  expect(state()).toEqual({ name: 'loading' })
  await Promise.all(calls)
  await loader.load(route)
  expect(state()).toEqual({ name: 'ready', module: 'module' })
  expect(load).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a module that fails is automatically loaded a second time', async () => {
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('hiccup'))
  const { loader, route, state } = start(load)
  await loader.load(route)
  expect(state().name).toBe('ready')
  expect(load).toHaveBeenCalledTimes(2)
})

test('[S8.14] a module that fails twice has the state `failed` at once, and can be loaded again', async () => {
  const error = new Error('no network')
  const load = vi
    .fn(async () => 'module')
    .mockRejectedValueOnce(new Error('hiccup'))
    .mockRejectedValueOnce(error)
  const { loader, route, state } = start(load)
  await expect(loader.load(route)).rejects.toBe(error)
  expect(state()).toEqual({ name: 'failed', error, why: 'lost' })
  await loader.load(route)
  expect(state().name).toBe('ready')
})

test('a module that throws is `broken`, and a missing module is `lost`', async () => {
  const broken = start(() => import('data:text/javascript,throw new Error("broken on purpose")' as string))
  await expect(broken.loader.load(broken.route)).rejects.toThrow('broken on purpose')
  expect(broken.state()).toMatchObject({ name: 'failed', why: 'broken' })
  const lost = start(() => import('./nowhere.js' as string))
  await expect(lost.loader.load(lost.route)).rejects.toThrow()
  expect(lost.state()).toMatchObject({ name: 'failed', why: 'lost' })
})

test('[S8.14] a module that hangs fails after 60,000 ms, and is shown if it arrives later', async () => {
  let arrive: (module: string) => void = () => {}
  const { loader, route, state } = start(() => new Promise((resolve) => (arrive = resolve)))
  const call = loader.load(route)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(state().name).toBe('loading')
  await vi.advanceTimersByTimeAsync(1)
  expect(state()).toMatchObject({ name: 'failed', why: 'late' })
  arrive('module')
  await call
  expect(state().name).toBe('ready')
})
