import { expect, test } from 'vitest'
import * as stack from '../router/stack/stack.ts'
import { tabOperations } from '../router/stack/tabOperations.ts'
import { nameOfChange, type StackChangeName } from './stackChange.ts'

let ids = 0
const rules: stack.StackRules = {
  nextId: () => `${++ids}`,
  isTab: (url) => url.startsWith('/tab'),
  firstTabUrl: '/tab1',
}
const to = (url: string) => ({ url })
const tab = stack.start({ entryIds: [] }, ['/tab1'], rules).next
const alone = stack.start({ entryIds: [] }, ['/a'], rules).next
const pushed = stack.push(tab, to('/b'), rules).next
const twoTabs = tabOperations.switchTab(tab, to('/tab2'), rules).next
const withOverlay = stack.pushOverlayEntry(pushed, 'overlay').next
const bare = stack.closeOverlayEntries(withOverlay).next

test.each<[string, stack.Snapshot, stack.Snapshot, StackChangeName | undefined]>([
  ['a push', tab, pushed, 'push'],
  ['a push that closes an overlay', withOverlay, stack.push(bare, to('/c'), rules).next, 'push'],
  ['a redirect', pushed, stack.replace(pushed, to('/c'), rules).next, 'replace'],
  ['a redirect of the only page', alone, stack.replace(alone, to('/c'), rules).next, 'replace'],
  ['a redirect under an overlay', withOverlay, stack.replace(bare, to('/c'), rules).next, 'replace'],
  ['a relaunch', pushed, tabOperations.reLaunch(pushed, to('/c'), rules).next, 'relaunch'],
  ['a relaunch at a tab', twoTabs, tabOperations.reLaunch(twoTabs, to('/tab1'), rules).next, 'relaunch'],
  ['a tab switch', tab, twoTabs, 'switch tab'],
  ['a tab switch that drops pages', pushed, tabOperations.switchTab(pushed, to('/tab2'), rules).next, 'switch tab'],
  ['a tab switch to the current tab', tab, tabOperations.switchTab(tab, to('/tab1'), rules).next, undefined],
  ['Back', pushed, tab, 'back'],
  [
    'Back to the first tab',
    twoTabs,
    stack.back({ ...twoTabs, pages: [...tab.pages, ...twoTabs.pages] }, 1).next,
    'back',
  ],
  ['Forward', tab, pushed, 'forward'],
  ['an overlay', pushed, withOverlay, 'open overlay'],
  ['an overlay that closes', withOverlay, bare, 'close overlay'],
])('%s', (name, before, after, expected) => {
  const isKnown = (id: string) => name === 'Forward' && after.entryIds.includes(id)
  expect(nameOfChange({ before, after }, { isKnown, isTab: rules.isTab })).toBe(expected)
})
