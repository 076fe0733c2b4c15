import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageRefreshes } from '../../base/page/pageRefreshes.ts'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { getCurrentPages, navigateTo } from '../navigation/index.ts'
import { startPullDownRefresh, stopPullDownRefresh } from './index.ts'

const load = async () => ({})
const refresh = { start: vi.fn(() => true), stop: vi.fn() }

beforeEach(() => {
  vi.clearAllMocks()
  setNavigator(createNavigator({ pages: { '/': page({ load }), '/a': page({ load }) } }, memoryHistory()()))
  pageRefreshes.set(getCurrentPages()[0]?.key ?? '', refresh)
})
afterEach(() => {
  pageRefreshes.clear()
  setNavigator(undefined)
})

test('both act on the current page', async () => {
  await startPullDownRefresh()
  expect(refresh.start).toHaveBeenCalledOnce()
  await stopPullDownRefresh()
  expect(refresh.stop).toHaveBeenCalledOnce()
})

test('rejects with locked if the page is already refreshing', async () => {
  refresh.start.mockReturnValueOnce(false)
  await expect(startPullDownRefresh()).rejects.toMatchObject({
    code: 'locked',
    errMsg: 'startPullDownRefresh:fail the page is refreshing already',
  })
})

test.each([
  ['startPullDownRefresh', startPullDownRefresh],
  ['stopPullDownRefresh', stopPullDownRefresh],
])('%s rejects if the current page has no refresh, and without an app', async (api, call) => {
  const expected = { code: 'not-found', errMsg: `${api}:fail not-found` }
  await navigateTo({ url: '/a' })
  await expect(call()).rejects.toMatchObject(expected)
  setNavigator(undefined)
  await expect(call()).rejects.toMatchObject({ code: 'unavailable', errMsg: `${api}:fail no app is running` })
  expect(refresh.start).not.toHaveBeenCalled()
  expect(refresh.stop).not.toHaveBeenCalled()
})
