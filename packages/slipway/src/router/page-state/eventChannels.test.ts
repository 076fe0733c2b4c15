import { beforeEach, expect, test, vi } from 'vitest'
import { page } from '../config/config.ts'
import { createNavigator } from '../createNavigator.ts'
import { memoryHistory } from '../history/memoryHistory.ts'
import type { PageNavigator } from '../navigator.ts'
import { type EventChannelEnds, eventChannelsIn } from './eventChannels.ts'

const load = async () => ({})
const app = { pages: { '/': page({ load }), '/a': page({ load }) } }

let pages: PageNavigator
let ends: EventChannelEnds
let emitted: unknown[]
const hear = (detail: unknown) => void emitted.push(detail)

beforeEach(async () => {
  pages = createNavigator(app, memoryHistory()())
  ends = eventChannelsIn(pages).of(await pages.open('navigateTo', { url: '/a' }))
  emitted = []
})

test('each end receives the events of the other end, and not its own', () => {
  ends.opener.on('at', (detail) => hear(`opener ${detail}`))
  ends.page.on('at', (detail) => hear(`page ${detail}`))
  ends.page.emit('at', 1)
  ends.opener.emit('at', 2)
  ends.opener.emit('elsewhere', 3)
  expect(emitted).toEqual(['opener 1', 'page 2'])
})

test('events without a listener are delivered to the first listener added later, in order', () => {
  ends.page.emit('at', 1)
  ends.page.emit('other', 'x')
  ends.page.emit('at', 2)
  ends.opener.on('at', hear)
  ends.opener.on('at', (detail) => hear(`late ${detail}`))
  expect(emitted).toEqual([1, 2])
  ends.page.emit('at', 3)
  expect(emitted).toEqual([1, 2, 3, 'late 3'])
})

test('`once` receives one event; the others wait for the next listener', () => {
  for (const detail of [1, 2, 3]) ends.page.emit('at', detail)
  ends.opener.once('at', hear)
  expect(emitted).toEqual([1])
  ends.opener.on('at', hear)
  expect(emitted).toEqual([1, 2, 3])
})

test('`off` removes one listener, or all of a name; the function that `on` returns removes its listener', () => {
  const other = vi.fn()
  const stop = ends.opener.on('at', hear)
  ends.opener.on('at', other)
  ends.opener.on('else', hear)
  ends.opener.off('at', hear)
  ends.page.emit('at', 1)
  expect([emitted, other.mock.calls]).toEqual([[], [[1]]])
  stop()
  ends.opener.off('at')
  ends.page.emit('at', 2)
  expect(other).toHaveBeenCalledOnce()
  ends.page.emit('else', 3)
  expect(emitted).toEqual([3])
})

test('a listener that is removed by an earlier listener is not called', () => {
  ends.opener.on('at', () => stop())
  const stop = ends.opener.on('at', hear)
  ends.page.emit('at', 1)
  expect(emitted).toEqual([])
})

test('an error in a listener is reported, and the other listeners are called', () => {
  const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementationOnce(() => {})
  ends.opener.on('at', () => {
    throw new Error('broken')
  })
  ends.opener.on('at', hear)
  ends.page.emit('at', 1)
  expect(emitted).toEqual([1])
  expect(() => reported.mock.calls[0]?.[0]()).toThrow('broken')
})

test('two pages with the same address have separate channels', async () => {
  const second = eventChannelsIn(pages).of(await pages.open('navigateTo', { url: '/a' }))
  ends.opener.on('at', hear)
  second.page.emit('at', 2)
  expect(emitted).toEqual([])
  ends.page.emit('at', 1)
  expect(emitted).toEqual([1])
})

test('a page may emit while it leaves; the next change of the stack closes its channel', async () => {
  ends.opener.on('at', hear)
  const stop = pages.onChange(() => ends.page.emit('at', 'leaving'))
  await pages.back(1)
  stop()
  expect(emitted).toEqual(['leaving'])
  await pages.open('navigateTo', { url: '/a' })
  ends.page.emit('at', 'gone')
  ends.opener.on('at', hear)
  expect(emitted).toEqual(['leaving'])
})
