import { pageRestoreName, stateName } from '../../router/page-state/stateStorage.ts'
import { beyondLimit, readSavedPage, type SavedPage } from './pageRestore.state.ts'

/** Keys of the pages whose current data could not be stored, for example because the storage is full. */
const unstored = new Set<string>()

/** Whether a page could be restored as it is now. */
export function isStored(key: string): boolean {
  return !unstored.has(key) && readPage(key) !== undefined
}

/** Returns the stored data of a page. */
export function readPage(key: string): SavedPage | undefined {
  return readSavedPage(quietly(() => sessionStorage.getItem(pageRestoreName(key))) ?? null)
}

/** Stores the data of a page. If the limit is exceeded, drops the pages that were shown the longest ago. */
export function writePage(key: string, saved: SavedPage): void {
  unstored.add(key)
  quietly(() => {
    sessionStorage.setItem(pageRestoreName(key), JSON.stringify(saved))
    unstored.delete(key)
    const pages = namesWith(pageRestoreName()).map((name) => ({ key: name, text: sessionStorage.getItem(name) ?? '' }))
    for (const name of beyondLimit(pages)) sessionStorage.removeItem(name)
  })
}

/** Deletes the stored fields of a page. */
export function forgetDrafts(key: string): void {
  const saved = readPage(key)
  if (saved) writePage(key, { ...saved, fields: {}, origins: {} })
}

/** Deletes the stored data of all pages that are not alive: scroll positions, drafts and page states. */
export function forgetPages(isAlive: (key: string) => boolean = () => false): void {
  for (const key of unstored) if (!isAlive(key)) unstored.delete(key)
  quietly(() => {
    for (const each of [pageRestoreName(), stateName()]) {
      for (const name of namesWith(each)) if (!isAlive(name.slice(each.length))) sessionStorage.removeItem(name)
    }
  })
}

function namesWith(start: string): string[] {
  return Object.keys(sessionStorage).filter((name) => name.startsWith(start))
}

/** Ignores errors: with a storage that is full or forbidden nothing is stored, and the app works without it. */
function quietly<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
