import type { MouseEventHandler, ReactNode } from 'react'

export interface MineProps {
  /** Called by a click on the link. */
  readonly onOpen: MouseEventHandler<HTMLAnchorElement>
}

/** The second tab, rendered by both apps. It has a link to a detail page. */
export function Mine({ onOpen }: MineProps): ReactNode {
  return (
    <p data-bench="mine">
      Seen last:{' '}
      <a data-bench="seen" href="/item/1" onClick={onOpen}>
        Item 1
      </a>
    </p>
  )
}
