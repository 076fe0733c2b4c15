import { beforeEach, expect, test } from 'vitest'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import type { Navigator } from '../navigator.ts'
import { type AppLife, appLifeIn } from './appLife.ts'

const load = async () => ({})

let navigator: Navigator
let heard: string[]

const draw = () => navigator.drawn.set(navigator.entry.key)
function listen(): void {
  for (const life of ['launch', 'show', 'hide'] as const satisfies AppLife[]) {
    appLifeIn(navigator).on(life, () => heard.push(life))
  }
}

beforeEach(() => {
  navigator = createNavigator({ pages: { '/': page({ load }) } }, memoryHistory()())
  heard = []
})

test('the app launches and comes on with its first page, once', () => {
  listen()
  expect(heard).toEqual([])
  draw()
  navigator.drawn.set('')
  draw()
  expect(heard).toEqual(['launch', 'show'])
})

test('it goes to the background and comes back', () => {
  listen()
  draw()
  heard.length = 0
  navigator.visible.set(false)
  navigator.visible.set(true)
  expect(heard).toEqual(['hide', 'show'])
})

test('who listens when the first page is drawn already has missed the launch', () => {
  draw()
  navigator.drawn.set('')
  listen()
  draw()
  expect(heard).toEqual([])
  navigator.visible.set(false)
  expect(heard).toEqual(['hide'])
})

test('an app that starts in the background comes on later, and one that never came on does not go', () => {
  listen()
  navigator.visible.set(false)
  draw()
  expect(heard).toEqual(['launch'])
  navigator.visible.set(true)
  expect(heard).toEqual(['launch', 'show'])
})

test('who listens first while the app is in the background hears it come back', () => {
  draw()
  navigator.visible.set(false)
  listen()
  navigator.visible.set(true)
  expect(heard).toEqual(['show'])
})
