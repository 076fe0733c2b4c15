import { beforeEach, expect, test } from 'vitest'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import type { PageNavigator } from '../navigator.ts'
import { type AppLife, appLifeIn } from './appLife.ts'

const load = async () => ({})

let pages: PageNavigator
let heard: string[]

const draw = () => pages.painted.set(pages.entry.key)
function listen(): void {
  for (const life of ['launch', 'show', 'hide'] as const satisfies AppLife[]) {
    appLifeIn(pages).on(life, () => heard.push(life))
  }
}

beforeEach(() => {
  pages = createNavigator({ pages: { '/': page({ load }) } }, memoryHistory()())
  heard = []
})

test('the app launches and comes on with its first page, once', () => {
  listen()
  expect(heard).toEqual([])
  draw()
  pages.painted.set('')
  draw()
  expect(heard).toEqual(['launch', 'show'])
})

test('it goes to the background and comes back', () => {
  listen()
  draw()
  heard.length = 0
  pages.visible.set(false)
  pages.visible.set(true)
  expect(heard).toEqual(['hide', 'show'])
})

test('who listens when the first page is drawn already has missed the launch', () => {
  draw()
  pages.painted.set('')
  listen()
  draw()
  expect(heard).toEqual([])
  pages.visible.set(false)
  expect(heard).toEqual(['hide'])
})

test('an app that starts in the background comes on later, and one that never came on does not go', () => {
  listen()
  pages.visible.set(false)
  draw()
  expect(heard).toEqual(['launch'])
  pages.visible.set(true)
  expect(heard).toEqual(['launch', 'show'])
})

test('who listens first while the app is in the background hears it come back', () => {
  draw()
  pages.visible.set(false)
  listen()
  pages.visible.set(true)
  expect(heard).toEqual(['show'])
})
