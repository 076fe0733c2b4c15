import { storedName } from '../../base/storedName.ts'

const markName = () => storedName('reload')

/** A document, or what stands for it in tests. */
export type ReloadableDocument = Pick<Location, 'href' | 'reload'>

/**
 * Reloads the document so that a page whose code could not be loaded is asked for anew: after a deployment its file has
 * another name, and some browsers remember a failed import for as long as the document lives.
 *
 * Once per address: the mark outlives the reload, and `forgetReload` takes it away when the page has come. Without a
 * network nothing is reloaded, as that would take the running app away too; nor for an address that is only in memory.
 *
 * @returns Whether it does.
 */
export function reloadOnce(href: string, at: ReloadableDocument = location): boolean {
  if (!isAt(href, at) || !mayReload(href, at)) return false
  try {
    sessionStorage.setItem(markName(), at.href)
    at.reload()
    return true
  } catch {
    // Without a place for the mark, a reload could come again and again.
    return false
  }
}

/** Whether a reload would be tried once the document is at an address. */
export function mayReload(href: string, at: ReloadableDocument = location): boolean {
  try {
    const before = sessionStorage.getItem(markName())
    // A storage that can be read may have no room for the mark, or refuse to keep anything.
    sessionStorage.setItem(markName(), before ?? '')
    return navigator.onLine && before !== new URL(href, at.href).href
  } catch {
    return false
  }
}

/** Whether a document is at an address, other than one that is in memory only. */
export function isAt(href: string, at: ReloadableDocument = location): boolean {
  return new URL(href, at.href).href === at.href
}

/** Allows another reload: a page has come. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(markName())
  } catch {
    // Nothing was stored, then.
  }
}
