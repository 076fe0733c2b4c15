import { beforeEach, expect, test } from 'vitest'
import * as stack from './stack.ts'

/** Applies moves to a list of history entries, as a browser would. */
function browse(moves: readonly stack.Move[], entries: stack.Snapshot[], position: number): [stack.Snapshot[], number] {
  let now = [...entries]
  let at = position
  for (const move of moves) {
    if ('to' in move) at = now.findIndex(({ entryIds }) => entryIds.at(-1) === move.to.at(-1))
    else if ('replace' in move) now = now.with(at, move.replace)
    else now = [...now.slice(0, ++at), move.push]
  }
  return [now, at]
}

let count = 0
const rules: stack.StackRules = {
  nextId: () => String(++count),
  isTab: (url) => ['/', '/b', '/c'].includes(url),
  firstTabUrl: '/',
}
let entries: stack.Snapshot[]
let position: number
let now: stack.Snapshot

beforeEach(() => {
  count = 0
  entries = []
  position = 0
  run(stack.start('/', undefined, rules))
})

function run({ next, moves }: stack.Change): void {
  ;[entries, position] = browse(moves, entries.length ? entries : [next], position)
  now = next
  expect(entries[position], 'the history’s entry and the stack').toMatchObject({
    entryIds: now.entryIds,
    pages: now.pages,
  })
}

const urls = (snapshot: stack.Snapshot | undefined) => snapshot?.pages.map(({ url }) => url)
const keyOf = (url: string) => stack.livePages(now).find((page) => page.url === url)?.key

/** What the user sees after Back or Forward; `undefined` for an entry that is turned back. */
function travel(delta: number): string[] | undefined {
  const there = entries[position + delta]
  if (!there) throw new Error('no such entry')
  const next = stack.arrive(now, there, rules, now.entryIds)
  if (!next) return undefined
  position += delta
  now = next
  return urls(now)
}

test('pages lie on each other, and Back takes them off', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/x' }, rules))
  expect(urls(now)).toEqual(['/', '/x', '/x'])
  expect(new Set(now.pages.map(({ key }) => key)).size).toBe(3)
  expect(travel(-1)).toEqual(['/', '/x'])
  expect(travel(-1)).toEqual(['/'])
})

test('Forward brings the same pages back', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/y' }, rules))
  const before = now
  travel(-2)
  travel(2)
  expect(now).toEqual(before)
})

test('a replaced page is shown by no entry any more', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/y' }, rules))
  travel(-1)
  run(stack.replace(now, { url: '/z' }, rules))
  expect(urls(now)).toEqual(['/', '/z'])
  expect(travel(1), 'the entry that lay over the replaced page').toBeUndefined()
  expect(travel(-1)).toEqual(['/'])
})

test('after a relaunch Back leaves, and Forward shows nothing that was dropped', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/y' }, rules))
  run(stack.relaunch(now, { url: '/z' }, rules))
  expect(urls(now)).toEqual(['/z'])
  expect(position).toBe(0)
  expect(travel(1)).toBeUndefined()
  expect(travel(2)).toBeUndefined()
})

test('a push cuts the entries that are ahead', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.relaunch(now, { url: '/z' }, rules))
  run(stack.push(now, { url: '/w' }, rules))
  expect(entries).toHaveLength(2)
})

test('a tab that is not the first lies over the first one', () => {
  run(stack.switchTab(now, { url: '/b' }, rules))
  expect(urls(now)).toEqual(['/b'])
  expect(position).toBe(1)
  expect(travel(-1)).toEqual(['/'])
  expect(travel(1)).toEqual(['/b'])
})

test('tabs keep their pages while others are shown', () => {
  const home = keyOf('/')
  run(stack.switchTab(now, { url: '/b' }, rules))
  const second = keyOf('/b')
  run(stack.switchTab(now, { url: '/c' }, rules))
  expect(position, 'one step from the first tab, however many were visited').toBe(1)
  run(stack.switchTab(now, { url: '/' }, rules))
  run(stack.switchTab(now, { url: '/b' }, rules))
  expect([keyOf('/'), keyOf('/b')]).toEqual([home, second])
  expect(stack.livePages(now)).toHaveLength(3)
})

