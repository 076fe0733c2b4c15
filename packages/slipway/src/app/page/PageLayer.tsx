import { Activity, type ComponentType, type HTMLAttributes, type ReactNode, useLayoutEffect, useState } from 'react'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'
import { type PageChrome, pageChrome } from '../../router/chrome/pageChrome.ts'
import type { NavigationBarViewProps } from '../../router/config/config.ts'
import { PageContext, useNavigatorContext } from '../../router/react/contexts.ts'
import type { PageEntry } from '../../router/stack.ts'
import { PageNavigationBar } from '../navigation-bar/PageNavigationBar.tsx'
import { Gated, useGate } from './Gated.tsx'
import { MessageScreen } from './MessageScreen.tsx'
import { PageContent } from './PageContent.tsx'
import { titleOf } from './titleOf.ts'

/** How one page lies in the stack. */
export interface PageLayerProps {
  readonly entry: PageEntry
  /** Whether it is seen. One that is not keeps its state and its DOM; its effects pause, unless it is a live one. */
  readonly visible: boolean
  /** Whether another page is the one in use: it takes no input and no focus, though it may still be seen. */
  readonly covered: boolean
  /** Whether its head has a back button. */
  readonly canGoBack: boolean
  /** How many pages that button takes. @default 1 */
  readonly depth?: number | undefined
  /** What its layer has in addition, or otherwise: with windows around the pages it is the landmark. */
  readonly page?: HTMLAttributes<HTMLElement> | undefined
  /** What its scroller has in addition: then it is no landmark by itself. */
  readonly body?: HTMLAttributes<HTMLElement> | undefined
}

/** Title of the HTML document, for pages without a title. */
const appTitle = globalThis.document?.title

/** One page: head, scroller, content. Each page is a layer with a scroller of its own. */
export function PageLayer({ entry, visible, covered, canGoBack, depth = 1, page, body }: PageLayerProps): ReactNode {
  const pages = useNavigatorContext()
  const messages = useShellMessages()
  const match = pages.matchOf(entry)
  const gate = useGate(entry)
  const { navigationBar = {}, keepAlive } = match?.route.config ?? {}
  const changed = usePageChrome(entry.key)
  // The title and the navigation bar of a page may contain what its guard protects.
  const chrome = gate ? undefined : changed
  const options = { ...navigationBar, ...chrome }
  const Head = ((!gate && options.view) || PageNavigationBar) as ComponentType<NavigationBarViewProps>
  const ownTitle = gate ? '' : titleOf(match, messages)
  const title = chrome?.title ?? ownTitle
  const Body = body ? 'div' : 'main'
  // Before the effects of the page, which may set another title.
  useLayoutEffect(() => {
    if (!covered) document.title = title || ownTitle || appTitle
  }, [title, ownTitle, covered])
  return (
    <Activity mode={visible || keepAlive === 'live' ? 'visible' : 'hidden'}>
      <PageContext value={entry}>
        <div
          className="sw-page"
          data-layer={entry.key}
          data-path={match?.route.path}
          data-covered={visible ? undefined : (keepAlive ?? '')}
          inert={covered}
          {...page}
        >
          {navigationBar && (
            <Head
              title={title}
              canGoBack={canGoBack}
              // A page that wants to stay refuses; that is no mistake of anyone's.
              onBack={() => pages.back(depth, 'backbutton').catch(() => {})}
              options={options}
            />
          )}
          <Body {...body} className="sw-page-body" aria-label={title} tabIndex={-1}>
            <Gated gate={gate}>
              {match ? (
                <PageContent match={match} covered={covered} />
              ) : (
                <MessageScreen kind="notFound" path={entry.url} />
              )}
            </Gated>
          </Body>
        </div>
      </PageContext>
    </Activity>
  )
}

/**
 * The changes that a page has made to its navigation bar. A page may make them in its own layout effects, which run before
 * those of the layer: they are read again before the first paint. `useSyncExternalStore` would read them after it.
 */
function usePageChrome(key: string): PageChrome | undefined {
  const [chrome, setChrome] = useState<PageChrome>()
  useLayoutEffect(() => {
    const read = () => setChrome(pageChrome.get().get(key))
    read()
    return pageChrome.subscribe(read)
  }, [key])
  return chrome
}
