import type { MouseEvent, ReactNode } from 'react'
import type { Guide } from '../catalog.ts'
import { builtHtml } from '../parts/builtHtml.ts'
import { openPage } from '../parts/openPage.ts'
import { isPlainClick } from '../parts/PageLink.tsx'
import { Loaded } from './Loaded.tsx'
import './code.css'
import './docs.css'

/** The docs of a demo, or a guide, in English regardless of the app's language. */
export function DocsView({ demo }: { demo: Pick<Guide, 'path' | 'loadDocs'> }): ReactNode {
  return (
    <Loaded key={demo.path} load={demo.loadDocs}>
      {(html) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the listener handles its links.
        <div className="docs" lang="en" dir="ltr" onClick={openLink} {...builtHtml(html)} />
      )}
    </Loaded>
  )
}

/** Opens the target of a link to other docs in the app. The element may be one of the outer document, whose `Element` is another class. */
function openLink(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLElement>('[data-page]')
  if (!link?.dataset.page || !isPlainClick(event)) return
  event.preventDefault()
  void openPage(link.dataset.page)
}
