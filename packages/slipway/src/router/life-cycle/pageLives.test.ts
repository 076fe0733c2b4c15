import { expect, test } from 'vitest'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import { type Snapshot, topOf } from '../stack.ts'
import { createPageLives, livesIn, type PageLives } from './pageLives.ts'

const stack = (...keys: string[]): Snapshot => ({
  entryIds: ['1'],
  pages: keys.map((key) => ({ key, url: `/${key}` })),
  tabs: [],
  overlayEntries: [],
})

function listen(lives: PageLives, key: string, heard: string[]): void {
  for (const life of ['load', 'show', 'ready', 'hide', 'unload'] as const)
    lives.on(key, life, () => heard.push(`${life} ${key}`))
}

test('a page hears load, show and ready once it is drawn, and only once', () => {
  const lives = createPageLives()
  const heard: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', heard)
  expect(heard).toEqual([])
  lives.drawn('a')
  lives.drawn('a')
  expect(heard).toEqual(['load a', 'show a', 'ready a'])
})

test('a covered page is hidden, shown again and at last unloaded', () => {
  const lives = createPageLives()
  const heard: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', heard)
  lives.drawn('a')
  lives.change(stack('a'), stack('a', 'b'))
  listen(lives, 'b', heard)
  lives.drawn('b')
  lives.change(stack('a', 'b'), stack('a'))
  lives.drawn('a')
  lives.change(stack('a'), stack('a', 'c'))
  lives.drawn('c')
  lives.change(stack('a', 'c'), stack('d'))
  expect(heard).toEqual([
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

test('a page that was drawn below another before it is reached is loaded then, and unloaded only after that', () => {
  const lives = createPageLives()
  const heard: string[] = []
  lives.change(undefined, stack('a', 'b', 'c'))
  for (const key of ['a', 'b', 'c']) listen(lives, key, heard)
  lives.drawn('c')
  lives.drawn('b')
  expect(heard.splice(0)).toEqual(['load c', 'show c', 'ready c'])
  lives.change(stack('a', 'b', 'c'), stack('a', 'b'))
  lives.drawn('b')
  expect(heard.splice(0)).toEqual(['unload c', 'load b', 'show b', 'ready b'])
  lives.change(stack('a', 'b'), stack('d'))
  expect(heard).toEqual(['unload b'])
})

test('a page that was left before it was drawn hears nothing', () => {
  const lives = createPageLives()
  const heard: string[] = []
  lives.change(undefined, stack('a'))
  lives.drawn('a')
  lives.change(stack('a'), stack('a', 'b'))
  listen(lives, 'b', heard)
  lives.change(stack('a', 'b'), stack('a'))
  lives.drawn('b')
  expect(heard).toEqual([])
})

test('a page that was covered before it was drawn loads when it is uncovered', () => {
  const lives = createPageLives()
  const heard: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', heard)
  lives.change(stack('a'), stack('a', 'b'))
  lives.drawn('a')
  expect(heard).toEqual([])
  lives.change(stack('a', 'b'), stack('a'))
  lives.drawn('a')
  expect(heard).toEqual(['load a', 'show a', 'ready a'])
})

test('the page shown goes to the background and comes back with the app', () => {
  const lives = createPageLives()
  const heard: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', heard)
  lives.drawn('a')
  heard.length = 0
  lives.appVisible(true)
  lives.appVisible(false)
  expect(lives.isShown('a')).toBe(false)
  lives.appVisible(true)
  expect(heard).toEqual(['hide a', 'show a'])
})

test('a page opened in the background is shown when the app comes back', () => {
  const lives = createPageLives()
  const heard: string[] = []
  lives.change(undefined, stack('a'))
  lives.drawn('a')
  lives.appVisible(false)
  lives.change(stack('a'), stack('a', 'b'))
  listen(lives, 'b', heard)
  lives.drawn('b')
  expect(heard).toEqual([])
  lives.appVisible(true)
  lives.drawn('b')
  expect(heard).toEqual(['load b', 'show b', 'ready b'])
})

test('a page that has lost its elements loads again, and what listened in them hears nothing more', () => {
  const lives = createPageLives()
  const before: string[] = []
  const heard: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', before)
  lives.drawn('a')
  lives.change(stack('a'), stack('a', 'b'))
  before.length = 0
  lives.keep(new Set(['b']))
  lives.change(stack('a', 'b'), stack('a'))
  listen(lives, 'a', heard)
  lives.drawn('a')
  expect(before).toEqual([])
  expect(heard).toEqual(['load a', 'show a', 'ready a'])
})

test('a page whose elements went is not told that it leaves', () => {
  const lives = createPageLives()
  const heard: string[] = []
  lives.change(undefined, stack('a'))
  listen(lives, 'a', heard)
  lives.drawn('a')
  lives.change(stack('a'), stack('a', 'b'))
  lives.keep(new Set(['b']))
  heard.length = 0
  lives.change(stack('a', 'b'), stack('c'))
  expect(heard).toEqual([])
})

const app = { pages: Object.fromEntries(['/', '/a'].map((path) => [path, page({ load: async () => ({}) })])) }

test('a page that nobody listened to when it was drawn is hidden all the same', async () => {
  const pages = createNavigator(app, memoryHistory()())
  const { key } = pages.entry
  const heard: string[] = []
  pages.painted.set(key)
  listen(livesIn(pages), key, heard)
  await pages.open('navigateTo', { url: '/a' })
  expect(heard).toEqual([`hide ${key}`])
})

test('a page that a reload has left undrawn loads when Back reaches it, whoever listened before', async () => {
  const history = memoryHistory()()
  const before = createNavigator(app, history)
  await before.open('navigateTo', { url: '/a' })
  before.stop()
  const pages = createNavigator(app, history)
  const heard: string[] = []
  const { key } = pages.entry
  listen(livesIn(pages), key, [])
  pages.painted.set(key)
  await pages.back(1)
  const { key: covered } = topOf(pages.stack.get())
  listen(livesIn(pages), covered, heard)
  pages.painted.set(covered)
  expect(heard).toEqual([`load ${covered}`, `show ${covered}`, `ready ${covered}`])
})

test('a page opened while nobody listens in the background waits for the app', () => {
  const pages = createNavigator(app, memoryHistory()())
  const { key } = pages.entry
  const heard: string[] = []
  pages.visible.set(false)
  listen(livesIn(pages), key, heard)
  pages.painted.set(key)
  expect(heard).toEqual([])
  pages.visible.set(true)
  expect(heard).toEqual([`load ${key}`, `show ${key}`, `ready ${key}`])
})

test('a page that a guard refuses and lets pass later is loaded again', async () => {
  let allowed = true
  const load = async () => ({ default: () => null })
  const pageConfigs = { '/': page({ load }), '/list': page({ load }) }
  const pages = createNavigator({ pages: pageConfigs, guard: () => allowed }, memoryHistory('/')())
  await pages.open('navigateTo', { url: '/list' })
  const lives = livesIn(pages)
  const [lower, upper] = pages.stack.get().pages.map(({ key }) => key)
  const heard: string[] = []
  const draw = (key = '') => {
    listen(lives, key, heard)
    pages.painted.set('')
    pages.painted.set(key)
  }
  draw(upper)
  expect(heard.splice(0)).toEqual([`load ${upper}`, `show ${upper}`, `ready ${upper}`])
  allowed = false
  pages.recheck()
  allowed = true
  pages.recheck()
  draw(upper)
  expect(heard.splice(0)).toEqual([`load ${upper}`, `show ${upper}`, `ready ${upper}`])
  await pages.back(1)
  heard.length = 0
  draw(lower)
  expect(heard).toEqual([`load ${lower}`, `show ${lower}`, `ready ${lower}`])
})
