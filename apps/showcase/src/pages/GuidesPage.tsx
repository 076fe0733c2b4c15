import type { ReactNode } from 'react'
import { guides } from '../catalog.ts'
import { DemoList } from '../list/DemoList.tsx'
import { useWords } from '../words/words.ts'
import '../list/tab-page.css'

/** The list of all guides. */
export default function GuidesPage(): ReactNode {
  return (
    <div className="tab-page">
      <div className="tab-page-head">
        <p className="tab-page-intro">{useWords().guidesIntro}</p>
      </div>
      <DemoList demos={guides} />
    </div>
  )
}
