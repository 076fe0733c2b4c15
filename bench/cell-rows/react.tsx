import { items } from '../gallery/items.ts'
import { startGallery } from '../gallery/plain/PlainGallery.tsx'
import { openLink } from '../gallery/plain/route.ts'
import './cell.css'

/** Rows with the look of `Cell` and three elements each: item, link, title. */
function PlainList() {
  return (
    <ul className="plain-cells" data-bench="list">
      {items.map(({ id, title }) => (
        <li key={id} className="plain-item">
          <a className="plain-cell" data-row={id} href={`/item/${id}`} onClick={openLink}>
            <span className="plain-title">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

await startGallery(<PlainList />)
