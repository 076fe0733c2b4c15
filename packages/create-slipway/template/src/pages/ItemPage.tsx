import { useRef } from 'react'
import { navigateBack, type PageProps } from 'slipway'
import { changeBook, removeBook, useBooks } from '../books'
import { Cover } from '../Cover'
import { BookIcon } from '../icons'
import { useWords } from '../words'

export default function ItemPage({ params: { id } }: PageProps<'/item/:id'>) {
  const book = useBooks().find((candidate) => candidate.id === id)
  const question = useRef<HTMLDialogElement>(null)
  const words = useWords()

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

  async function remove() {
    question.current?.close()
    await navigateBack()
    removeBook(id)
  }

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
        <button type="button" className="button button-danger" onClick={() => question.current?.showModal()}>
          {words.remove}
        </button>
      </div>

      <dialog ref={question} className="dialog" aria-labelledby="question">
        <h2 id="question" className="dialog-title">
          {words.removeQuestion(book.title)}
        </h2>
        <p className="dialog-text">{words.removeText}</p>
        <div className="dialog-actions">
          <button type="button" className="button button-plain" onClick={() => question.current?.close()}>
            {words.cancel}
          </button>
          <button type="button" className="button button-danger" onClick={remove}>
            {words.remove}
          </button>
        </div>
      </dialog>
    </div>
  )
}
