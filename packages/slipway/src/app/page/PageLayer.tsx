import {
  Activity,
  type ComponentType,
  type HTMLAttributes,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { createStore } from '../../base/store.ts'
import { useShellMessages } from '../../hooks/locale/useShellMessages.ts'
import { PageVisibleContext } from '../../hooks/page-visibility/PageVisibleContext.ts'
import { type PageChrome, pageChrome } from '../../router/chrome/pageChrome.ts'
import { pausesEffects } from '../../router/config/keepAliveOf.ts'
import type { NavigationBarViewProps } from '../../router/config/navigationBarTypes.ts'
import { PageContext, useNavigatorContext } from '../../router/react/contexts.ts'
import type { PageEntry } from '../../router/stack/stack.ts'
import type { ModalLayer } from '../modal/useModals.ts'
import { PageNavigationBar } from '../navigation-bar/PageNavigationBar.tsx'
import { Gated, useGate } from './Gated.tsx'
import { MessageScreen } from './MessageScreen.tsx'
import { notFoundMatch } from './notFoundMatch.ts'
import { PageContent } from './PageContent.tsx'
import { titleOf } from './titleOf.ts'
import { useBackSteps } from './useBackSteps.ts'

/** Props of `PageLayer`. */
export interface PageLayerProps {
  readonly entry: PageEntry
  /** Whether the page is on the screen. If not, it keeps its state and its elements, and its effects continue unless it is paused. */
  readonly visible: boolean
  /** Whether another page is the current one: then this page accepts no input, although it may still be visible. */
  readonly isBehind: boolean
  /** Differences of a modal page, and of a page below one. */
  readonly modal?: ModalLayer | undefined
  /** Whether the navigation bar may have a back button. */
  readonly canGoBack: boolean
  /** Additional or different attributes of the layer. If they are given, the layer is the landmark instead of the scroller. */
  readonly page?: HTMLAttributes<HTMLElement> | undefined
}

/** Title of pages without a title: that of the HTML document, unless the document contains a rendered page with a title of its own. */
const appTitle = globalThis.document?.documentElement.dataset.swTitle ?? globalThis.document?.title

/** Renders one page: navigation bar, scroller and content. Each page is a layer with a scroller of its own. */
export function PageLayer({ entry, visible, isBehind, modal, canGoBack, page }: PageLayerProps): ReactNode {
  const pages = useNavigatorContext()
  const messages = useShellMessages()
  const match = pages.matchOf(entry)
  const own = useMemo(() => (match ? undefined : notFoundMatch(pages.app, entry.url)), [match, pages, entry.url])
  const content = match ?? own
  const gate = useGate(entry)
  const steps = useBackSteps(entry, canGoBack && !isBehind)
  const { navigationBar = {} } = content?.route.config ?? {}
  const hasBack = canGoBack && steps > 0
  // A page that blocks Back rejects the call, which is expected.
  const goBack = () => void pages.back(steps, 'backbutton').catch(() => {})
  const [pageVisible] = useState(() => createStore(visible))
  // After Back, the entry is a new object with the same content, which would render all users of the context again.
  const [context, setContext] = useState(entry)
  // The fragment of the address may change while the page stays the same.
  if (context.url !== entry.url) setContext(entry)
  const changed = usePageChrome(entry.key)
  // The title and the navigation bar of a page may contain what its guard protects.
  const chrome = gate ? undefined : changed
  const options = { ...pages.app.navigationBar, ...navigationBar, ...chrome }
  const Bar = ((!gate && options.view) || PageNavigationBar) as ComponentType<NavigationBarViewProps>
  const ownTitle = titleOf(match, messages, gate, own)
  const title = chrome?.title ?? ownTitle
  const Body = page ? 'div' : 'main'
  // Runs before the effects of the page, which may set another title.
  useLayoutEffect(() => {
    if (!isBehind) document.title = title || ownTitle || appTitle
  }, [title, ownTitle, isBehind])
  useLayoutEffect(() => pageVisible.set(visible), [pageVisible, visible])
  return (
    <Activity mode={visible || modal?.inert || !pausesEffects(pages, entry) ? 'visible' : 'hidden'}>
      <PageVisibleContext value={pageVisible}>
        <PageContext value={context}>
          {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: with `page` the element has a role. */}
          <div
            className="sw-page"
            data-layer={entry.key}
            data-path={match?.route.path}
            data-covered={!(visible || modal?.inert) || undefined}
            aria-hidden={!visible || undefined}
            data-behind={isBehind || undefined}
            data-card={modal?.card}
            inert={modal?.inert}
            aria-label={page && title}
            {...page}
          >
            {navigationBar && (
              <Bar
                title={title}
                canGoBack={hasBack}
                onBack={goBack}
                closes={modal?.Keys !== undefined}
                options={options}
              />
            )}
            {modal?.Keys && hasBack && !isBehind && <modal.Keys onClose={goBack} />}
            <Body role={page && 'group'} className="sw-page-body" aria-label={title} tabIndex={-1}>
              <Gated gate={gate} guard={pages.app.guard ?? match?.route.config.guard}>
                {content ? (
                  <PageContent match={content} isBehind={isBehind} />
                ) : (
                  <MessageScreen kind="notFound" path={entry.url} />
                )}
              </Gated>
            </Body>
          </div>
        </PageContext>
      </PageVisibleContext>
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
