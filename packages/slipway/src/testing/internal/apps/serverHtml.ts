import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Returns the HTML that a server renders for a node. */
export function serverHtml(node: ReactNode): string {
  try {
    return renderToString(node)
  } finally {
    resetContexts()
  }
}

/**
 * Sets all contexts to their defaults after a render of a server. React leaves them at the values of the last node that the
 * server has rendered, where components outside of a provider would read them: those of later tests, which share the page.
 */
export function resetContexts(): void {
  renderToString(null)
}
