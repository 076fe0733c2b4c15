import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type AnyApp, page } from '../../router/config.ts'
import type { Guard } from '../../router/guards.ts'
import { memoryHistory } from '../../router/memoryHistory.ts'
import { createNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack.ts'
import { pageData } from '../page-data/index.ts'
import { recoverPages } from './recoverPages.ts'
import { reloadOnce } from './reloadOnce.ts'

const lose = () => Promise.reject(new Error('no network'))
const load = vi.fn(async (): Promise<unknown> => ({}))
const loadLoader = vi.fn(async (): Promise<unknown> => ({}))
const pages = {
  '/': page({ load: async () => ({}) }),
  '/lost': page({ load }),
  '/data': page({ load: async () => ({}), data: pageData(() => loadLoader()) }),
}

function start(guard?: Guard) {
  const app = { pages, ...(guard && { guard }) } as unknown as AnyApp
  const history = memoryHistory()()
  const navigator = createNavigator(app, history)
  const reload = vi.fn((_href: string) => true)
  onTestFinished(recoverPages(navigator, reload))
  const stateOf = (path: string) => navigator.loader.of({ path, config: { load } }).get().name
  return { navigator, history, reload, stateOf, open: (url: string) => navigator.open('navigateTo', { url }) }
}

beforeEach(() => {
  load.mockReset().mockImplementation(lose)
  loadLoader.mockReset().mockImplementation(lose)
  sessionStorage.clear()
})

test('[S8.14] a page whose code is gone, as after a deployment, is reloaded at its own address', async () => {
  const { history, reload, stateOf, open } = start()
  reload.mockImplementation(() => {
    expect(history.url(), 'the address is there before').toBe('/lost')
    return true
  })
  await expect(open('/lost')).rejects.toMatchObject({ code: 'failed' })
  await vi.waitFor(() => expect(reload.mock.calls).toEqual([['/lost']]))
  expect(stateOf('/lost'), 'a skeleton stands there meanwhile').toBe('loading')
})

test('so is one whose loader’s code is gone', async () => {
  const { navigator, reload, open } = start()
  await open('/data')
  await navigator.loader.load({ path: '/data data', config: { load: loadLoader } }).catch(() => {})
  await vi.waitFor(() => expect(reload.mock.calls).toEqual([['/data']]))
})

test('[S8.14] where a reload was tried, or does not help, the page stays as it is', async () => {
  const { navigator, reload, stateOf, open } = start()
  reload.mockReturnValue(false)
  await open('/lost').catch(() => {})
  await navigator.settled()
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
  expect(stateOf('/lost')).toBe('failed')
})

test('a page that has thrown, or was left meanwhile, is not reloaded', async () => {
  const { navigator, reload, open } = start()
  const error = new Error('broken on purpose')
  load.mockRejectedValue(error)
  await open('/lost').catch(() => {})
  await navigator.settled()
  load.mockReset().mockImplementation(lose)
  await navigator.open('navigateTo', { url: '/' })
  await navigator.loader.load({ path: '/lost', config: { load } }).catch(() => {})
  await navigator.settled()
  expect(reload).not.toHaveBeenCalled()
})

test('a page that is left while the history is on its way is not reloaded', async () => {
  const { navigator, reload, open } = start()
  await Promise.allSettled([open('/lost'), open('/')])
  await navigator.settled()
  expect(navigator.stack.get().pages.map(({ url }) => url)).toEqual(['/', '/lost', '/'])
  expect(reload).not.toHaveBeenCalled()
})

test('a page that a guard keeps from the screen is not reloaded', async () => {
  let isAllowed = true
  const { navigator, reload, open } = start(({ path }) => path === '/' || isAllowed)
  load.mockResolvedValue({})
  await open('/lost')
  isAllowed = false
  navigator.recheck()
  navigator.loader.of({ path: '/lost', config: { load } }).set({ name: 'failed', error: '', why: 'lost' })
  await navigator.settled()
  expect(reload).not.toHaveBeenCalled()
  isAllowed = true
  navigator.recheck()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('when the network is back, the page shown is tried again, whatever was wrong', async () => {
  const { navigator, reload, stateOf, open } = start()
  reload.mockReturnValue(false)
  await open('/lost').catch(() => {})
  await navigator.settled()
  load.mockReset().mockResolvedValue({})
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(stateOf('/lost')).toBe('ready'))
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledOnce()
})

test('a page that has come may be reloaded another time; one beside it changes nothing', async () => {
  const { navigator, open } = start()
  await open('/lost').catch(() => {})
  await navigator.settled()
  const at = { href: new URL('/lost', location.href).href, reload: vi.fn() }
  expect(reloadOnce('/lost', at)).toBe(true)
  navigator.drawn.set(navigator.stack.get().pages[0]?.key)
  expect(reloadOnce('/lost', at), 'remembered').toBe(false)
  navigator.drawn.set(topOf(navigator.stack.get()).key)
  expect(reloadOnce('/lost', at)).toBe(true)
})
