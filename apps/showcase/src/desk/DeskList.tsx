import { type ReactNode, useEffect, useRef } from 'react'
import { SearchIcon } from 'slipway/components/icons'
import type { Demo, Guide } from '../catalog.ts'
import { Message } from '../parts/Message.tsx'
import { PageLink } from '../parts/PageLink.tsx'
import { useWords } from '../words/words.ts'

const kinds = ['guides', 'components', 'api', 'screens'] as const

/** Props of `DeskList`. */
interface DeskListProps {
  /** The demos and guides that match the query. */
  demos: readonly (Demo | Guide)[]
  query: string
  onClear: () => void
  /** Path of the page that the app shows. */
  current: string | undefined
}

/** The list of all demos and guides at the side of a wide window. */
export function DeskList({ demos, query, onClear, current }: DeskListProps): ReactNode {
  const words = useWords()
  return (
    <nav className="desk-list" aria-label={words.contents}>
      {kinds.map((kind) => {
        const members = demos.filter((demo) => demo.kind === kind)
        if (members.length === 0) return null
        return (
          <section key={kind}>
            <h2 className="desk-list-title">
              {words[kind]} <span>{members.length}</span>
            </h2>
            <ul>
              {members.map((demo) => (
                <li key={demo.path}>
                  <DeskLink demo={demo} isCurrent={demo.path === current} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {demos.length === 0 && (
        <Message
          icon={<SearchIcon />}
          title={words.noResults(query.trim())}
          action={{ text: words.clearSearch, onClick: onClear }}
        />
      )}
    </nav>
  )
}

function DeskLink({ demo: { path, title }, isCurrent }: { demo: Demo | Guide; isCurrent: boolean }): ReactNode {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <PageLink ref={link} to={path} className="desk-link" aria-current={isCurrent ? 'page' : undefined}>
      {title}
    </PageLink>
  )
}
