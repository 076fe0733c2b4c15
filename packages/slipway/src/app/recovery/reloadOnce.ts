import { storedName } from '../../base/storedName.ts'

const markName = () => storedName('reload')

/** The document's location, or a stub in tests. */
export type ReloadableDocument = Pick<Location, 'href' | 'reload'>

/**
 * Reloads the document so that the browser requests a page's code again. After a deployment the code's file has another name,
 * and some browsers cache a failed import until the document is unloaded.
 *
 * Reloads once per address: a mark in `sessionStorage` outlives the reload, and `forgetReload` removes it when the page is
 * painted. Does not reload without a network, because the running app would be lost too; nor for an address that exists only
 * in memory.
 *
 * @returns Whether the document is being reloaded.
 */
export function reloadOnce(href: string, at: ReloadableDocument = location): boolean {
  if (!isAt(href, at) || !mayReload(href, at)) return false
  try {
    sessionStorage.setItem(markName(), at.href)
    at.reload()
    return true
  } catch {
    // Without the mark, the reloads could repeat endlessly.
    return false
  }
}

/** Whether `reloadOnce` would reload once the document is at an address. */
export function mayReload(href: string, at: ReloadableDocument = location): boolean {
  try {
    const before = sessionStorage.getItem(markName())
    // A storage that can be read may still be full, or refuse writes.
    sessionStorage.setItem(markName(), before ?? '')
    return navigator.onLine && before !== new URL(href, at.href).href
  } catch {
    return false
  }
}

/** Whether the document is at an address. Addresses that exist only in memory are not the document's. */
export function isAt(href: string, at: ReloadableDocument = location): boolean {
  return new URL(href, at.href).href === at.href
}

/** Allows another reload, because a page was painted. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(markName())
  } catch {
    // The storage is not available, so no mark was stored.
  }
}
