import { Avatar, Cell, CellGroup, CheckIcon, PlusIcon } from 'slipway'
import { useBooks } from '../books'

export default function HomePage() {
  const books = useBooks()
  const read = books.filter((book) => book.read).length

  return (
    <div className="content">
      <CellGroup title={books.length > 0 ? `${read} of ${books.length} read` : 'Nothing to read yet'}>
        {books.map(({ id, title, author, read }) => (
          <Cell
            key={id}
            to="/item/:id"
            params={{ id }}
            icon={<Avatar name={title} alt="" shape="square" />}
            title={title}
            description={author}
          >
            {read && <CheckIcon className="check" aria-label="Read" />}
          </Cell>
        ))}
        <Cell to="/new" icon={<Avatar fallback={<PlusIcon />} alt="" shape="square" />} title="Add a book" />
      </CellGroup>
    </div>
  )
}
