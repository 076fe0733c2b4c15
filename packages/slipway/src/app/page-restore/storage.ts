import { memoryName, stateName } from '../../router/page-state/stateStorage.ts'
import { beyondLimit, readSavedPage, type SavedPage } from './pageRestore.state.ts'

/** The pages that the browser has not stored as they are now, as where its storage is full. */
const unstored = new Set<string>()

/** Whether a page would come back as it is now. */
export function isStored(key: string): boolean {
  return !unstored.has(key) && readPage(key) !== undefined
}

/** What is stored of a page. */
export function readPage(key: string): SavedPage | undefined {
  return readSavedPage(quietly(() => sessionStorage.getItem(memoryName(key))) ?? null)
}

/** Stores what a page leaves behind, and drops the pages seen longest ago where it gets too much. */
export function writePage(key: string, memory: SavedPage): void {
  unstored.add(key)
  quietly(() => {
    sessionStorage.setItem(memoryName(key), JSON.stringify(memory))
    unstored.delete(key)
    const pages = namesWith(memoryName()).map((name) => ({ key: name, text: sessionStorage.getItem(name) ?? '' }))
    for (const name of beyondLimit(pages)) sessionStorage.removeItem(name)
  })
}

/** Forgets what the user has typed on a page. */
export function forgetDrafts(key: string): void {
  const memory = readPage(key)
  if (memory) writePage(key, { ...memory, fields: {} })
}

/** Forgets the pages that are not among the living: their scroll positions, their drafts and their states. */
export function forgetPages(isAlive: (key: string) => boolean = () => false): void {
  for (const key of unstored) if (!isAlive(key)) unstored.delete(key)
  quietly(() => {
    for (const each of [memoryName(), stateName()]) {
      for (const name of namesWith(each)) if (!isAlive(name.slice(each.length))) sessionStorage.removeItem(name)
    }
  })
}

function namesWith(start: string): string[] {
  return Object.keys(sessionStorage).filter((name) => name.startsWith(start))
}

/** A storage that is full, or that the browser forbids, remembers nothing; the app works all the same. */
function quietly<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
