import { useSyncExternalStore } from 'react'
import { getStorage, type LoaderArgs, request, setStorage } from 'slipway'

export interface Book {
  readonly id: number
  readonly title: string
  readonly author: string
  readonly note: string
  readonly read: boolean
  readonly favourite: boolean
}

const listeners = new Set<() => void>()
let books: readonly Book[] = []

/** Loads the books before a page that needs them is shown: from the storage, or from the server the first time. */
export async function loader({ signal }: Pick<LoaderArgs, 'signal'>): Promise<void> {
  const stored = await getStorage({ key: 'books' }).catch(() => undefined)
  show(stored?.data ?? (await fetchBooks(signal)))
}

async function fetchBooks(signal: AbortSignal): Promise<readonly Book[]> {
  const url = `${import.meta.env.BASE_URL}books.json`
  const { data, statusCode } = await request<readonly Book[]>({ url, signal })
  if (statusCode !== 200) throw new Error(`no books: ${statusCode}`)
  return data
}

/** The books, newest first. The component renders again when they change. */
export function useBooks(): readonly Book[] {
  return useSyncExternalStore(subscribe, () => books)
}

export function addBook(book: Pick<Book, 'title' | 'author' | 'note'>): Promise<void> {
  const id = Math.max(0, ...books.map((other) => other.id)) + 1
  return save([{ ...book, id, read: false, favourite: false }, ...books])
}

export function changeBook(id: number, change: Partial<Book>): Promise<void> {
  return save(books.map((book) => (book.id === id ? { ...book, ...change } : book)))
}

export function removeBook(id: number): Promise<void> {
  return save(books.filter((book) => book.id !== id))
}

function save(next: readonly Book[]): Promise<void> {
  show(next)
  return setStorage({ key: 'books', data: next })
}

function show(next: readonly Book[]): void {
  books = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
