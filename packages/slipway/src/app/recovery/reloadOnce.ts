const markKey = 'sw:reload'

/**
 * Reloads the document so that a page whose code could not be loaded is asked for anew: after a deployment its file has
 * another name, and some browsers remember a failed import for as long as the document lives.
 *
 * Once per address: the mark outlives the reload, and `forgetReload` takes it away when the page has come. Without a
 * network nothing is reloaded, as that would take the running app away too; nor for an address that is only in memory.
 *
 * @returns Whether it does.
 */
export function reloadOnce(href: string, at: Pick<Location, 'href' | 'reload'> = location): boolean {
  try {
    const url = new URL(href, at.href).href
    if (!navigator.onLine || url !== at.href || sessionStorage.getItem(markKey) === url) return false
    sessionStorage.setItem(markKey, url)
    at.reload()
    return true
  } catch {
    // Without a place for the mark, a reload could come again and again.
    return false
  }
}

/** Allows another reload: a page has come. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(markKey)
  } catch {
    // Nothing was stored, then.
  }
}
