import { type ComponentType, type MouseEvent, useSyncExternalStore } from 'react'
import type { Item } from '../items.ts'
import type { MineProps } from '../Mine.tsx'

/** The pages whose code is not in the first load. Rendered only after `open` has loaded them. */
export const pages: { Detail?: ComponentType<{ item: Item }>; Mine?: ComponentType<MineProps> } = {}

/** Loads the code of the page at a path. */
export async function loadPage(path: string): Promise<void> {
  if (path === '/mine') pages.Mine ??= (await import('../Mine.tsx')).Mine
  else if (path !== '/') pages.Detail ??= (await import('./PlainDetail.tsx')).PlainDetail
}

/** Shows the page at a path, after its code has been loaded. */
export async function open(path: string): Promise<void> {
  await loadPage(path)
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
