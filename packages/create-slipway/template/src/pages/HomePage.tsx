import { navigateTo } from 'slipway'
import { useBooks } from '../books'
import { Cover } from '../Cover'
import { CheckIcon, ChevronIcon, HeartFilledIcon, PlusIcon } from '../icons'
import { useWords } from '../words'

export default function HomePage() {
  const books = useBooks()
  const words = useWords()
  const read = books.filter((book) => book.read).length

  return (
    <div className="content">
      <p className="summary">{books.length > 0 ? words.progress(read, books.length) : words.nothing}</p>
      <ul className="group">
        {books.map((book) => (
          <li key={book.id}>
            <button type="button" className="row" onClick={() => navigateTo('/item/:id', { id: book.id })}>
              <Cover book={book} />
              <span className="row-body">
                <span className="row-text">
                  <span className="row-title">{book.title}</span>
                  <span className="row-detail">{book.author}</span>
                </span>
                {book.favourite && (
                  <HeartFilledIcon className="row-heart" role="img" aria-hidden="false" aria-label={words.favourite} />
                )}
                {book.read && (
                  <CheckIcon className="row-check" role="img" aria-hidden="false" aria-label={words.read} />
                )}
                <ChevronIcon className="row-chevron" />
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="row row-action" onClick={() => navigateTo('/new')}>
            <span className="row-icon">
              <PlusIcon />
            </span>
            <span className="row-body">{words.addBook}</span>
          </button>
        </li>
      </ul>
    </div>
  )
}
