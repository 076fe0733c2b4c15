import type { CSSProperties } from 'react'
import type { Book } from './books'

/** A book's cover: the first letter of its title on a colour that depends on its id. */
export function Cover({ book, large = false }: { book: Book; large?: boolean }) {
  const [letter] = book.title
  const style = { '--hue': (book.id * 67) % 360 } as CSSProperties
  return (
    <span className={large ? 'cover cover-large' : 'cover'} style={style} aria-hidden="true">
      {letter}
    </span>
  )
}
