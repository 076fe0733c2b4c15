import { expect, test } from 'vitest'
import { createPageLives, type PageLives } from './pageLives.ts'
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
