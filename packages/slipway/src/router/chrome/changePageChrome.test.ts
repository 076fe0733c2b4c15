import { beforeEach, expect, test, vi } from 'vitest'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import type { PageNavigator } from '../navigator.ts'
import { topOf } from '../stack/stack.ts'
import { changePageChrome } from './changePageChrome.ts'
import { pageChrome } from './pageChrome.ts'

const load = async () => ({})
let pages: PageNavigator
const keyShown = () => topOf(pages.stack.get()).key
const titles = () => [...pageChrome.get().values()].map(({ title }) => title)
const open = (url: string) => pages.open('navigateTo', { url })

beforeEach(() => {
  pageChrome.set(new Map())
  pages = createNavigator({ pages: { '/': page({ load }), '/a': page({ load }) } }, memoryHistory()())
})

test('a change keeps the properties that it does not contain', () => {
  changePageChrome(pages, 'a', { title: 'One', loading: true })
  changePageChrome(pages, 'a', { loading: false })
  expect(pageChrome.get().get('a')).toEqual({ title: 'One', loading: false })
})

test('a change to the same values calls no listener', () => {
  const options = { title: 'One', buttons: [{ type: 'share', badgeText: '1' }] }
  changePageChrome(pages, 'a', options)
  const listener = vi.fn()
  const stop = pageChrome.subscribe(listener)
  changePageChrome(pages, 'a', structuredClone(options))
  changePageChrome(pages, 'a', {})
  expect(listener).not.toHaveBeenCalled()
  changePageChrome(pages, 'a', { title: 'Two' })
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
})

test('the state of a page is removed one change after it has left, because the page is still moving off the screen', async () => {
  changePageChrome(pages, keyShown(), { title: 'Home' })
  await open('/a')
  changePageChrome(pages, keyShown(), { title: 'A' })
  await pages.back(1)
  expect(titles()).toEqual(['Home', 'A'])
  await open('/a')
  expect(titles()).toEqual(['Home'])
})

test('the state of many pages is removed', async () => {
  for (let count = 0; count < 20; count++) {
    await open('/a')
    changePageChrome(pages, keyShown(), { title: `A ${count}` })
    await pages.back(1)
  }
  expect(titles()).toEqual(['A 19'])
})
