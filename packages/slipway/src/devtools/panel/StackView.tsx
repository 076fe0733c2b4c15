import type { ReactNode } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import { splitUrl } from '../../router/address/address.ts'
import { pageRestoreName, stateName } from '../../router/page-state/stateStorage.ts'
import type { PageEntry } from '../../router/stack/stack.ts'
import { statusOf } from '../pageStatus.ts'
import { AddressBar } from './AddressBar.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Facts } from './Facts.tsx'
import { useTools } from './tools.ts'

/** The stack from the top down: overlays, pages, then kept tabs. */
export function StackView(): ReactNode {
  const { pages, recorder } = useTools()
  const stack = useStore(pages.stack)
  const gates = useStore(pages.pageGates.store)
  const painted = useStore(pages.painted)
  const { seen } = useStore(recorder.records)
  const facts = { stack, gates, painted, seen }
  const list = (entries: readonly PageEntry[]) =>
    entries.toReversed().map((entry) => (
      <li key={entry.key}>
        <PageItem entry={entry} {...statusOf(entry, facts)} />
      </li>
    ))
  return (
    <>
      <AddressBar />
      {stack.overlayEntries.length > 0 && (
        <section className="sw-devtools-group">
          <h2 className="sw-devtools-title">Overlays</h2>
          <ol className="sw-devtools-list">
            {stack.overlayEntries.toReversed().map((id) => (
              <li key={id} className="sw-devtools-line">
                Overlay <span className="sw-devtools-faint">{id}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="sw-devtools-group">
        <h2 className="sw-devtools-title">Pages, from the top</h2>
        <ol className="sw-devtools-list">{list(stack.pages)}</ol>
      </section>
      {stack.tabs.length > 0 && (
        <section className="sw-devtools-group">
          <h2 className="sw-devtools-title">Kept tabs</h2>
          <ul className="sw-devtools-list">{list(stack.tabs)}</ul>
        </section>
      )}
    </>
  )
}

interface PageItemProps extends ReturnType<typeof statusOf> {
  readonly entry: PageEntry
}

function PageItem({ entry, location, visibility }: PageItemProps): ReactNode {
  const { pages } = useTools()
  const found = pages.routes.match(entry.url)
  const isTab = (found?.route.tabIndex ?? -1) >= 0
  const row = (
    <>
      <span className="sw-devtools-url">{entry.url}</span>
      <span className="sw-devtools-tag">{isTab ? 'tab' : 'pushed'}</span>
      <span className="sw-devtools-tag" data-strong={visibility === 'shown' || undefined}>
        {visibility}
      </span>
    </>
  )
  const details = () => (
    <Facts
      facts={{
        path: found?.route.path ?? 'no page matches this address',
        location,
        params: found?.problem ?? found?.params,
        query: splitUrl(entry.url).query,
        state: entry.state,
        key: entry.key,
        code: found && pages.loader.of(found.route).get().name,
        stored: storedOf(entry.key),
      }}
    />
  )
  return <Disclosure row={row}>{details}</Disclosure>
}

/** The data that a reload would restore: scroll positions and texts as of when the page was last left, and its page states. */
function storedOf(key: string): object | undefined {
  try {
    const read = (name: string): object => JSON.parse(sessionStorage.getItem(name) ?? '{}')
    const { seenAt: _, ...memory } = read(pageRestoreName(key)) as { seenAt?: number }
    const states = read(stateName(key))
    const stored = { ...memory, ...(Object.keys(states).length > 0 && { states }) }
    return Object.keys(stored).length > 0 ? stored : undefined
  } catch {
    return undefined
  }
}
