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

test('a page’s answer settles the call that opened it, and the page is gone', async () => {
  const call = openPage('/choose', { from: 1 })
  await shown(2)
  await answerPage('/choose', 'red')
  expect(await call).toBe('red')
  expect(urls()).toEqual(['/'])
})

test.each([
  ['Back', () => navigateBack()],
  ['a new start', () => reLaunch({ url: '/' })],
])('a page that is left by %s without an answer has cancelled', async (_how, leave) => {
  const call = openPage('/choose', { from: 1 })
  await shown(2)
  await leave()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'openPage:fail cancel' })
})

test('an opener that gives up waiting hears no answer, and the page stays', async () => {
  const giveUp = new AbortController()
  const call = openPage('/choose', { from: 1 }, { signal: giveUp.signal })
  await shown(2)
  giveUp.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'openPage:fail abort' })
  expect(urls()).toHaveLength(2)
  await answerPage('/choose', 'red')
  expect(urls()).toEqual(['/'])
})

test('a page that answers before its opener has got to wait for it is heard all the same', async () => {
  const key = await pages.open('navigateTo', { path: '/choose', params: { from: 1 } })
  await answerPage('/choose', 'red')
  expect(await answersIn(pages).of(key)).toBe('red')
})

test('a page that is left before its opener has got to wait for it has cancelled', async () => {
  const key = await pages.open('navigateTo', { path: '/choose', params: { from: 1 } })
  await navigateBack()
  await expect(answersIn(pages).of(key)).rejects.toMatchObject({
    code: 'cancelled',
    errMsg: 'openPage:fail cancel',
  })
})

test('a page that cannot be opened has no answer', async () => {
  await expect(openPage('/nowhere', {})).rejects.toMatchObject({ code: 'not-found' })
})

test('only the page that is shown can answer', async () => {
  await expect(answerPage('/choose', 'red')).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'answerPage:fail page `/choose` was not opened by another page',
  })
})

test('an answer is heard by the page below, and by one that a reload has left undrawn', async () => {
  const opener = pages.stack.get().pages[0]?.key ?? ''
  const heard: unknown[] = []
  const stop = answersIn(pages).on(opener, '/choose', (value) => heard.push(value))
  await pages.open('navigateTo', { path: '/choose', params: { from: 1 } })
  await answerPage('/choose', 'red')
  expect(heard).toEqual(['red'])
  stop()
  await pages.open('navigateTo', { path: '/choose', params: { from: 1 } })
  pages.stop()
  start()
  await answerPage('/choose', 'blue')
  answersIn(peekNavigator() ?? pages).on(opener, '/choose', (value) => heard.push(value))
  expect(heard).toEqual(['red', 'blue'])
})
