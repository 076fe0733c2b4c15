import { items } from '../gallery/items.ts'
import { startGallery } from '../gallery/plain/PlainGallery.tsx'
import { open } from '../gallery/plain/route.ts'
import '../gallery/gallery.css'

/** The elements that rows of `View` with two `Text`s render. */
function PlainList() {
  return (
    <div data-bench="list">
      {items.map(({ id, title, text }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the same element as View's.
        <div key={id} className="bench-row" data-row={id} onClick={() => open(`/item/${id}`)}>
          <span>{title}</span>
          <span className="bench-text">{text}</span>
        </div>
      ))}
    </div>
  )
}

await startGallery(<PlainList />)
