import { Activity, type ComponentType, type ReactNode } from 'react'
import { fill } from '../base/locale/locale.ts'
import { useShellMessages } from '../hooks/useShellMessages.ts'
import { useStore } from '../hooks/useStore.ts'
import type { HeadProps } from '../router/config.ts'
import { pageChrome } from '../router/pageChrome.ts'
import { PageContext, useNavigatorContext } from '../router/react.tsx'
import type { PageEntry } from '../router/stack.ts'
import { Gated, useGate } from './Gated.tsx'
import { MessageScreen } from './MessageScreen.tsx'
import { PageContent } from './PageContent.tsx'
import { PageHead } from './page-head/PageHead.tsx'
import { titleOf } from './titleOf.ts'

/** How one page lies in the stack. */
export interface PageLayerProps {
  readonly entry: PageEntry
  /** Whether it is the page shown; a covered one keeps its state and its DOM, and its effects pause. */
  readonly visible: boolean
  /** Whether another page is the one in use: it takes no input and no focus, though it may still be seen. */
  readonly covered: boolean
  /** Whether its head has a back button. */
  readonly canGoBack: boolean
}

/** One page: head, scroller, content. Each page is a layer with a scroller of its own. */
export function PageLayer({ entry, visible, covered, canGoBack }: PageLayerProps): ReactNode {
  const navigator = useNavigatorContext()
  const messages = useShellMessages()
  const match = navigator.matchOf(entry)
  const gate = useGate(entry)
  const head = match?.route.config.head ?? {}
  const chrome = useStore(pageChrome).get(entry.key)
  const options = { ...head, ...chrome }
  const Head = (options.view ?? PageHead) as ComponentType<HeadProps>
  // A title can tell what a guard keeps secret.
  const title = gate ? '' : (chrome?.title ?? titleOf(match, messages))
  return (
    <Activity mode={visible ? 'visible' : 'hidden'}>
      <PageContext value={entry}>
        <div className="sw-page" data-layer={entry.key} data-path={match?.route.path} inert={covered}>
          {head && (
            <Head
              title={title}
              canGoBack={canGoBack}
              // A page that wants to stay refuses; that is no mistake of anyone's.
              onBack={() => navigator.back(1, 'backbutton').catch(() => {})}
              options={options}
            />
          )}
          <main className="sw-page-body" aria-label={title} tabIndex={-1}>
            <Gated gate={gate}>
              {match ? (
                <PageContent match={match} />
              ) : (
                <MessageScreen
                  title={messages['notFound.title']}
                  text={fill(messages['notFound.text'], { path: entry.url })}
                />
              )}
            </Gated>
          </main>
        </div>
      </PageContext>
    </Activity>
  )
}
