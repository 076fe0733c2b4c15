import { expect, test } from 'vitest'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import { type Snapshot, topOf } from '../stack/stack.ts'
import { createPageLives, livesIn, type PageLives } from './pageLives.ts'

const stack = (...keys: string[]): Snapshot => ({
  entryIds: ['1'],
  pages: keys.map((key) => ({ key, url: `/${key}` })),
  tabs: [],
  overlayEntries: [],
})

function listen(lives: PageLives, key: string, emitted: string[]): void {
  for (const life of ['load', 'show', 'ready', 'hide', 'unload'] as const)
    lives.on(key, life, () => emitted.push(`${life} ${key}`))
}

test('load, show and ready are emitted when a page is painted, and only once', () => {
  const lives = createPageLives()
  const emitted: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', emitted)
  expect(emitted).toEqual([])
  lives.painted('a')
  lives.painted('a')
  expect(emitted).toEqual(['load a', 'show a', 'ready a'])
})

test('a covered page is hidden, shown again and finally unloaded', () => {
  const lives = createPageLives()
  const emitted: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', emitted)
  lives.painted('a')
  lives.change(stack('a'), stack('a', 'b'))
  listen(lives, 'b', emitted)
  lives.painted('b')
  lives.change(stack('a', 'b'), stack('a'))
  lives.painted('a')
  lives.change(stack('a'), stack('a', 'c'))
  lives.painted('c')
  lives.change(stack('a', 'c'), stack('d'))
  expect(emitted).toEqual([
    'load a',
    'show a',
    'ready a',
    'hide a',
    'load b',
    'show b',
    'ready b',
    'unload b',
    'show a',
    'hide a',
    'unload a',
  ])
})

test('a page that was painted below another page gets load only when it is shown, and unload only after that', () => {
  const lives = createPageLives()
  const emitted: string[] = []
  lives.change(undefined, stack('a', 'b', 'c'))
  for (const key of ['a', 'b', 'c']) listen(lives, key, emitted)
  lives.painted('c')
  lives.painted('b')
  expect(emitted.splice(0)).toEqual(['load c', 'show c', 'ready c'])
  lives.change(stack('a', 'b', 'c'), stack('a', 'b'))
  lives.painted('b')
  expect(emitted.splice(0)).toEqual(['unload c', 'load b', 'show b', 'ready b'])
  lives.change(stack('a', 'b'), stack('d'))
  expect(emitted).toEqual(['unload b'])
})

test('a page that was left before it was painted gets no events', () => {
  const lives = createPageLives()
  const emitted: string[] = []
  lives.change(undefined, stack('a'))
  lives.painted('a')
  lives.change(stack('a'), stack('a', 'b'))
  listen(lives, 'b', emitted)
  lives.change(stack('a', 'b'), stack('a'))
  lives.painted('b')
  expect(emitted).toEqual([])
})

test('a page that was covered before it was painted loads when it is uncovered', () => {
  const lives = createPageLives()
  const emitted: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', emitted)
  lives.change(stack('a'), stack('a', 'b'))
  lives.painted('a')
  expect(emitted).toEqual([])
  lives.change(stack('a', 'b'), stack('a'))
  lives.painted('a')
  expect(emitted).toEqual(['load a', 'show a', 'ready a'])
})

test('the shown page is hidden and shown with the app', () => {
  const lives = createPageLives()
  const emitted: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', emitted)
  lives.painted('a')
  emitted.length = 0
  lives.appVisible(true)
  lives.appVisible(false)
  expect(lives.isShown('a')).toBe(false)
  lives.appVisible(true)
  expect(emitted).toEqual(['hide a', 'show a'])
})

test('a page opened in the background is shown when the app returns to the foreground', () => {
  const lives = createPageLives()
  const emitted: string[] = []
  lives.change(undefined, stack('a'))
  lives.painted('a')
  lives.appVisible(false)
  lives.change(stack('a'), stack('a', 'b'))
  listen(lives, 'b', emitted)
  lives.painted('b')
  expect(emitted).toEqual([])
  lives.appVisible(true)
  lives.painted('b')
  expect(emitted).toEqual(['load b', 'show b', 'ready b'])
})

