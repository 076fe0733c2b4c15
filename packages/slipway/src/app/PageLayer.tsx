import { Activity, type ReactNode } from 'react'
import { useMessages } from '../hooks/useMessages.ts'
import { PageContext, useNavigatorContext } from '../router/react.tsx'
import type { PageEntry } from '../router/stack.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PageContent } from './PageContent.tsx'
import { PageHead } from './page-head/PageHead.tsx'
import { titleOf } from './titleOf.ts'

/** How one page lies in the stack. */
export interface PageLayerProps {
  readonly entry: PageEntry
  /** Whether it is the page shown; a covered one keeps its state and its DOM, and its effects pause. */
  readonly visible: boolean
  /** Whether its head has a back button. */
  readonly canGoBack: boolean
}

/** One page: head, scroller, content. Each page is a layer with a scroller of its own. */
export function PageLayer({ entry, visible, canGoBack }: PageLayerProps): ReactNode {
  const navigator = useNavigatorContext()
  const messages = useMessages()
  const match = navigator.matchOf(entry)
  const head = match?.route.config.head ?? {}
  return (
    <Activity mode={visible ? 'visible' : 'hidden'}>
      <PageContext value={entry}>
        <section className="sw-page" data-path={match?.route.path} aria-label={titleOf(match, messages)}>
          {head && (
            <PageHead
              title={titleOf(match, messages)}
              backLabel={canGoBack ? messages['app.back'] : undefined}
              options={head}
            />
          )}
          <main className="sw-page-body">
            {match ? <PageContent match={match} /> : <NotFoundScreen url={entry.url} />}
          </main>
        </section>
      </PageContext>
    </Activity>
  )
}
