import { Navigator } from 'slipway/components/navigator'
import { items } from './items.ts'

/** Rows of plain elements. */
export default function ElementsPage() {
  return (
    <>
      <Navigator url="/item/1">Open</Navigator>
      {items.map(({ id, title, text }) => (
        <div key={id} className="row">
          <span>{title}</span>
          <span>{text}</span>
        </div>
      ))}
    </>
  )
}
