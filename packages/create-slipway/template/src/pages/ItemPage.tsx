import { navigateBack, type PageProps, showModal, useNavigationBarTitle } from 'slipway'
import { changeBook, removeBook, useBooks } from '../books'
import { Cover } from '../Cover'
import { BookIcon, HeartFilledIcon, HeartIcon } from '../icons'
import { useWords } from '../words'

export default function ItemPage({ params: { id } }: PageProps<'/item/:id'>) {
  const book = useBooks().find((candidate) => candidate.id === id)
  const words = useWords()
  useNavigationBarTitle(book?.title ?? words.noBook)

  if (!book) {
    return (
      <div className="content empty">
        <BookIcon className="empty-icon" />
        <p>{words.noBookText}</p>
        <button type="button" className="button" onClick={() => navigateBack()}>
          {words.toList}
        </button>
      </div>
    )
  }

  async function remove(title: string) {
    const question = { title: words.removeQuestion(title), content: words.removeText, confirmText: words.remove }
    const { confirm } = await showModal({ ...question, confirmColor: 'var(--sw-danger)' })
    if (!confirm) return
    await navigateBack()
    await removeBook(id)
  }

  const Heart = book.favourite ? HeartFilledIcon : HeartIcon

  return (
    <div className="content">
      <div className="book">
        <Cover book={book} large />
        <h2 className="book-title">{book.title}</h2>
        <p className="book-author">{book.author}</p>
      </div>
      {book.note && (
        <section>
          <h3 className="group-title">{words.note}</h3>
          <p className="group note">{book.note}</p>
        </section>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={() => changeBook(id, { read: !book.read })}>
          {book.read ? words.markUnread : words.markRead}
        </button>
        <button
          type="button"
          className="button button-plain"
          aria-pressed={book.favourite}
          onClick={() => changeBook(id, { favourite: !book.favourite })}
        >
          <Heart className="button-icon" />
          {words.favourite}
        </button>
        <button type="button" className="button button-danger" onClick={() => remove(book.title)}>
          {words.remove}
        </button>
      </div>
    </div>
  )
}
