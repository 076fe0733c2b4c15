import { type ComponentType, type MouseEvent, useSyncExternalStore } from 'react'
import type { Item } from '../items.ts'

/** The pages whose code is not in the first load. Rendered only after `open` has loaded them. */
export const pages: { Detail?: ComponentType<{ item: Item }>; Mine?: ComponentType } = {}

/** Loads the code of the page at a path, and then shows the page. */
export async function open(path: string): Promise<void> {
  if (path === '/mine') pages.Mine ??= (await import('./PlainMine.tsx')).PlainMine
  else if (path !== '/') pages.Detail ??= (await import('./PlainDetail.tsx')).PlainDetail
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Opens the page that a link leads to. */
export function openLink(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  void open(event.currentTarget.pathname)
}

/** The current path. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
