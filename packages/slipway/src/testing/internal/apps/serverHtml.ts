import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'

/**
 * Returns the HTML that a server renders for a node.
 *
 * React leaves contexts at the values of the last node that a server has rendered. Components outside of a provider would read them, also in
 * later tests, which share the page. So an empty render follows each render: it sets all contexts to their defaults.
 */
export function serverHtml(node: ReactNode): string {
  try {
    return renderToString(node)
  } finally {
    renderToString(null)
  }
}

/** Sets the contexts to their defaults after `prerender`. React has another renderer for it, with a record of contexts of its own. */
export async function resetContexts(): Promise<void> {
  await prerender(null)
}
