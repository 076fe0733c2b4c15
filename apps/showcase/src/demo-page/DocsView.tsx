import type { MouseEvent, ReactNode } from 'react'
import type { Demo } from '../catalog.ts'
import { builtHtml } from '../parts/builtHtml.ts'
import { openPage } from '../parts/openPage.ts'
import { isPlainClick } from '../parts/PageLink.tsx'
import { Loaded } from './Loaded.tsx'
import './code.css'
import './docs.css'

/** The docs of a demo. They are written in English, whatever the language of the app. */
export function DocsView({ demo }: { demo: Demo }): ReactNode {
  return (
    <Loaded key={demo.path} load={demo.loadDocs}>
      {(html) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: what is pressed are its links.
        <div className="docs" lang="en" dir="ltr" onClick={openLink} {...builtHtml(html)} />
      )}
    </Loaded>
  )
}

/** A link to other docs opens their page here. */
function openLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-page]') : null
  if (!link?.dataset.page || !isPlainClick(event)) return
  event.preventDefault()
  void openPage(link.dataset.page)
}
