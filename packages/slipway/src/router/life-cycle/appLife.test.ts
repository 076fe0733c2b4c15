import { beforeEach, expect, test } from 'vitest'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import type { PageNavigator } from '../navigator.ts'
import { type AppLife, appLifeIn } from './appLife.ts'

const load = async () => ({})

let pages: PageNavigator
let emitted: string[]

const paint = () => pages.painted.set(pages.entry.key)
function listen(): void {
  for (const life of ['launch', 'show', 'hide'] as const satisfies AppLife[]) {
    appLifeIn(pages).on(life, () => emitted.push(life))
  }
}

beforeEach(() => {
  pages = createNavigator({ pages: { '/': page({ load }) } }, memoryHistory()())
  emitted = []
})

test('launch and show are emitted once, with the first page', () => {
  listen()
  expect(emitted).toEqual([])
  paint()
  pages.painted.set('')
  paint()
  expect(emitted).toEqual(['launch', 'show'])
})

test('hide and show are emitted when the app moves to the background and back', () => {
  listen()
  paint()
  emitted.length = 0
  pages.visible.set(false)
  pages.visible.set(true)
  expect(emitted).toEqual(['hide', 'show'])
})

test('a listener added after the first page was painted gets no launch', () => {
  paint()
  pages.painted.set('')
  listen()
  paint()
  expect(emitted).toEqual([])
  pages.visible.set(false)
  expect(emitted).toEqual(['hide'])
})

test('an app that starts in the background gets no hide, and show only later', () => {
  listen()
  pages.visible.set(false)
  paint()
  expect(emitted).toEqual(['launch'])
  pages.visible.set(true)
  expect(emitted).toEqual(['launch', 'show'])
})

test('a listener added while the app is in the background gets the next show', () => {
  paint()
  pages.visible.set(false)
  listen()
  pages.visible.set(true)
  expect(emitted).toEqual(['show'])
})
