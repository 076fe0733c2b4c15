import { Cell, CellGroup } from 'slipway/components/cell'
import { items } from '../../gallery/items.ts'

export default function CellList() {
  return (
    <CellGroup data-bench="list">
      {items.map(({ id, title }) => (
        <Cell key={id} data-row={id} title={title} to="/item/:id" params={{ id }} />
      ))}
    </CellGroup>
  )
}
