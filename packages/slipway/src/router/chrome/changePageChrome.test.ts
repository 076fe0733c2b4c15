import { beforeEach, expect, test, vi } from 'vitest'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import type { Navigator } from '../navigator.ts'
import { topOf } from '../stack.ts'
import { changePageChrome } from './changePageChrome.ts'
import { pageChrome } from './pageChrome.ts'

const load = async () => ({})
let navigator: Navigator
const keyShown = () => topOf(navigator.stack.get()).key
const titles = () => [...pageChrome.get().values()].map(({ title }) => title)
const open = (url: string) => navigator.open('navigateTo', { url })

beforeEach(() => {
  pageChrome.set(new Map())
  navigator = createNavigator({ pages: { '/': page({ load }), '/a': page({ load }) } }, memoryHistory()())
})

test('a change leaves what it does not name', () => {
  changePageChrome(navigator, 'a', { title: 'One', loading: true })
  changePageChrome(navigator, 'a', { loading: false })
  expect(pageChrome.get().get('a')).toEqual({ title: 'One', loading: false })
})

test('a change that changes nothing is heard by nobody', () => {
  const options = { title: 'One', buttons: [{ type: 'share', badgeText: '1' }] }
  changePageChrome(navigator, 'a', options)
  const heard = vi.fn()
  const stop = pageChrome.subscribe(heard)
  changePageChrome(navigator, 'a', structuredClone(options))
  changePageChrome(navigator, 'a', {})
  expect(heard).not.toHaveBeenCalled()
  changePageChrome(navigator, 'a', { title: 'Two' })
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
})

test('a page that has left is forgotten one change later, as it is still on its way off the screen', async () => {
  changePageChrome(navigator, keyShown(), { title: 'Home' })
  await open('/a')
  changePageChrome(navigator, keyShown(), { title: 'A' })
  await navigator.back(1)
  expect(titles()).toEqual(['Home', 'A'])
  await open('/a')
  expect(titles()).toEqual(['Home'])
})

test('many pages leave nothing behind', async () => {
  for (let count = 0; count < 20; count++) {
    await open('/a')
    changePageChrome(navigator, keyShown(), { title: `A ${count}` })
    await navigator.back(1)
  }
  expect(titles()).toEqual(['A 19'])
})
