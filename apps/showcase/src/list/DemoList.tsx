import type { ReactNode } from 'react'
import type { Demo, Guide } from '../catalog.ts'
import { PageLink } from '../parts/PageLink.tsx'
import { categoryName, useWords } from '../words/words.ts'
import { DemoPreview } from './DemoPreview.tsx'
import { groupDemos } from './groupDemos.ts'
import '../parts/group.css'
import './demo-list.css'

/** Demos and guides grouped by category, each with a link and a small preview of the component. */
export function DemoList({ demos, isRanked }: { demos: readonly (Demo | Guide)[]; isRanked?: boolean }): ReactNode {
  const words = useWords()
  return groupDemos(demos, isRanked).map(({ category, demos }) => (
    <section key={category} className="group">
      <h2 className="group-title">
        {categoryName(words, category)} <span className="group-count">{demos.length}</span>
      </h2>
      <ul className="group-list">
        {demos.map((demo) => (
          <li key={demo.path} className="demo-item">
            <DemoPreview demo={demo} />
            <div className="demo-texts">
              <PageLink to={demo.path} className="demo-item-link">
                {demo.title}
              </PageLink>
              <p className="demo-summary">{demo.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}
