import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageChrome } from '../../router/chrome/pageChrome.ts'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { peekNavigator, setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { topOf } from '../../router/stack/stack.ts'
import { navigateTo } from '../navigation/index.ts'
import {
  hideNavigationBarLoading,
  type SetNavigationBarColorOptions,
  setNavigationBarColor,
  setNavigationBarTitle,
  showNavigationBarLoading,
} from './index.ts'

const load = async () => ({})
const keyShown = () => {
  const pages = peekNavigator()
  return pages ? topOf(pages.stack.get()).key : ''
}
const headShown = () => pageChrome.get().get(keyShown())

beforeEach(() =>
  setNavigator(createNavigator({ pages: { '/': page({ load }), '/a': page({ load }) } }, memoryHistory()())),
)
afterEach(() => setNavigator(undefined))

test('sets the title of the current page only', async () => {
  const below = keyShown()
  await navigateTo({ url: '/a' })
  await setNavigationBarTitle({ title: 'Order 7' })
  expect(headShown()).toEqual({ title: 'Order 7' })
  expect(pageChrome.get().has(below)).toBe(false)
})

test('sets the colours and the transition', async () => {
  await setNavigationBarColor({ frontColor: '#ffffff', backgroundColor: '#b34700' })
  expect(headShown()).toEqual({ color: '#ffffff', backgroundColor: '#b34700', transition: '0ms linear' })
  const animation = { duration: 300, timingFunc: 'easeInOut' } as const
  await setNavigationBarColor({ frontColor: '#000000', backgroundColor: 'var(--sw-surface)', animation })
  expect(headShown()).toEqual({
    color: '#000000',
    backgroundColor: 'var(--sw-surface)',
    transition: '300ms ease-in-out',
  })
})

test('shows and hides the spinner without changing the title', async () => {
  await setNavigationBarTitle({ title: 'Inbox' })
  await showNavigationBarLoading()
  expect(headShown()).toEqual({ title: 'Inbox', loading: true })
  await hideNavigationBarLoading()
  expect(headShown()).toEqual({ title: 'Inbox', loading: false })
})

test.each([
  ['setNavigationBarTitle', () => setNavigationBarTitle({ title: 'x' })],
  ['setNavigationBarColor', () => setNavigationBarColor({ frontColor: '#000000', backgroundColor: '#fff' })],
  ['showNavigationBarLoading', showNavigationBarLoading],
  ['hideNavigationBarLoading', hideNavigationBarLoading],
])('%s rejects on a server', async (api, call) => {
  setNavigator(undefined)
  await expect(call()).rejects.toMatchObject({ code: 'unavailable', errMsg: `${api}:fail no app is running` })
})

test.each<[object, string]>([
  [{ frontColor: '#fff' }, 'invalid frontColor "#fff"'],
  [{ frontColor: undefined }, 'invalid frontColor "undefined"'],
  [{ backgroundColor: undefined }, 'backgroundColor must be a string'],
  [{ animation: { duration: -1 } }, 'animation.duration must be a finite number, 0 or more'],
  [{ animation: { timingFunc: 'ease' } }, 'animation.timingFunc must be one of linear, easeIn, easeOut, easeInOut'],
])('rejects colours with %j, and changes nothing', async (wrong, detail) => {
  const options = { frontColor: '#000000', backgroundColor: '#fff', ...wrong } as SetNavigationBarColorOptions
  await expect(setNavigationBarColor(options)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `setNavigationBarColor:fail ${detail}`,
  })
  expect(headShown()).toBeUndefined()
})

test.each([undefined, null, 'Inbox'])('rejects the options %j', async (options) => {
  const call = setNavigationBarTitle(options as unknown as { title: string })
  await expect(call).rejects.toMatchObject({ code: 'invalid-argument' })
})

test('rejects a title that is not a string', async () => {
  await expect(setNavigationBarTitle({ title: 7 as unknown as string })).rejects.toMatchObject({
    errMsg: 'setNavigationBarTitle:fail title must be a string',
  })
})
