import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { peekNavigator, setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { answersIn } from '../../router/page-state/answers.ts'
import { navigateBack, navigateTo, reLaunch } from '../navigation/index.ts'
import { answerPage } from '../page-result/index.ts'
import { chooseLocation } from './index.ts'

const load = vi.fn(async () => ({}))
const blank = page({ load: async () => ({}) })
const screen = { '/choose-location': page({ load, navigationBar: false }) }

function start(pages: object = screen): void {
  setNavigator(createNavigator({ pages: { '/': blank, '/help': blank, ...pages } }, memoryHistory()()))
}
const urls = () =>
  peekNavigator()
    ?.stack.get()
    .pages.map(({ url }) => url)
const shown = async (count: number) => {
  while (urls()?.length !== count) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => start())
afterEach(() => {
  setNavigator(undefined)
  load.mockReset().mockResolvedValue({})
})

const cafe = { name: 'Cafe', address: 'Long Street', latitude: 38.7, longitude: -9.1 }

test('[S2.1] the page opens on top of the current one, and its place is the result', async () => {
  const call = chooseLocation({ keyword: 'Café & Bar', latitude: 48.8584, longitude: 2.2945 })
  await shown(2)
  const { pathname, searchParams } = new URL(urls()?.[1] ?? '', 'https://a.example')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/choose-location',
    { keyword: 'Café & Bar', latitude: '48.8584', longitude: '2.2945' },
  ])
  await answerPage('/choose-location', { ...cafe, distance: 12 })
  expect(await call).toEqual({ ...cafe, distance: 12 })
  expect(urls()).toEqual(['/'])
})

test('without options the address has no query', async () => {
  const call = chooseLocation()
  await shown(2)
  expect(urls()).toEqual(['/', '/choose-location'])
  await navigateBack()
  await call.catch(() => {})
})

test.each([
  ['Back', () => navigateBack()],
  ['reLaunch', () => reLaunch({ url: '/' })],
])('[S2.1] [S8.7] leaving the page by %s rejects with `chooseLocation:fail cancel`', async (_, leave) => {
  const call = chooseLocation()
  await shown(2)
  await leave()
  await expect(call).rejects.toMatchObject({
    api: 'chooseLocation',
    code: 'cancelled',
    errMsg: 'chooseLocation:fail cancel',
  })
})

test('[S8.7] a call while the page is shown is refused, and the first one continues', async () => {
  const first = chooseLocation()
  await shown(2)
  await expect(chooseLocation()).rejects.toMatchObject({ code: 'locked', errMsg: 'chooseLocation:fail cancel' })
  await answerPage('/choose-location', cafe)
  expect(await first).toEqual(cafe)
})

test('the opening page gets the result, too, also after a reload', async () => {
  const call = chooseLocation()
  await shown(2)
  const pages = peekNavigator()
  const received: unknown[] = []
  if (pages)
    answersIn(pages).on(pages.stack.get().pages[0]?.key ?? '', '/choose-location', (value) => received.push(value))
  await answerPage('/choose-location', cafe)
  await call
  expect(received).toEqual([cafe])
})

test.each([
  [{ latitude: 91, longitude: 0 }, 'latitude must be a number from -90 to 90'],
  [{ latitude: 0 }, 'longitude must be a number from -180 to 180'],
  [{ longitude: 0 }, 'latitude must be a number from -90 to 90'],
  [{ keyword: 7 }, 'keyword must be a string'],
])('rejects %j', async (options, detail) => {
  await expect(chooseLocation(options as never)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `chooseLocation:fail ${detail}`,
  })
  expect(urls()).toEqual(['/'])
})

test.each([undefined, null, 'Paris', { latitude: '1', longitude: 2 }, { latitude: 100, longitude: 0 }])(
  'the result %j of a page of the app is no place',
  async (value) => {
    const call = chooseLocation()
    await shown(2)
    await answerPage('/choose-location', value)
    await expect(call).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'chooseLocation:fail the page has returned no place',
    })
  },
)

test('missing texts are empty, and other fields are left out', async () => {
  const call = chooseLocation()
  await shown(2)
  await answerPage('/choose-location', { latitude: 1, longitude: 2, id: 'a', distance: 'far' })
  expect(await call).toEqual({ name: '', address: '', latitude: 1, longitude: 2 })
})

test('a signal closes the page', async () => {
  const controller = new AbortController()
  const call = chooseLocation({ signal: controller.signal })
  await shown(2)
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'chooseLocation:fail abort' })
  expect(urls()).toEqual(['/'])
})

test('a signal that fires while the page opens closes it again', async () => {
  const controller = new AbortController()
  load.mockImplementation(async () => {
    controller.abort()
    return {}
  })
  await expect(chooseLocation({ signal: controller.signal })).rejects.toMatchObject({
    errMsg: 'chooseLocation:fail abort',
  })
  expect(urls()).toEqual(['/'])
})

test('a signal leaves a page that covers the chooser', async () => {
  const controller = new AbortController()
  const call = chooseLocation({ signal: controller.signal })
  await shown(2)
  await navigateTo({ url: '/help' })
  controller.abort()
  await expect(call).rejects.toMatchObject({ errMsg: 'chooseLocation:fail abort' })
  expect(urls()).toEqual(['/', '/choose-location', '/help'])
})

test.each([
  ['a page that a guard blocks', page({ load, guard: () => false }), 'denied'],
  ['a page whose code cannot be loaded', page({ load: () => Promise.reject(new Error('gone')) }), 'failed'],
])('%s is not opened', async (_, blocked, code) => {
  start({ '/choose-location': blocked })
  await expect(chooseLocation()).rejects.toMatchObject({ api: 'chooseLocation', code })
})

test('rejects without a running app', async () => {
  setNavigator(undefined)
  await expect(chooseLocation()).rejects.toMatchObject({ api: 'chooseLocation', code: 'unavailable' })
})
