import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { items } from './items.ts'
import PlainList from './pages/PlainList.tsx'

const PlainDetail = lazy(() => import('./pages/PlainDetail.tsx'))

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/** A detail page takes the list's place; the list is there again, at its old position, when Back takes it away. */
function Gallery() {
  const path = useSyncExternalStore(subscribe, () => location.pathname)
  const item = items.find(({ id }) => path === `/item/${id}`)
  if (!item) return <PlainList />
  return (
    <Suspense>
      <PlainDetail item={item} />
    </Suspense>
  )
}

createRoot(document.body).render(<Gallery />)
