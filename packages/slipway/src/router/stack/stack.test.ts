import { beforeEach, expect, test } from 'vitest'
import * as stack from './stack.ts'
import { tabOperations } from './tabOperations.ts'

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
  run(stack.start({ entryIds: [] }, ['/'], rules))
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

/** Moves like Back or Forward. Returns the addresses of the pages then, or `undefined` for an entry that is left again. */
function go(delta: number): string[] | undefined {
  const there = entries[position + delta]
  if (!there) throw new Error('no such entry')
  const next = stack.arrive(now, there, rules, now.entryIds)
  if (!next) return undefined
  position += delta
  now = next
  return urls(now)
}

test('pages are pushed above each other, and Back removes them', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/x' }, rules))
  expect(urls(now)).toEqual(['/', '/x', '/x'])
  expect(new Set(now.pages.map(({ key }) => key)).size).toBe(3)
  expect(go(-1)).toEqual(['/', '/x'])
  expect(go(-1)).toEqual(['/'])
})

test('Forward shows the same pages again', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/y' }, rules))
  const before = now
  go(-2)
  go(2)
  expect(now).toEqual(before)
})

test('no entry shows a replaced page', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/y' }, rules))
  go(-1)
  run(stack.replace(now, { url: '/z' }, rules))
  expect(urls(now)).toEqual(['/', '/z'])
  expect(go(1), 'the entry above the replaced page').toBeUndefined()
  expect(go(-1)).toEqual(['/'])
})

test('after a relaunch Back leaves the app, and Forward shows no dropped page', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/y' }, rules))
  run(tabOperations.reLaunch(now, { url: '/z' }, rules))
  expect(urls(now)).toEqual(['/z'])
  expect(position).toBe(0)
  expect(go(1)).toBeUndefined()
  expect(go(2)).toBeUndefined()
})

test('a push removes the entries ahead', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(tabOperations.reLaunch(now, { url: '/z' }, rules))
  run(stack.push(now, { url: '/w' }, rules))
  expect(entries).toHaveLength(2)
})

test('the entry of a tab other than the first is above the entry of the first tab', () => {
  run(tabOperations.switchTab(now, { url: '/b' }, rules))
  expect(urls(now)).toEqual(['/b'])
  expect(position).toBe(1)
  expect(go(-1)).toEqual(['/'])
  expect(go(1)).toEqual(['/b'])
})

test('tabs keep their pages while others are shown', () => {
  const home = keyOf('/')
  run(tabOperations.switchTab(now, { url: '/b' }, rules))
  const second = keyOf('/b')
  run(tabOperations.switchTab(now, { url: '/c' }, rules))
  expect(position, 'one step from the first tab, however many were visited').toBe(1)
  run(tabOperations.switchTab(now, { url: '/' }, rules))
  run(tabOperations.switchTab(now, { url: '/b' }, rules))
  expect([keyOf('/'), keyOf('/b')]).toEqual([home, second])
  expect(stack.livePages(now)).toHaveLength(3)
})

test('a tab switch drops the pages on top, and neither Back nor Forward shows them', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/y' }, rules))
  run(tabOperations.switchTab(now, { url: '/b' }, rules))
  expect(
    stack
      .livePages(now)
      .map(({ url }) => url)
      .sort(),
  ).toEqual(['/', '/b'])
  expect(go(-1)).toEqual(['/'])
  run(stack.push(now, { url: '/x' }, rules))
  run(tabOperations.switchTab(now, { url: '/' }, rules))
  expect(urls(now)).toEqual(['/'])
  expect(go(1)).toBeUndefined()
})

test('a switch to the first tab drops the pages above another tab', () => {
  run(tabOperations.switchTab(now, { url: '/b' }, rules))
  run(stack.push(now, { url: '/x' }, rules))
  run(tabOperations.switchTab(now, { url: '/' }, rules))
  expect(position).toBe(0)
  expect(urls(now)).toEqual(['/'])
  expect(go(1)).toBeUndefined()
  expect(keyOf('/b')).toBeDefined()
})

test('a switch to the shown tab changes nothing', () => {
  expect(tabOperations.switchTab(now, { url: '/' }, rules)).toEqual({ next: now, moves: [] })
})

test('after a relaunch to a tab other than the first, Back leads to the first', () => {
  const home = keyOf('/')
  run(stack.push(now, { url: '/x' }, rules))
  run(tabOperations.reLaunch(now, { url: '/c' }, rules))
  expect(go(-1)).toEqual(['/'])
  expect(keyOf('/'), 'a relaunch keeps no page').not.toBe(home)
})

test('if Back leaves the app from every tab, tabs replace each other', () => {
  const leave = { ...rules, firstTabUrl: undefined }
  run(tabOperations.switchTab(now, { url: '/b' }, leave))
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

test('`back` on the only page changes nothing', () => {
  expect(stack.back(now, 1)).toEqual({ next: now, moves: [] })
})

test('an app that starts at a page with a parent has the parent below it', () => {
  entries = []
  position = 0
  run(stack.start({ entryIds: [] }, ['/', '/order/1'], rules))
  expect(urls(now)).toEqual(['/', '/order/1'])
  expect(go(-1)).toEqual(['/'])
})

test('a jump past a replaced entry is refused', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.push(now, { url: '/x' }, rules))
  const ahead = now
  go(-1)
  run(stack.replace(now, { url: '/y' }, rules))
  const known = [...now.entryIds, ...ahead.entryIds.slice(now.entryIds.length)]
  go(-1)
  expect(stack.arrive(now, ahead, rules, known)).toBeUndefined()
})

test('an entry with other entry ids is refused', () => {
  const stranger = stack.start({ entryIds: [] }, ['/'], rules).next
  expect(stack.arrive(now, stranger, rules, now.entryIds)).toBeUndefined()
})

test('an overlay has its own entry, and Back closes it', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.pushOverlayEntry(now, 'sheet'))
  run(stack.pushOverlayEntry(now, 'dialog'))
  expect(urls(now)).toEqual(['/', '/x'])
  go(-1)
  expect(now.overlayEntries).toEqual(['sheet'])
  expect(go(1), 'Forward opens nothing').toBeUndefined()
  go(-1)
  expect(now.overlayEntries).toEqual([])
  expect(go(-1)).toEqual(['/'])
})

test('closing overlays does not change where Back leads', () => {
  run(stack.push(now, { url: '/x' }, rules))
  run(stack.pushOverlayEntry(now, 'sheet'))
  run(stack.pushOverlayEntry(now, 'dialog'))
  run(stack.closeOverlayEntries(now))
  expect(urls(now)).toEqual(['/', '/x'])
  expect(go(1)).toBeUndefined()
  expect(go(-1)).toEqual(['/'])
  expect(stack.closeOverlayEntries(now)).toEqual({ next: now, moves: [] })
})
