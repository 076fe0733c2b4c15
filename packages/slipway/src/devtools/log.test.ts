import { expect, test } from 'vitest'
import { clear, emptyLog, type LogEntry, logText, mostEntries, record } from './log.ts'

const event = (about: string) => ({ at: 1_000, kind: 'app', name: 'show', about }) as const

test('entries are numbered in order', () => {
  const log = record(record(emptyLog, event('a')), event('b'))
  expect(log.entries.map(({ id, about }) => [id, about])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ])
})

test('beyond the limit the oldest entries are dropped, and the numbers continue', () => {
  let log = emptyLog
  for (let number = 1; number <= mostEntries + 2; number++) log = record(log, event(`${number}`))
  expect(log.entries).toHaveLength(mostEntries)
  expect(log.entries[0]).toMatchObject({ id: 3, about: '3' })
  expect(log.count).toBe(mostEntries + 2)
})

test('after `clear` the log is empty, and the numbers continue', () => {
  const log = clear(record(emptyLog, event('a')))
  expect(log.entries).toEqual([])
  expect(record(log, event('b')).entries).toMatchObject([{ id: 2, about: 'b' }])
})

test('`logText` has one line per entry, with the seconds since the start', () => {
  const entries: readonly LogEntry[] = [
    { id: 1, at: 5_000, kind: 'stack', name: 'start', about: '/' },
    { id: 2, at: 17_345, kind: 'page', name: 'show', about: '/', key: 'k1' },
    { id: 3, at: 17_346, kind: 'app', name: 'hide', about: '' },
  ]
  expect(logText(entries, 5_000).split('\n')).toEqual([
    '    0.000  stack  start  /',
    '   12.345  page   show  /  (k1)',
    '   12.346  app    hide',
  ])
})