test('a tab switch drops the pages on top, and neither Back nor Forward shows them', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/y' }, rules))
  run(stack.switchTab(now, { url: '/b' }, rules))
  expect(
    stack
      .livePages(now)
      .map(({ url }) => url)
      .sort(),
  ).toEqual(['/', '/b'])
  expect(travel(-1)).toEqual(['/'])
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.switchTab(now, { url: '/' }, rules))
  expect(urls(now)).toEqual(['/'])
  expect(travel(1)).toBeUndefined()
})

test('pages over a tab that is not the first are dropped by a switch to the first', () => {
  run(stack.switchTab(now, { url: '/b' }, rules))
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.switchTab(now, { url: '/' }, rules))
  expect(position).toBe(0)
  expect(urls(now)).toEqual(['/'])
  expect(travel(1)).toBeUndefined()
  expect(keyOf('/b')).toBeDefined()
})

test('a switch to the tab that is shown changes nothing', () => {
  expect(stack.switchTab(now, { url: '/' }, rules)).toEqual({ next: now, moves: [] })
})

test('a relaunch to a tab that is not the first lets Back lead to the first', () => {
  const home = keyOf('/')
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.relaunch(now, { url: '/c' }, rules))
  expect(travel(-1)).toEqual(['/'])
  expect(keyOf('/'), 'a relaunch keeps no page').not.toBe(home)
})

test('where Back leaves from each tab, tabs replace each other', () => {
  const leave = { ...rules, firstTabUrl: undefined }
  run(stack.switchTab(now, { url: '/b' }, leave))
  expect(position).toBe(0)
  expect(stack.livePages(now)).toHaveLength(2)
})

test.each([
  [1, 2],
  [2, 1],
  [9, 1],
  [0, 2],
  [Number.NaN, 2],
])('back by %s leaves %s pages', (delta, left) => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/y' }, rules))
  run(stack.back(now, delta))
  expect(now.pages).toHaveLength(left)
})

test('back on the only page changes nothing', () => {
  expect(stack.back(now, 1)).toEqual({ next: now, moves: [] })
})

test('a page that names a parent starts over it', () => {
  entries = []
  position = 0
  run(stack.start('/order/1', '/', rules))
  expect(urls(now)).toEqual(['/', '/order/1'])
  expect(travel(-1)).toEqual(['/'])
})

test('a jump past an entry that was replaced leads nowhere', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/x' }, rules))
  const ahead = now
  travel(-1)
  run(stack.replace(now, { url: '/y' }, rules))
  const known = [...now.entryIds, ...ahead.entryIds.slice(now.entryIds.length)]
  travel(-1)
  expect(stack.arrive(now, ahead, rules, known)).toBeUndefined()
})

test('an entry of another line is not ours', () => {
  const stranger = stack.start('/', undefined, rules).next
  expect(stack.arrive(now, stranger, rules, now.entryIds)).toBeUndefined()
})

test('an overlay has an entry of its own, and Back closes it', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.pushOverlayEntry(now, 'sheet'))
  run(stack.pushOverlayEntry(now, 'dialog'))
  expect(urls(now)).toEqual(['/', '/x'])
  travel(-1)
  expect(now.overlayEntries).toEqual(['sheet'])
  expect(travel(1), 'Forward opens nothing').toBeUndefined()
  travel(-1)
  expect(now.overlayEntries).toEqual([])
  expect(travel(-1)).toEqual(['/'])
})

test('however an overlay is closed, Back goes where it would have gone', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.pushOverlayEntry(now, 'sheet'))
  run(stack.pushOverlayEntry(now, 'dialog'))
  run(stack.closeOverlayEntries(now))
  expect(urls(now)).toEqual(['/', '/x'])
  expect(travel(1)).toBeUndefined()
  expect(travel(-1)).toEqual(['/'])
  expect(stack.closeOverlayEntries(now)).toEqual({ next: now, moves: [] })
})
