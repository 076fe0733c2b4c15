import { expect, test } from 'vitest'
import { type AnyApp, page } from './config.ts'
import { memoryHistory } from './memoryHistory.ts'
import { createNavigator } from './navigator.ts'
import { createPageLives, livesIn, type PageLives } from './pageLives.ts'
import type { Snapshot } from './stack.ts'

const stack = (...keys: string[]): Snapshot => ({
  line: ['1'],
  pages: keys.map((key) => ({ key, url: `/${key}` })),
  tabs: [],
  layers: [],
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

test('a covered page loads when Back reaches it for the first time after a reload', async () => {
  const load = async () => ({ default: () => null })
  const app = { pages: { '/': page({ load }), '/a': page({ load, under: '/' }) } }
  const navigator = createNavigator(app as unknown as AnyApp, memoryHistory('/a')())
  const lives = livesIn(navigator)
  const heard: string[] = []
  const [home] = navigator.stack.get().pages
  await navigator.back(1)
  listen(lives, home?.key ?? '', heard)
  navigator.drawn.set(home?.key)
  expect(heard.map((text) => text.split(' ')[0])).toEqual(['load', 'show', 'ready'])
})
