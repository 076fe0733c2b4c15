import { beforeEach, expect, test, vi } from 'vitest'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import type { PageNavigator } from '../navigator.ts'
import { topOf } from '../stack.ts'
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

test('a change leaves what it does not name', () => {
  changePageChrome(pages, 'a', { title: 'One', loading: true })
  changePageChrome(pages, 'a', { loading: false })
  expect(pageChrome.get().get('a')).toEqual({ title: 'One', loading: false })
})

test('a change that changes nothing is heard by nobody', () => {
  const options = { title: 'One', buttons: [{ type: 'share', badgeText: '1' }] }
  changePageChrome(pages, 'a', options)
  const heard = vi.fn()
  const stop = pageChrome.subscribe(heard)
  changePageChrome(pages, 'a', structuredClone(options))
  changePageChrome(pages, 'a', {})
  expect(heard).not.toHaveBeenCalled()
  changePageChrome(pages, 'a', { title: 'Two' })
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})

test('a page that has left is forgotten one change later, as it is still on its way off the screen', async () => {
  changePageChrome(pages, keyShown(), { title: 'Home' })
  await open('/a')
  changePageChrome(pages, keyShown(), { title: 'A' })
  await pages.back(1)
  expect(titles()).toEqual(['Home', 'A'])
  await open('/a')
  expect(titles()).toEqual(['Home'])
})

test('many pages leave nothing behind', async () => {
  for (let count = 0; count < 20; count++) {
    await open('/a')
    changePageChrome(pages, keyShown(), { title: `A ${count}` })
    await pages.back(1)
  }
  expect(titles()).toEqual(['A 19'])
})
