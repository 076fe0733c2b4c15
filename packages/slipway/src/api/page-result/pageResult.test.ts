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
  const giveUp = new AbortController()
  const call = openPage('/choose', { from: 1 }, { signal: giveUp.signal })
  await shown(2)
  giveUp.abort()
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
    errMsg: 'answerPage:fail page `/choose` was not opened by another page',
  })
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
