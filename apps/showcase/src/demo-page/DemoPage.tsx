import { Activity, type ReactNode, useState } from 'react'
import type { Demo } from '../catalog.ts'
import { Segmented } from '../parts/Segmented.tsx'
import { roomy, useMedia } from '../parts/useMedia.ts'
import { useWords } from '../words/words.ts'
import { DocsView } from './DocsView.tsx'
import { SourceView } from './SourceView.tsx'
import './demo-page.css'

/** The page of a demo. If the window has no space for docs and source, they are two more views of the page. */
export function DemoPage({ demo, children }: { demo: Demo; children: ReactNode }): ReactNode {
  const words = useWords()
  const hasRoomForPanel = useMedia(roomy)
  const [chosen, setChosen] = useState<'demo' | 'docs' | 'source'>('demo')
  const view = hasRoomForPanel ? 'demo' : chosen
  return (
    <div className="demo-page">
      {!hasRoomForPanel && (
        <div className="demo-bar">
          <Segmented
            label={words.view}
            options={{ demo: words.demo, docs: words.docs, source: words.source }}
            value={view}
            onChange={setChosen}
          />
        </div>
      )}
      <Activity mode={view === 'demo' ? 'visible' : 'hidden'}>
        <div className="demo-body">{children}</div>
      </Activity>
      {view === 'docs' && <DocsView demo={demo} />}
      {view === 'source' && <SourceView demo={demo} />}
    </div>
  )
}
