import { type ReactNode, useState } from 'react'
import { SearchIcon } from 'slipway/components/icons'
import { demos } from '../catalog.ts'
import { DemoList } from '../list/DemoList.tsx'
import { SearchField } from '../list/SearchField.tsx'
import { searchDemos } from '../list/searchDemos.ts'
import { Mark } from '../parts/Mark.tsx'
import { Message } from '../parts/Message.tsx'
import { useWords } from '../words/words.ts'
import '../list/tab-page.css'

const components = demos.filter(({ kind }) => kind === 'components')

/** The first page: an introduction, a search through all demos, and the components. */
export default function ComponentsPage(): ReactNode {
  const words = useWords()
  const [query, setQuery] = useState('')
  const found = query.trim() ? searchDemos(demos, query) : components
  return (
    <div className="tab-page">
      <div className="tab-page-head">
        <div className="name">
          <Mark />
          <h1 className="large-title">Slipway</h1>
        </div>
        <p className="tagline">{words.tagline}</p>
        <p className="tab-page-intro">{words.intro}</p>
        <SearchField value={query} onChange={setQuery} found={found.length} />
      </div>
      {found.length > 0 ? (
        <DemoList demos={found} />
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
