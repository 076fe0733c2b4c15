import { expect, test } from 'vitest'
import * as stack from '../router/stack/stack.ts'
import { tabOperations } from '../router/stack/tabOperations.ts'
import { entriesOf, findJump, followChange, type HistoryEntries } from './historyEntries.ts'

const firstTabUrl = '/tab1'
let ids = 0
const rules: stack.StackRules = { nextId: () => `${++ids}`, isTab: (url) => url.startsWith('/tab'), firstTabUrl }

/** The entries after a walk through the history; each step creates the next stack from the current one. */
function walk(start: string, ...steps: ((now: stack.Snapshot) => stack.Snapshot)[]): HistoryEntries {
  let now = stack.start({ entryIds: [] }, [start], rules).next
  let history = entriesOf(now, firstTabUrl)
  for (const step of steps) {
    const after = step(now)
    history = followChange(history, { before: now, after }, firstTabUrl)
    now = after
  }
  return history
}

const push = (url: string) => (now: stack.Snapshot) =>
  stack.push(stack.closeOverlayEntries(now).next, { url }, rules).next
const redirect = (url: string) => (now: stack.Snapshot) => stack.replace(now, { url }, rules).next
const relaunch = (url: string) => (now: stack.Snapshot) => tabOperations.reLaunch(now, { url }, rules).next
const tab = (url: string) => (now: stack.Snapshot) => tabOperations.switchTab(now, { url }, rules).next
const back =
  (delta = 1) =>
  (now: stack.Snapshot) =>
    stack.back(now, delta).next
const overlay = (now: stack.Snapshot) => stack.pushOverlayEntry(now, `overlay ${++ids}`).next
const close = (now: stack.Snapshot) => stack.closeOverlayEntries(now).next

/** The entries' addresses: the obsolete ones in brackets, the current one with a star. */
const textOf = ({ entries, position }: HistoryEntries) =>
  entries
    .map(({ url, isObsolete, isOverlay }, place) => {
      const text = `${url}${isOverlay ? '+' : ''}${place === position ? '*' : ''}`
      return isObsolete ? `(${text})` : text
    })
    .join(' ')

test.each([
  ['the first page', walk('/a'), '/a*'],
  ['a push', walk('/a', push('/b')), '/a /b*'],
  ['Back leaves entries ahead', walk('/a', push('/b'), push('/c'), back(2)), '/a* /b /c'],
  ['a push removes entries ahead', walk('/a', push('/b'), push('/c'), back(2), push('/d')), '/a /d*'],
  ['a redirect keeps its place', walk('/a', push('/b'), redirect('/c')), '/a /c*'],
  ['a redirect leaves dropped entries ahead', walk('/a', push('/b'), back(), redirect('/c')), '/c* (/b)'],
  ['a relaunch leaves dropped entries ahead', walk('/a', push('/b'), relaunch('/c')), '/c* (/b)'],
  ['a push removes them', walk('/a', push('/b'), relaunch('/c'), push('/d')), '/c /d*'],
  ['a tab is above the first tab', walk('/tab1', tab('/tab2')), '/tab1 /tab2*'],
  ['a tab replaces another tab', walk('/tab1', tab('/tab2'), tab('/tab3')), '/tab1 /tab3*'],
  ['the first tab leaves a dropped entry ahead', walk('/tab1', tab('/tab2'), tab('/tab1')), '/tab1* (/tab2)'],
  ['an overlay', walk('/a', overlay), '/a /a+*'],
  ['a closed overlay', walk('/a', overlay, close), '/a* (/a+)'],
  ['a push removes an overlay’s entry', walk('/a', overlay, push('/b')), '/a /b*'],
  ['a second overlay', walk('/a', overlay, overlay), '/a /a+ /a+*'],
])('%s', (_, history, expected) => {
  expect(textOf(history)).toBe(expected)
})

test('a restored stack provides its own entries', () => {
  const pages = ['/tab2', '/b'].map((url) => ({ key: url, url }))
  const restored = { entryIds: ['1', '2', '3', '4'], pages, tabs: [], overlayEntries: ['4'] }
  expect(textOf(entriesOf(restored, firstTabUrl))).toBe('/tab1 /tab2 /b /b+*')
})

test('wayTo', () => {
  const history = walk('/a', push('/b'), push('/c'), back())
  const jumps = history.entries.map(({ id }) => findJump(history, id))
  expect(jumps).toEqual([{ go: -1 }, { problem: 'This is the current entry.' }, { go: 1 }])
  expect(findJump(history, 'cut off')).toEqual({ problem: expect.stringContaining('another one has replaced it') })

  const replaced = walk('/a', push('/b'), relaunch('/c'))
  expect(findJump(replaced, replaced.entries[1]?.id)).toEqual({
    problem: expect.stringContaining('pages were dropped'),
  })

  const closed = walk('/a', overlay, close)
  expect(findJump(closed, closed.entries[1]?.id)).toEqual({ problem: expect.stringContaining('overlay was closed') })
})
