import { describe, expect, test, vi } from 'vitest'
import { addForeign, startRouted } from '../testing/internal/apps/routedApp.ts'
import { memoryHistory } from './history/memoryHistory.ts'

describe('in a browser that cannot identify entries, because it lacks the Navigation API and its history is full', () => {
  const startFull = () => startRouted('/', { ...memoryHistory()(), entryId: () => undefined })
  const goBack = async ({ pages, history, urls }: ReturnType<typeof startFull>, expected: readonly string[]) => {
    history.go(-1)
    await vi.waitFor(() => expect(urls()).toEqual(expected))
    await pages.settled()
  }

  test('Back skips an entry that was added before a call', async () => {
    const started = startFull()
    const { pages, history, urls } = started
    await pages.open('navigateTo', { url: '/order/1' })
    addForeign(history)
    await pages.open('navigateTo', { url: '/order/2' })
    expect(urls()).toEqual(['/', '/order/1', '/order/2'])
    await goBack(started, ['/', '/order/1'])
    await goBack(started, ['/'])
  })

  test.each([0, 1, 2])('a page whose state was replaced can be reached below %i added entries', async (count) => {
    const started = startFull()
    const { pages, history } = started
    await pages.open('navigateTo', { url: '/order/1' })
    history.replace(history.url(), { modal: true })
    for (let added = 0; added < count; added++) addForeign(history)
    await pages.open('navigateTo', { url: '/order/2' })
    await goBack(started, ['/', '/order/1'])
    await goBack(started, ['/'])
  })

  test('a replaced state of the first entry does not make the app leave its document', async () => {
    const started = startFull()
    const { pages, history } = started
    const go = vi.spyOn(history, 'go')
    history.replace(history.url(), { modal: true })
    await pages.open('navigateTo', { url: '/order/1' })
    expect(go).not.toHaveBeenCalled()
    await goBack(started, ['/'])
  })
})
