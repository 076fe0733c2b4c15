import { Avatar, Cell, CellGroup, PlusIcon } from 'slipway'
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
            value={read ? 'Read' : undefined}
          />
        ))}
        <Cell to="/new" icon={<PlusIcon />} title="Add a book" arrow={false} />
      </CellGroup>
    </div>
  )
}
