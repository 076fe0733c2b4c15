import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, resultOf } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { peekNavigator, setNavigator } from '../../router/current.ts'
import type { History } from '../../router/history/history.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { answersIn } from '../../router/page-state/answers.ts'
import { getCurrentPages, navigateBack, reLaunch } from '../navigation/index.ts'
import { answerPage, openPage } from './index.ts'

const load = async () => ({})
const app = {
  pages: {
    '/': page({ load }),
    '/choose': page({ load, params: { from: Number }, result: resultOf<string>() }),
    '/jobs': page({ load }),
    '/jobs/choose': page({ load, result: resultOf<string>(), under: '/jobs' }),
  },
}
const urls = () => getCurrentPages().map(({ url }) => url)

let history: History
let pages: PageNavigator

function start(): void {
  pages = createNavigator(app, history)
  setNavigator(pages)
}

beforeEach(() => {
  history = memoryHistory()()
  start()
})
afterEach(() => setNavigator(undefined))

const shown = async (count: number) => {
  while (urls().length !== count) await new Promise((resolve) => setImmediate(resolve))
}

test('a page’s result settles the call that opened it, and the page is closed', async () => {
  const call = openPage('/choose', { from: 1 })
  await shown(2)
  await answerPage('/choose', 'red')
  expect(await call).toBe('red')
  expect(urls()).toEqual(['/'])
})

test.each([
  ['Back', () => navigateBack()],
  ['reLaunch', () => reLaunch({ url: '/' })],
])('a page that is left by %s without a result rejects with cancelled', async (_how, leave) => {
  const call = openPage('/choose', { from: 1 })
  await shown(2)
  await leave()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'openPage:fail cancel' })
})

test('a cancelled call gets no result, and the page stays open', async () => {
  const controller = new AbortController()
  const call = openPage('/choose', { from: 1 }, { signal: controller.signal })
  await shown(2)
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'openPage:fail abort' })
  expect(urls()).toHaveLength(2)
  await answerPage('/choose', 'red')
  expect(urls()).toEqual(['/'])
})

test('a result that is given before the opener starts to wait still arrives', async () => {
  const key = await pages.open('navigateTo', { path: '/choose', params: { from: 1 } })
  await answerPage('/choose', 'red')
  expect(await answersIn(pages).of(key)).toBe('red')
})

test('a page that is left before the opener starts to wait rejects with cancelled', async () => {
  const key = await pages.open('navigateTo', { path: '/choose', params: { from: 1 } })
  await navigateBack()
  await expect(answersIn(pages).of(key)).rejects.toMatchObject({
    code: 'cancelled',
    errMsg: 'openPage:fail cancel',
  })
})

test('a page that cannot be opened gives no result', async () => {
  await expect(openPage('/nowhere', {})).rejects.toMatchObject({ code: 'not-found' })
})

test('only the current page can give a result', async () => {
  await expect(answerPage('/choose', 'red')).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'answerPage:fail page `/choose` is not the current page',
  })
})

test('the root page, to which no other page leads back, can give none', async () => {
  await expect(answerPage('/', 'red')).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'answerPage:fail page `/` was not opened by another page',
  })
})

test.each([
  ['the root page', '/choose?from=1', '/choose', '/'],
  ['its parent in the config', '/jobs/choose', '/jobs/choose', '/jobs'],
])('the result of a page that was opened by its address leads to %s, which gets it', async (_, url, path, target) => {
  pages.stop()
  history = memoryHistory(url)()
  start()
  await answerPage(path, 'red')
  expect(getCurrentPages().at(-1)?.url).toBe(target)
  const received: unknown[] = []
  answersIn(pages).on(pages.stack.get().pages.at(-1)?.key ?? '', path, (value) => received.push(value))
  expect(received).toEqual(['red'])
})

test('a listener that throws for a result from before a reload does not break its page', async () => {
  const opener = pages.stack.get().pages[0]?.key ?? ''
  await pages.open('navigateTo', { path: '/choose', params: { from: 1 } })
  await answerPage('/choose', 'red')
  const reported = new Promise((resolve) => process.once('uncaughtException', resolve))
  const fail = () => {
    throw new Error('not today')
  }
  expect(() => answersIn(pages).on(opener, '/choose', fail)).not.toThrow()
  expect(await reported).toMatchObject({ message: 'not today' })
})

test('a result reaches the page below, also one not yet rendered after a reload', async () => {
  const opener = pages.stack.get().pages[0]?.key ?? ''
  const received: unknown[] = []
  const stop = answersIn(pages).on(opener, '/choose', (value) => received.push(value))
  await pages.open('navigateTo', { path: '/choose', params: { from: 1 } })
  await answerPage('/choose', 'red')
  expect(received).toEqual(['red'])
  stop()
  await pages.open('navigateTo', { path: '/choose', params: { from: 1 } })
  pages.stop()
  start()
  await answerPage('/choose', 'blue')
  answersIn(peekNavigator() ?? pages).on(opener, '/choose', (value) => received.push(value))
  expect(received).toEqual(['red', 'blue'])
})
