import { type ReactElement, type ReactNode, useState } from 'react'
import { items } from '../items.ts'
import { openLink, pages, usePath } from './route.ts'
import './plain.css'

/**
 * The app written by hand: two tabs, and a detail page over them. The tabs stay mounted while they are covered, and keep their
 * layout and scroll positions.
 *
 * @param list Rendered once, because the element never changes.
 */
export function PlainGallery({ list }: { list: ReactElement }): ReactNode {
  const path = usePath()
  const item = items.find(({ id }) => path === `/item/${id}`)
  const [hasMine, setHasMine] = useState(false)
  if (path === '/mine' && !hasMine) setHasMine(true)
  const { Detail, Mine } = pages
  return (
    <>
      <Page covered={path !== '/'}>{list}</Page>
      {hasMine && Mine && (
        <Page covered={path !== '/mine'}>
          <Mine />
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
