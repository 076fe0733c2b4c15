import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type AnyApp, page } from '../../router/config/config.ts'
import type { Guard } from '../../router/config/guardTypes.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { topOf } from '../../router/stack/stack.ts'
import { pageData } from '../page-data/index.ts'
import { recoverPages } from './recoverPages.ts'
import { reloadOnce } from './reloadOnce.ts'

const lose = () => Promise.reject(new Error('no network'))
const load = vi.fn(async (): Promise<unknown> => ({}))
const loadLoader = vi.fn(async (): Promise<unknown> => ({}))
const pageConfigs = {
  '/': page({ load: async () => ({}) }),
  '/lost': page({ load }),
  '/data': page({ load: async () => ({}), data: pageData(() => loadLoader()) }),
}

function start(guard?: Guard) {
  const app = { pages: pageConfigs, ...(guard && { guard }) } as unknown as AnyApp
  const history = memoryHistory()()
  const pages = createNavigator(app, history)
  const hrefOf = (url: string) => new URL(url, location.href).href
  const reload = vi.fn()
  // A document whose address follows the history.
  const at = {
    reload,
    get href() {
      return hrefOf(history.url())
    },
  }
  onTestFinished(recoverPages(pages, at))
  // Marks a reload that was tried and has not recovered the page.
  const hasTried = (url: string) => sessionStorage.setItem('sw:reload:%2F:', hrefOf(url))
  const urls = () => pages.stack.get().pages.map(({ url }) => url)
  const stateOf = (path: string) => pages.loader.of({ path, config: { load } }).get().name
  const open = (url: string) => pages.open('navigateTo', { url })
  /** Opens a page whose code is not loaded within the time that a call waits, and then ends the loading with `end`. */
  const openLate = async (url: string, end: () => Promise<unknown> = lose, first = new Error('late')) => {
    let arrive = () => {}
    load
      .mockImplementation(end)
      .mockImplementationOnce(() => new Promise((_, reject) => (arrive = () => reject(first))))
    await open(url)
    arrive()
  }
  return { pages, history, at, reload, hasTried, urls, stateOf, open, openLate }
}

beforeEach(() => {
  load.mockReset().mockImplementation(lose)
  loadLoader.mockReset().mockImplementation(lose)
  sessionStorage.clear()
  removeLines()
})

/** The text in the shell's line. */
const line = () => document.querySelector('.sw-line')?.textContent ?? ''

function removeLines(): void {
  for (const each of document.querySelectorAll('.sw-line')) each.remove()
}

test('[S8.14] a page whose code is gone, as after a deployment, is opened and reloaded at its own address', async () => {
  const { history, reload, urls, stateOf, open } = start()
  const seen: string[] = []
  reload.mockImplementation(() => seen.push(history.url()))
  await open('/lost')
  await vi.waitFor(() => expect(seen, 'the address is there before').toEqual(['/lost']))
  expect(stateOf('/lost'), 'a skeleton stands there meanwhile').toBe('loading')
  expect(urls()).toEqual(['/', '/lost'])
  expect(line()).toBe('')
})

