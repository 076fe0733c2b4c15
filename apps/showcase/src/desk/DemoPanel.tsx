import { type ReactNode, useState } from 'react'
import type { Demo } from '../catalog.ts'
import { DocsView } from '../demo-page/DocsView.tsx'
import { SourceView } from '../demo-page/SourceView.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { categoryName, useWords } from '../words/words.ts'
import { Welcome } from './Welcome.tsx'

/** Panel beside the app in wide windows: docs and source of the open demo, otherwise an introduction to Slipway. */
export function DemoPanel({ demo }: { demo: Demo | undefined }): ReactNode {
  const words = useWords()
  const [view, setView] = useState<'docs' | 'source'>('docs')
  if (!demo) return <Welcome />
  return (
    <aside className="demo-panel" aria-label={demo.title} key={demo.path}>
      <div className="demo-panel-head">
        <h2 className="demo-panel-title">{demo.title}</h2>
        <p className="demo-panel-facts">{[categoryName(words, demo.category), ...demo.platforms].join(' · ')}</p>
        <Segmented
          label={words.view}
          options={{ docs: words.docs, source: words.source }}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'docs' ? <DocsView demo={demo} /> : <SourceView demo={demo} />}
    </aside>
  )
}
