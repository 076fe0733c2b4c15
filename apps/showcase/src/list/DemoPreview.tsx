import type { ReactNode } from 'react'
import { LayersIcon, PlugIcon } from 'slipway/components/icons'
import type { Demo } from '../catalog.ts'
import { previews } from './previews.tsx'

const byKind = { components: undefined, api: <PlugIcon />, screens: <LayersIcon /> }

/** The real component, small and at rest; a sign of its kind for a demo that has nothing to look at. */
export function DemoPreview({ demo: { path, kind, title } }: { demo: Demo }): ReactNode {
  return (
    <span className="preview" inert>
      {previews[path] ?? byKind[kind] ?? <span className="preview-letter">{title.slice(0, 1)}</span>}
    </span>
  )
}