describe('[S8.14] a page that a reload cannot recover is not opened, and a message gives the reason', () => {
  test.each([
    [
      'a reload was tried',
      'Check your connection.',
      () => sessionStorage.setItem('sw:reload:%2F:', new URL('/lost', location.href).href),
    ],
    [
      'the browser is offline',
      'You are offline',
      () => void vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false),
    ],
    [
      'the browser cannot store the mark of a reload',
      'Check your connection.',
      () => {
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError')
        })
      },
    ],
    [
      'it threw when it was imported',
      'Something went wrong',
      () => void load.mockRejectedValue(new Error('broken on purpose')),
    ],
  ])('%s', async (_, title, prepare) => {
    const { reload, urls, open, history } = start()
    prepare()
    await expect(open('/lost')).rejects.toMatchObject({ code: 'failed' })
    expect([urls(), history.url()]).toEqual([['/'], '/'])
    expect(line()).toBe(title)
    expect(reload).not.toHaveBeenCalled()
  })

  test('its address is in memory only', async () => {
    const { at, reload, urls, open } = start()
    Object.defineProperty(at, 'href', { value: location.href })
    await expect(open('/lost')).rejects.toMatchObject({ code: 'failed' })
    expect(urls()).toEqual(['/'])
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('[S8.14] a page whose loader’s code is gone', () => {
  test('is opened and reloaded at its own address', async () => {
    const { reload, urls, open } = start()
    await open('/data')
    expect(urls()).toEqual(['/', '/data'])
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  test.each([
    ['a reload cannot recover it', 'Check your connection.', () => {}],
    ['it has thrown', 'Something went wrong', () => void loadLoader.mockRejectedValue(new Error('broken on purpose'))],
  ])('is not opened if %s, and a message gives the reason', async (_, title, prepare) => {
    const { hasTried, reload, urls, open } = start()
    hasTried('/data')
    prepare()
    await expect(open('/data')).rejects.toMatchObject({ code: 'failed' })
    expect([urls(), line()]).toEqual([['/'], title])
    expect(reload).not.toHaveBeenCalled()
  })
})

test('[S8.14] a page that is open when its code fails stays unchanged if a reload was tried', async () => {
  const { pages, reload, hasTried, urls, stateOf, openLate } = start()
  hasTried('/lost')
  await openLate('/lost')
  await vi.waitFor(() => expect(stateOf('/lost')).toBe('failed'))
  await pages.settled()
  expect(urls()).toEqual(['/', '/lost'])
  expect(reload).not.toHaveBeenCalled()
})

test('a page that has thrown, or was left meanwhile, is not reloaded', async () => {
  const { pages, reload, stateOf, openLate } = start()
  const error = new Error('broken on purpose')
  await openLate('/lost', () => Promise.reject(error), error)
  await vi.waitFor(() => expect(stateOf('/lost')).toBe('failed'))
  await pages.settled()
  load.mockReset().mockImplementation(lose)
  await pages.open('navigateTo', { url: '/' })
  await pages.loader.load({ path: '/lost', config: { load } }).catch(() => {})
  await pages.settled()
  expect(reload).not.toHaveBeenCalled()
})

test('a page that is left while the history changes is not reloaded', async () => {
  const { pages, reload, open } = start()
  await Promise.allSettled([open('/lost'), open('/')])
  await pages.settled()
  expect(pages.stack.get().pages.map(({ url }) => url)).toEqual(['/', '/lost', '/'])
  expect(reload).not.toHaveBeenCalled()
})

test('a page that a guard hides is not reloaded', async () => {
  let isAllowed = true
  const { pages, reload, open } = start(({ path }) => path === '/' || isAllowed)
  load.mockResolvedValue({})
  await open('/lost')
  isAllowed = false
  pages.rerunGuards()
  pages.loader.of({ path: '/lost', config: { load } }).set({ name: 'failed', error: '', why: 'lost' })
  await pages.settled()
  expect(reload).not.toHaveBeenCalled()
  isAllowed = true
  pages.rerunGuards()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('when the network is back, the current page is loaded again, whatever the failure was', async () => {
  const { hasTried, stateOf, openLate } = start()
  hasTried('/lost')
  await openLate('/lost')
  await vi.waitFor(() => expect(stateOf('/lost')).toBe('failed'))
  load.mockReset().mockResolvedValue({})
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(stateOf('/lost')).toBe('ready'))
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledOnce()
})

test('a page that was painted may be reloaded another time; one in split view has no effect', async () => {
  const { pages, openLate } = start()
  await openLate('/lost', () => new Promise(() => {}))
  const at = { href: new URL('/lost', location.href).href, reload: vi.fn() }
  expect(reloadOnce('/lost', at)).toBe(true)
  pages.painted.set(pages.stack.get().pages[0]?.key)
  expect(reloadOnce('/lost', at), 'remembered').toBe(false)
  pages.painted.set(topOf(pages.stack.get()).key)
  expect(reloadOnce('/lost', at)).toBe(true)
})