test('a page that has lost its elements loads again, and its former listeners are not called', () => {
  const lives = createPageLives()
  const before: string[] = []
  const emitted: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', before)
  lives.painted('a')
  lives.change(stack('a'), stack('a', 'b'))
  before.length = 0
  lives.keep(new Set(['b']))
  lives.change(stack('a', 'b'), stack('a'))
  listen(lives, 'a', emitted)
  lives.painted('a')
  expect(before).toEqual([])
  expect(emitted).toEqual(['load a', 'show a', 'ready a'])
})

test('a page that has lost its elements gets no unload', () => {
  const lives = createPageLives()
  const emitted: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', emitted)
  lives.painted('a')
  lives.change(stack('a'), stack('a', 'b'))
  lives.keep(new Set(['b']))
  emitted.length = 0
  lives.change(stack('a', 'b'), stack('c'))
  expect(emitted).toEqual([])
})

const app = { pages: Object.fromEntries(['/', '/a'].map((path) => [path, page({ load: async () => ({}) })])) }

test('a page gets hide even if it had no listeners when it was painted', async () => {
  const pages = createNavigator(app, memoryHistory()())
  const { key } = pages.entry
  const emitted: string[] = []
  pages.painted.set(key)
  listen(livesIn(pages), key, emitted)
  await pages.open('navigateTo', { url: '/a' })
  expect(emitted).toEqual([`hide ${key}`])
})

test('a page that was not painted after a reload loads when Back reaches it', async () => {
  const history = memoryHistory()()
  const before = createNavigator(app, history)
  await before.open('navigateTo', { url: '/a' })
  before.stop()
  const pages = createNavigator(app, history)
  const emitted: string[] = []
  const { key } = pages.entry
  listen(livesIn(pages), key, [])
  pages.painted.set(key)
  await pages.back(1)
  const { key: covered } = topOf(pages.stack.get())
  listen(livesIn(pages), covered, emitted)
  pages.painted.set(covered)
  expect(emitted).toEqual([`load ${covered}`, `show ${covered}`, `ready ${covered}`])
})

test('a page opened in the background, before any listener, waits for the app', () => {
  const pages = createNavigator(app, memoryHistory()())
  const { key } = pages.entry
  const emitted: string[] = []
  pages.visible.set(false)
  listen(livesIn(pages), key, emitted)
  pages.painted.set(key)
  expect(emitted).toEqual([])
  pages.visible.set(true)
  expect(emitted).toEqual([`load ${key}`, `show ${key}`, `ready ${key}`])
})

test('a page that a guard refuses and later allows is loaded again', async () => {
  let allowed = true
  const load = async () => ({ default: () => null })
  const pageConfigs = { '/': page({ load }), '/list': page({ load }) }
  const pages = createNavigator({ pages: pageConfigs, guard: () => allowed }, memoryHistory('/')())
  await pages.open('navigateTo', { url: '/list' })
  const lives = livesIn(pages)
  const [lower, upper] = pages.stack.get().pages.map(({ key }) => key)
  const emitted: string[] = []
  const paint = (key = '') => {
    listen(lives, key, emitted)
    pages.painted.set('')
    pages.painted.set(key)
  }
  paint(upper)
  expect(emitted.splice(0)).toEqual([`load ${upper}`, `show ${upper}`, `ready ${upper}`])
  allowed = false
  pages.rerunGuards()
  allowed = true
  pages.rerunGuards()
  paint(upper)
  expect(emitted.splice(0)).toEqual([`load ${upper}`, `show ${upper}`, `ready ${upper}`])
  await pages.back(1)
  emitted.length = 0
  paint(lower)
  expect(emitted).toEqual([`load ${lower}`, `show ${lower}`, `ready ${lower}`])
})
