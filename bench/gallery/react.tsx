import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { items } from './items.ts'
import { open } from './open.ts'
import PlainList from './pages/PlainList.tsx'

const PlainDetail = lazy(() => import('./pages/PlainDetail.tsx'))
const PlainMine = lazy(() => import('./pages/PlainMine.tsx'))

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/** Renders one page at a time: a detail page or one of the two tabs. */
function Gallery() {
  const path = useSyncExternalStore(subscribe, () => location.pathname)
  const item = items.find(({ id }) => path === `/item/${id}`)
  if (item) {
    return (
      <Suspense>
        <PlainDetail item={item} />
      </Suspense>
    )
  }
  return (
    <>
      {path === '/mine' ? (
        <Suspense>
          <PlainMine />
        </Suspense>
      ) : (
        <PlainList />
      )}
      <nav className="bench-tabs">
        <a href="/" onClick={open}>
          Gallery
        </a>
        <a href="/mine" onClick={open}>
          Mine
        </a>
      </nav>
    </>
  )
}

createRoot(document.body).render(<Gallery />)
