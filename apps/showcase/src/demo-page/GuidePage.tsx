import type { ReactNode } from 'react'
import type { Guide } from '../catalog.ts'
import { DocsView } from './DocsView.tsx'
import './demo-page.css'

/** The page of a guide. */
export function GuidePage({ guide }: { guide: Guide }): ReactNode {
  return (
    <div className="demo-page">
      <DocsView demo={guide} />
    </div>
  )
}
