import { Activity, type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { overlayStore } from '../base/overlays.ts'
import { useShellMessages } from '../hooks/useShellMessages.ts'
import { useStore } from '../hooks/useStore.ts'
import type { AnyApp } from '../router/config.ts'
import type { Navigator } from '../router/navigator.ts'
import { pageChrome } from '../router/pageChrome.ts'
import { NavigatorContext } from '../router/react.tsx'
import { livePages, type PageEntry, type Snapshot, topOf } from '../router/stack.ts'
import { PageLayer } from './PageLayer.tsx'
import type { TabBarConfig } from './tab-bar/tabBar.ts'
import { titleOf } from './titleOf.ts'
import { useMotion } from './useMotion.ts'
import { usePageFocus } from './usePageFocus.ts'
import './app.css'

/** The shell: the pages of the stack, the tab bar, and what lies above them. */
export function App({ app, navigator }: { app: AnyApp; navigator: Navigator }): ReactNode {
  const stack = useStore(navigator.stack)
  const visited = useVisited(stack)
  const top = topOf(stack)
  const isTab = (url: string) => (navigator.routes.match(url)?.route.tabIndex ?? -1) >= 0
  const tabs = app.tabBar as TabBarConfig | undefined
  const bottom = stack.pages[0]
  const root = useRef<HTMLDivElement>(null)
  const motions = useMotion(navigator, stack, root, layerOf, app.motion)
  usePageFocus(navigator, root, top.key)
  const moving = new Map(motions.flatMap(({ from, to }) => [from, to]).map((entry) => [entry.key, entry]))
  const drawn = livePages(stack).filter(({ key }) => visited.has(key))
  // A page that was taken off stays until it is off the screen too.
  const leaving = [...moving.values()].filter(({ key }) => !livePages(stack).some((page) => page.key === key))
  const tabPages = drawn.filter(({ url }) => isTab(url))
  const pushed = [...drawn, ...leaving].filter(({ url }) => !isTab(url))
  const bottomMoves = bottom !== undefined && moving.has(bottom.key)
  const TabBar = tabs?.view

  useLayoutEffect(() => navigator.shown(top.key), [navigator, top.key])
  useDocumentTitle(navigator, stack)

  const layer = (entry: PageEntry, shown: PageEntry | undefined) => (
    <PageLayer
      key={entry.key}
      entry={entry}
      visible={entry.key === shown?.key || moving.has(entry.key)}
      covered={entry.key !== top.key}
      canGoBack={entry !== bottom || (!isTab(entry.url) && navigator.matchOf(entry)?.route !== navigator.routes.root)}
    />
  )
  return (
    <NavigatorContext value={navigator}>
      <div className="sw-app" ref={root}>
        {tabPages.length > 0 && (
          <Activity mode={isTab(top.url) || bottomMoves ? 'visible' : 'hidden'}>
            <div className="sw-layer" data-layer="tabs" inert={!isTab(top.url)}>
              <div className="sw-pages">{tabPages.map((entry) => layer(entry, bottom))}</div>
              {tabs && TabBar && bottom && (
                <TabBar config={tabs} current={navigator.matchOf(bottom)?.route.path ?? ''} />
              )}
            </div>
          </Activity>
        )}
        {pushed.map((entry) => layer(entry, top))}
      </div>
      <Overlays />
    </NavigatorContext>
  )
}

/** The element that moves with a page: its own layer, or for a tab page the one that holds the tab bar too. */
function layerOf(root: HTMLElement, { key }: PageEntry): HTMLElement | null {
  const page = root.querySelector<HTMLElement>(`[data-layer="${key}"]`)
  return page?.closest<HTMLElement>('[data-layer="tabs"]') ?? page
}

/** Pages that were shown at least once. A restored stack draws its covered pages when Back reaches them. */
function useVisited(stack: Snapshot): ReadonlySet<string> {
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set([topOf(stack).key]))
  const { key } = topOf(stack)
  if (visited.has(key)) return visited
  const alive = livePages(stack).flatMap((page) => (visited.has(page.key) ? [page.key] : []))
  const next = new Set([...alive, key])
  setVisited(next)
  return next
}

function useDocumentTitle(navigator: Navigator, stack: Snapshot): void {
  const messages = useShellMessages()
  const top = topOf(stack)
  const gates = useStore(navigator.gates.store)
  const chrome = useStore(pageChrome).get(top.key)
  const title = gates.has(top.key) ? '' : (chrome?.title ?? titleOf(navigator.matchOf(top), messages))
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}

/** The view of overlays is a chunk of its own, loaded by the first request. */
function Overlays(): ReactNode {
  const any = useStore(overlayStore).length > 0
  const [Host, setHost] = useState<ComponentType>()
  useEffect(() => {
    if (any && !Host) void import('./overlays/OverlayHost.tsx').then(({ OverlayHost }) => setHost(() => OverlayHost))
  }, [any, Host])
  return Host && <Host />
}
