import { useSyncExternalStore } from 'react'
import { getStorage, type LoaderArgs, request, setStorage, usePageData } from 'slipway'

export interface Book {
  readonly id: number
  readonly title: string
  readonly author: string
  readonly note: string
  readonly read: boolean
  readonly favourite: boolean
}

const listeners = new Set<() => void>()
let books: readonly Book[] | undefined

/** Loads the books before a page is shown that needs them: those of the last visit, or of the server at first. */
export async function loader({ signal }: Pick<LoaderArgs, 'signal'>): Promise<readonly Book[]> {
  const stored = await getStorage({ key: 'books' }).catch(() => undefined)
  return show(stored?.data ?? (await fetchBooks(signal)))
}

async function fetchBooks(signal: AbortSignal): Promise<readonly Book[]> {
  const url = `${import.meta.env.BASE_URL}books.json`
  const { data, statusCode } = await request<readonly Book[]>({ url, signal })
  if (statusCode !== 200) throw new Error(`no books: ${statusCode}`)
  return data
}

/** The books, the newest first; the component follows them. A page in HTML shows those that the build has loaded. */
export function useBooks(): readonly Book[] {
  const [loaded] = usePageData<typeof loader>()
  return useSyncExternalStore(
    subscribe,
    () => books ?? loaded,
    () => loaded,
  )
}

export function addBook(book: Pick<Book, 'title' | 'author' | 'note'>): Promise<void> {
  return change((all) => {
    const id = Math.max(0, ...all.map((other) => other.id)) + 1
    return [{ ...book, id, read: false, favourite: false }, ...all]
  })
}

export function changeBook(id: number, values: Partial<Book>): Promise<void> {
  return change((all) => all.map((book) => (book.id === id ? { ...book, ...values } : book)))
}

export function removeBook(id: number): Promise<void> {
  return change((all) => all.filter((book) => book.id !== id))
}

async function change(make: (all: readonly Book[]) => readonly Book[]): Promise<void> {
  // A page in HTML can be used before the books are loaded.
  const all = books ?? (await loader({ signal: new AbortController().signal }))
  await setStorage({ key: 'books', data: show(make(all)) })
}

function show(next: readonly Book[]): readonly Book[] {
  books = next
  for (const listener of listeners) listener()
  return next
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
