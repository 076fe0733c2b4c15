import { memo, type ReactNode } from 'react'

interface ItemContentProps<Item> {
  readonly item: Item
  readonly index: number
  render(item: Item, index: number): ReactNode
}

/** Content of an item, memoised: it is not rendered again when only its row moves. */
export const ItemContent = memo(function ItemContent<Item>({ item, index, render }: ItemContentProps<Item>): ReactNode {
  return render(item, index)
}) as <Item>(props: ItemContentProps<Item>) => ReactNode
