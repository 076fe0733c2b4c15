import {
  Avatar,
  Button,
  Cell,
  CellGroup,
  Empty,
  navigateBack,
  type PageProps,
  Switch,
  showModal,
  useNavigationBarTitle,
} from 'slipway'
import { changeBook, removeBook, useBooks } from '../books'

export default function ItemPage({ params: { id } }: PageProps<'/item/:id'>) {
  const book = useBooks().find((candidate) => candidate.id === id)
  useNavigationBarTitle(book?.title ?? 'No such book')

  if (!book) {
    return (
      <Empty title="There is no such book" description="It may have been removed.">
        <Button size="mini" onClick={() => navigateBack()}>
          Show the list
        </Button>
      </Empty>
    )
  }

  async function remove(title: string) {
    const { confirm } = await showModal({
      title: `Remove “${title}”?`,
      content: 'This cannot be undone.',
      confirmText: 'Remove',
      confirmColor: 'var(--sw-danger)',
    })
    if (!confirm) return
    await navigateBack()
    await removeBook(id)
  }

  return (
    <div className="content">
      <div className="book">
        <Avatar name={book.title} alt="" shape="square" size={120} />
        <h2>{book.title}</h2>
        <p>{book.author}</p>
      </div>
      {book.note && (
        <CellGroup title="Note">
          <Cell title={book.note} />
        </CellGroup>
      )}
      <CellGroup>
        <Cell
          title="Read"
          control={<Switch checked={book.read} onChange={({ detail }) => changeBook(id, { read: detail.value })} />}
        />
        <Cell
          title="Favourite"
          control={
            <Switch checked={book.favourite} onChange={({ detail }) => changeBook(id, { favourite: detail.value })} />
          }
        />
      </CellGroup>
      <CellGroup className="danger">
        <Cell title="Remove" onClick={() => remove(book.title)} />
      </CellGroup>
    </div>
  )
}
