import { type ReactElement, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { items } from '../items.ts'
import { loadPage, openLink, pages, usePath } from './route.ts'
import './plain.css'

/**
 * Starts the app written by hand at the current address.
 *
 * @param list Content of the first tab. Rendered once, because the element never changes.
 */
export async function startGallery(list: ReactElement): Promise<void> {
  await loadPage(location.pathname)
  createRoot(document.body).render(<Gallery list={list} />)
}

/**
 * Two tabs, and a detail page over them. A tab that has been opened stays mounted while it is covered, and keeps its layout and
 * scroll position.
 */
function Gallery({ list }: { list: ReactElement }): ReactNode {
  const path = usePath()
  const item = items.find(({ id }) => path === `/item/${id}`)
  const [opened, setOpened] = useState([path])
  if (!item && !opened.includes(path)) setOpened([...opened, path])
  const { Detail, Mine } = pages
  return (
    <>
      {opened.includes('/') && <Page covered={path !== '/'}>{list}</Page>}
      {Mine && opened.includes('/mine') && (
        <Page covered={path !== '/mine'}>
          <Mine onOpen={openLink} />
        </Page>
      )}
      <nav className="bench-tabs">
        <a href="/" onClick={openLink}>
          Gallery
        </a>
        <a href="/mine" onClick={openLink}>
          Mine
        </a>
      </nav>
      {item && Detail && (
        <Page>
          <Detail item={item} />
        </Page>
      )}
    </>
  )
}

/** A page is a layer with its own scroller, as in apps. */
function Page({ covered = false, children }: { covered?: boolean; children: ReactNode }) {
  return (
    <main className="bench-page" data-covered={covered || undefined}>
      {children}
    </main>
  )
}
