import { memo, type ReactNode } from 'react'

interface ItemContentProps<Item> {
  readonly item: Item
  readonly index: number
  render(item: Item, index: number): ReactNode
}

/** What an item looks like; not rendered anew while its row only moves. */
export const ItemContent = memo(function ItemContent<Item>({ item, index, render }: ItemContentProps<Item>): ReactNode {
  return render(item, index)
}) as <Item>(props: ItemContentProps<Item>) => ReactNode
