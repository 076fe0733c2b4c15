import { Cell, CellGroup } from 'slipway/components/cell'
import { items } from './items.ts'

/** Rows of Cell, each a link. */
export default function CellsPage() {
  return (
    <CellGroup>
      {items.map(({ id, title }) => (
        <Cell key={id} title={title} url={`/item/${id}`} className="row" />
      ))}
    </CellGroup>
  )
}
