import { type ReactNode, useState } from 'react'
import { ChevronForwardIcon, SearchIcon } from 'slipway/components/icons'
import { demos, guides } from '../catalog.ts'
import { DemoList } from '../list/DemoList.tsx'
import { SearchField } from '../list/SearchField.tsx'
import { searchDemos } from '../list/searchDemos.ts'
import { useDocsWords } from '../list/useDocsWords.ts'
import { Mark } from '../parts/Mark.tsx'
import { Message } from '../parts/Message.tsx'
import { PageLink } from '../parts/PageLink.tsx'
import { useWords } from '../words/words.ts'
import '../list/tab-page.css'

const everything = [...guides, ...demos]
const components = demos.filter(({ kind }) => kind === 'components')

/** The first page: an introduction, a link to the guides, a search through everything, and the components. */
export default function ComponentsPage(): ReactNode {
  const words = useWords()
  const [query, setQuery] = useState('')
  const docsWords = useDocsWords(query)
  const found = query.trim() ? searchDemos(everything, query, docsWords) : components
  return (
    <div className="tab-page">
      <div className="tab-page-head">
        <div className="name">
          <Mark />
          <h1 className="large-title">Slipway</h1>
        </div>
        <p className="tagline">{words.tagline}</p>
        <p className="tab-page-intro">{words.intro}</p>
        <PageLink to="/guides" className="guides-link">
          {words.guides} <ChevronForwardIcon />
        </PageLink>
        <SearchField value={query} onChange={setQuery} found={found.length} />
      </div>
      {found.length > 0 ? (
        <DemoList demos={found} isRanked={found !== components} />
      ) : (
        <Message
          icon={<SearchIcon />}
          title={words.noResults(query.trim())}
          text={words.noResultsHint}
          action={{ text: words.clearSearch, onClick: () => setQuery('') }}
        />
      )}
    </div>
  )
}
