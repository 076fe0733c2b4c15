const markKey = 'sw:reload'

/**
 * Reloads the document so that a page whose code could not be loaded is asked for anew: after a deployment its file has
 * another name, and some browsers remember a failed import for as long as the document lives.
 *
 * Once per address: the mark outlives the reload, and `forgetReload` takes it away when the page has come. Without a
 * network nothing is reloaded, as that would take the running app away too.
 *
 * @returns What reloads; `undefined` when it must not.
 */
export function reloadOnce(url: string, reload: () => void = () => location.reload()): (() => void) | undefined {
  try {
    if (!navigator.onLine || sessionStorage.getItem(markKey) === url) return undefined
    sessionStorage.setItem(markKey, url)
    return reload
  } catch {
    // Without a place for the mark, a reload could come again and again.
    return undefined
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
