import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { overlayStore } from '../base/overlay/overlays.ts'
import { showLine } from '../hooks/showLine.ts'
import { useStore } from '../hooks/useStore.ts'
import type { AnyApp } from '../router/config/config.ts'
import type { PageNavigator } from '../router/navigator.ts'
import { NavigatorContext } from '../router/react/contexts.ts'
import { livePages, type PageEntry, topOf } from '../router/stack/stack.ts'
import { appParts, modalOf } from './appParts.ts'
import { useMotion } from './motion/useMotion.ts'
import { PageLayer } from './page/PageLayer.tsx'
// Many components have such buttons. In the first load, their styles are no request of their own.
import '../styles/icon-button.css'
import './app.css'

/** The pages of the stack, the tab bar, and the overlays above them. */
export function App({ app, pages }: { app: AnyApp; pages: PageNavigator }): ReactNode {
  const stack = useStore(pages.stack)
  const { swipeBack, tabBar: tabs, windows } = appParts(app)
  const Frame = windows?.view ?? 'div'
  // `app.windows` and `app.pages` never change while the app runs, so these conditional calls keep the order of hooks.
  const splitView = windows?.useSplitView(pages)
  const modals = modalOf(app)?.useModals(pages, splitView?.key)
  const mounted = useStore(pages.mounted)
  const top = topOf(stack)
  const isTab = (entry: PageEntry) => pages.routes.isTab(entry.url)
  const [bottom = top] = stack.pages
  const root = useRef<HTMLDivElement>(null)
  const inMotion = useMotion(pages, stack, root, layerOf, (splitView ?? app).motion)
  const held = swipeBack?.useSwipedPages(pages, root, layerOf, splitView?.key) ?? []
  const moving = new Map([...inMotion, ...held].map((entry) => [entry.key, entry]))
  const rendered = livePages(stack).filter(({ key }) => mounted.has(key))
  // A page that was removed from the stack stays rendered until its motion has ended.
  const leaving = [...moving.values()].filter(({ key }) => !livePages(stack).some((page) => page.key === key))
  // Always in the same order, whichever tab is shown: an element that moves in the DOM loses its scroll position.
  const tabPages = rendered.filter(isTab).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const pushed = [...rendered, ...leaving].filter((entry) => !isTab(entry))
  const tabsInUse = isTab(top) || bottom.key === splitView?.key
  const tabsCovered = (!tabsInUse && !moving.has(bottom.key) && !modals?.isBeneath(bottom)) || undefined

  useLayoutEffect(() => pages.shown(top.key), [pages, top.key])

  const layer = (entry: PageEntry, shown: PageEntry | undefined) => (
    <PageLayer
      key={entry.key}
      entry={entry}
      visible={entry.key === shown?.key || moving.has(entry.key)}
      isBehind={entry.key !== top.key}
      canGoBack={entry !== bottom || (!isTab(entry) && pages.matchOf(entry)?.route !== pages.routes.root)}
      {...splitView?.layer(entry)}
      modal={modals?.layer(entry)}
    />
  )
  return (
    <NavigatorContext value={pages}>
      <Frame
        className="sw-app"
        data-card={modals?.isCard || undefined}
        ref={root}
        style={{ maxWidth: pages.matchOf(top)?.route.config.maxWidth ?? app.maxWidth }}
      >
        {tabPages.length > 0 && (
          <div
            className="sw-layer"
            data-layer="tabs"
            data-covered={tabsCovered}
            inert={modals?.isCard}
            aria-hidden={tabsCovered || splitView?.isBehind || undefined}
            data-behind={!tabsInUse || splitView?.isBehind || undefined}
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

/** The element that moves with a page: the page's own layer, or for a tab page the layer that also contains the tab bar. */
function layerOf(root: HTMLElement, { key }: PageEntry): HTMLElement | null {
  const page = root.querySelector<HTMLElement>(`[data-layer="${key}"]`)
  return page?.closest<HTMLElement>('[data-layer="tabs"]') ?? page
}

/**
 * Renders the overlays. Their view is a chunk of its own, loaded with the first request. If it cannot be loaded, questions are
 * rejected, and a plain line shows the text of a toast.
 */
export function Overlays(): ReactNode {
  const [request] = useStore(overlayStore)
  const [Host, setHost] = useState<ComponentType>()
  useEffect(() => {
    if (!request || Host) return
    import('./overlays/OverlayHost.tsx').then(
      (late) => setHost(() => late.OverlayHost),
      // For example without a network. The next overlay request tries again, so that `whenLoaded` is not needed in the first load.
      request.fail ?? (() => showLine(request.title)),
    )
  }, [request, Host])
  return Host && <Host />
}
