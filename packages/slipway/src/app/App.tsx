import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { overlayStore } from '../base/overlay/overlays.ts'
import { useStore } from '../hooks/useStore.ts'
import type { AnyApp } from '../router/config/config.ts'
import type { PageNavigator } from '../router/navigator.ts'
import { NavigatorContext } from '../router/react/contexts.ts'
import { livePages, type PageEntry, topOf } from '../router/stack.ts'
import type { EdgeSwipe } from './edge-swipe/edgeSwipe.ts'
import { useMotion } from './motion/useMotion.ts'
import { PageLayer } from './page/PageLayer.tsx'
import type { TabBarConfig } from './tab-bar/tabBar.ts'
import type { WindowsConfig } from './windows/windows.ts'
import './app.css'

/** The shell: the pages of the stack, the tab bar, and what lies above them. */
export function App({ app, pages }: { app: AnyApp; pages: PageNavigator }): ReactNode {
  const stack = useStore(pages.stack)
  const windows = app.windows as WindowsConfig | undefined
  const Frame = windows?.view ?? 'div'
  // An app has windows or has none, for as long as it runs.
  const splitView = windows?.useSplitView(pages)
  const kept = useStore(pages.mounted)
  const top = topOf(stack)
  const { isTab } = pages.routes
  const tabs = app.tabBar as TabBarConfig | undefined
  const [bottom = top] = stack.pages
  const root = useRef<HTMLDivElement>(null)
  const inMotion = useMotion(pages, stack, root, layerOf, (splitView ?? app).motion)
  const inHand = (app.swipeBack as EdgeSwipe | undefined)?.useHeld(pages, root, layerOf, splitView?.key) ?? []
  const moving = new Map([...inMotion, ...inHand].map((entry) => [entry.key, entry]))
  const drawn = livePages(stack).filter(({ key }) => kept.has(key))
  // A page that was taken off stays until it is off the screen too.
  const leaving = [...moving.values()].filter(({ key }) => !livePages(stack).some((page) => page.key === key))
  // In one order, whichever is shown: an element that is moved loses its scroll position.
  const tabPages = drawn.filter(({ url }) => isTab(url)).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const pushed = [...drawn, ...leaving].filter(({ url }) => !isTab(url))
  const tabsInUse = isTab(top.url) || bottom.key === splitView?.key

  useLayoutEffect(() => pages.shown(top.key), [pages, top.key])

  const layer = (entry: PageEntry, shown: PageEntry | undefined) => (
    <PageLayer
      key={entry.key}
      entry={entry}
      visible={entry.key === shown?.key || moving.has(entry.key)}
      covered={entry.key !== top.key}
      canGoBack={entry !== bottom || (!isTab(entry.url) && pages.matchOf(entry)?.route !== pages.routes.root)}
      {...splitView?.layer(entry)}
    />
  )
  return (
    <NavigatorContext value={pages}>
      <Frame
        className="sw-app"
        ref={root}
        style={{ maxWidth: pages.matchOf(top)?.route.config.maxWidth ?? app.maxWidth }}
      >
        {tabPages.length > 0 && (
          <div
            className="sw-layer"
            data-layer="tabs"
            data-covered={tabsInUse || moving.has(bottom.key) ? undefined : ''}
            inert={!tabsInUse}
          >
            <div className="sw-pages">{tabPages.map((entry) => layer(entry, tabsInUse ? bottom : undefined))}</div>
            {tabs && <tabs.view config={tabs} current={pages.matchOf(bottom)?.route.path ?? ''} />}
          </div>
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

/** The view of overlays is a chunk of its own, loaded by the first request. */
function Overlays(): ReactNode {
  const [request] = useStore(overlayStore)
  const [Host, setHost] = useState<ComponentType>()
  useEffect(() => {
    if (!request || Host) return
    import('./overlays/OverlayHost.tsx').then(
      (late) => setHost(() => late.OverlayHost),
      // Without a network, say. The next overlay asks again.
      request.fail,
    )
  }, [request, Host])
  return Host && <Host />
}
