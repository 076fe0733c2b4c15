import { pathOf, splitUrl, withoutFragment } from '../address/address.ts'
import { changeFragment } from './changeFragment.ts'
import type { Operation } from './stack.ts'
import { keptTabs, lone, newPage, settle } from './stack.ts'

/**
 * Shows a tab: its kept page, or a new one. All pages outside the tab bar are dropped. A tab other than the first is one entry
 * higher, above the entry of the first tab.
 */
const switchTab: Operation = (now, to, rules) => {
  const { firstTabUrl } = rules
  const kept = keptTabs(now, rules)
  const find = (tabUrl: string) => kept.find((page) => pathOf(page.url) === pathOf(tabUrl))
  const found = find(to.url)
  const { hash } = splitUrl(to.url)
  // A kept tab keeps its address, except for a fragment that the call names.
  const moved = found && hash ? { ...found, url: withoutFragment(found.url) + hash } : found
  const page = moved ?? newPage(to, rules)
  if (page.key === now.pages.at(-1)?.key) return hash ? changeFragment(now, page.url) : { next: now, moves: [] }
  const tabs = kept.filter(({ key }) => key !== page.key)
  if (!firstTabUrl || !rules.isTab(page.url) || pathOf(page.url) === pathOf(firstTabUrl))
    return settle(now, page, tabs, rules)
  const first = find(firstTabUrl)
  const under = first ?? newPage({ url: firstTabUrl }, rules)
  const others = tabs.filter((tab) => tab !== first)
  const base = settle(now, under, [...others, page], rules)
  const isOver = first && now.pages.length === 1 && now.entryIds.length === 2
  const { entryIds } = isOver ? now : base.next
  const next = lone([...entryIds.slice(0, 1), rules.nextId()], page, [...others, under])
  return { next, moves: isOver ? [{ replace: next }] : [...base.moves, { push: next }] }
}

/** The changes of the stack in an app with a tab bar. Part of `tabBar`, so that apps without tabs do not contain this code. */
export const tabOperations = {
  switchTab,
  /** Drops all pages, including kept tabs, and starts again with one page, which may be a tab. */
  reLaunch: ((now, to, rules) => switchTab({ ...now, pages: [], tabs: [] }, to, rules)) as Operation,
}
