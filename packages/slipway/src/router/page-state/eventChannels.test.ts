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
let heard: unknown[]
const hear = (detail: unknown) => void heard.push(detail)

beforeEach(async () => {
  pages = createNavigator(app, memoryHistory()())
  ends = eventChannelsIn(pages).of(await pages.open('navigateTo', { url: '/a' }))
  heard = []
})

test('each end hears the other, and not itself', () => {
  ends.opener.on('at', (detail) => hear(`opener ${detail}`))
  ends.page.on('at', (detail) => hear(`page ${detail}`))
  ends.page.emit('at', 1)
  ends.opener.emit('at', 2)
  ends.opener.emit('elsewhere', 3)
  expect(heard).toEqual(['opener 1', 'page 2'])
})

test('what came before anyone listened is delivered to the first who does, in its order', () => {
  ends.page.emit('at', 1)
  ends.page.emit('other', 'x')
  ends.page.emit('at', 2)
  ends.opener.on('at', hear)
  ends.opener.on('at', (detail) => hear(`late ${detail}`))
  expect(heard).toEqual([1, 2])
  ends.page.emit('at', 3)
  expect(heard).toEqual([1, 2, 3, 'late 3'])
})

test('once hears one event; what else has come waits for the next listener', () => {
  for (const detail of [1, 2, 3]) ends.page.emit('at', detail)
  ends.opener.once('at', hear)
  expect(heard).toEqual([1])
  ends.opener.on('at', hear)
  expect(heard).toEqual([1, 2, 3])
})

test('off removes one listener, or all of a name; so does what on returns', () => {
  const other = vi.fn()
  const stop = ends.opener.on('at', hear)
  ends.opener.on('at', other)
  ends.opener.on('else', hear)
  ends.opener.off('at', hear)
  ends.page.emit('at', 1)
  expect([heard, other.mock.calls]).toEqual([[], [[1]]])
  stop()
  ends.opener.off('at')
  ends.page.emit('at', 2)
  expect(other).toHaveBeenCalledOnce()
  ends.page.emit('else', 3)
  expect(heard).toEqual([3])
})

test('a listener that is removed by another one is not called any more', () => {
  ends.opener.on('at', () => stop())
  const stop = ends.opener.on('at', hear)
  ends.page.emit('at', 1)
  expect(heard).toEqual([])
})

test('a listener that fails keeps no other from hearing, and is reported', () => {
  const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementationOnce(() => {})
  ends.opener.on('at', () => {
    throw new Error('broken')
  })
  ends.opener.on('at', hear)
  ends.page.emit('at', 1)
  expect(heard).toEqual([1])
  expect(() => reported.mock.calls[0]?.[0]()).toThrow('broken')
})

test('two pages with one address have a line each', async () => {
  const second = eventChannelsIn(pages).of(await pages.open('navigateTo', { url: '/a' }))
  ends.opener.on('at', hear)
  second.page.emit('at', 2)
  expect(heard).toEqual([])
  ends.page.emit('at', 1)
  expect(heard).toEqual([1])
})

test('a page may emit as it leaves; the next change of the stack closes its line', async () => {
  ends.opener.on('at', hear)
  const stop = pages.onChange(() => ends.page.emit('at', 'leaving'))
  await pages.back(1)
  stop()
  expect(heard).toEqual(['leaving'])
  await pages.open('navigateTo', { url: '/a' })
  ends.page.emit('at', 'gone')
  ends.opener.on('at', hear)
  expect(heard).toEqual(['leaving'])
})
