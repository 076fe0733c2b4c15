import { Activity, type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { overlayStore } from '../base/overlays.ts'
import { useStore } from '../hooks/useStore.ts'
import type { AnyApp } from '../router/config.ts'
import type { Navigator } from '../router/navigator.ts'
import { NavigatorContext } from '../router/react.tsx'
import { livePages, type PageEntry, type Snapshot, topOf } from '../router/stack.ts'
import { PageLayer } from './PageLayer.tsx'
import type { TabBarConfig } from './tab-bar/tabBar.ts'
import { useMotion } from './useMotion.ts'
import { usePageFocus } from './usePageFocus.ts'
import type { WindowsConfig } from './windows/windows.ts'
import './app.css'

/** The shell: the pages of the stack, the tab bar, and what lies above them. */
export function App({ app, navigator }: { app: AnyApp; navigator: Navigator }): ReactNode {
  const stack = useStore(navigator.stack)
  const windows = app.windows as WindowsConfig | undefined
  const Frame = windows?.view ?? 'div'
  // An app has windows or has none, for as long as it runs.
  const beside = windows?.useBeside(navigator)
  const visited = useVisited(stack, beside?.key)
  const top = topOf(stack)
  const isTab = (url: string) => (navigator.routes.match(url)?.route.tabIndex ?? -1) >= 0
  const tabs = app.tabBar as TabBarConfig | undefined
  const [bottom = top] = stack.pages
  const root = useRef<HTMLDivElement>(null)
  const motions = useMotion(navigator, stack, root, layerOf, (beside ?? app).motion)
  usePageFocus(navigator, root, top.key)
  const moving = new Map(motions.flatMap(({ from, to }) => [from, to]).map((entry) => [entry.key, entry]))
  const drawn = livePages(stack).filter(({ key }) => visited.has(key))
  // A page that was taken off stays until it is off the screen too.
  const leaving = [...moving.values()].filter(({ key }) => !livePages(stack).some((page) => page.key === key))
  // In one order, whichever is shown: an element that is moved loses its scroll position.
  const tabPages = drawn.filter(({ url }) => isTab(url)).toSorted((a, b) => a.key.localeCompare(b.key))
  const pushed = [...drawn, ...leaving].filter(({ url }) => !isTab(url))
  const bottomMoves = moving.has(bottom.key)
  const tabsInUse = isTab(top.url) || bottom.key === beside?.key

  useLayoutEffect(() => navigator.shown(top.key), [navigator, top.key])

  const layer = (entry: PageEntry, shown: PageEntry | undefined) => (
    <PageLayer
      key={entry.key}
      entry={entry}
      visible={entry.key === shown?.key || moving.has(entry.key)}
      covered={entry.key !== top.key}
      canGoBack={entry !== bottom || (!isTab(entry.url) && navigator.matchOf(entry)?.route !== navigator.routes.root)}
      {...beside?.layer(entry)}
    />
  )
  return (
    <NavigatorContext value={navigator}>
      <Frame
        className="sw-app"
        ref={root}
        style={{ maxWidth: navigator.matchOf(top)?.route.config.maxWidth ?? app.maxWidth }}
      >
        {tabPages.length > 0 && (
          <Activity mode={tabsInUse || bottomMoves ? 'visible' : 'hidden'}>
            <div className="sw-layer" data-layer="tabs" inert={!tabsInUse}>
              <div className="sw-pages">{tabPages.map((entry) => layer(entry, bottom))}</div>
              {tabs && <tabs.view config={tabs} current={navigator.matchOf(bottom)?.route.path ?? ''} />}
            </div>
          </Activity>
        )}
        {pushed.map((entry) => layer(entry, top))}
      </Frame>
      <Overlays />
    </NavigatorContext>
  )
}

/** The element that moves with a page: its own layer, or for a tab page the one that holds the tab bar too. */
function layerOf(root: HTMLElement, { key }: PageEntry): HTMLElement | null {
  const page = root.querySelector<HTMLElement>(`[data-layer="${key}"]`)
  return page?.closest<HTMLElement>('[data-layer="tabs"]') ?? page
}

/**
 * Pages that were shown at least once, in the stack or beside it. A restored stack draws its covered pages when Back reaches
 * them.
 */
function useVisited(stack: Snapshot, beside: string | undefined): ReadonlySet<string> {
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set([topOf(stack).key]))
  const { key } = topOf(stack)
  const isShown = (page: string) => page === key || page === beside || visited.has(page)
  const next = new Set(
    livePages(stack)
      .map((page) => page.key)
      .filter(isShown),
  )
  if ([...next].every((page) => visited.has(page))) return visited
  setVisited(next)
  return next
}

/** The view of overlays is a chunk of its own, loaded by the first request. */
function Overlays(): ReactNode {
  const any = useStore(overlayStore).length > 0
  const [Host, setHost] = useState<ComponentType>()
  useEffect(() => {
    if (!any || Host) return
    import('./overlays/OverlayHost.tsx').then(
      ({ OverlayHost }) => setHost(() => OverlayHost),
      // Without a network, say. The next overlay asks again.
      () => {},
    )
  }, [any, Host])
  return Host && <Host />
}
