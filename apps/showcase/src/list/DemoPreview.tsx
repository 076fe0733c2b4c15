import type { ReactNode } from 'react'
import { BookIcon, LayersIcon, PlugIcon } from 'slipway/components/icons'
import type { Demo, Guide } from '../catalog.ts'
import { previews } from './previews.tsx'

const byKind = { components: undefined, api: <PlugIcon />, screens: <LayersIcon />, guides: <BookIcon /> }

/** Preview of a demo: the component itself, small and inert, or an icon if there is nothing to show. */
export function DemoPreview({ demo: { path, kind, title } }: { demo: Demo | Guide }): ReactNode {
  return (
    <span className="preview" inert>
      {previews[path] ?? byKind[kind] ?? <span className="preview-letter">{title.slice(0, 1)}</span>}
    </span>
  )
}
