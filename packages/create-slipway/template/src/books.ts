import { useSyncExternalStore } from 'react'

export interface Book {
  readonly id: number
  readonly title: string
  readonly author: string
  readonly note: string
  readonly read: boolean
}

const examples: readonly Book[] = [
  { id: 5, title: 'Moby-Dick', author: 'Herman Melville', note: '', read: false },
  { id: 4, title: '西遊記', author: '吳承恩', note: '', read: false },
  { id: 3, title: 'Don Quijote de la Mancha', author: 'Miguel de Cervantes', note: '', read: true },
  { id: 2, title: 'Vingt mille lieues sous les mers', author: 'Jules Verne', note: '', read: false },
  { id: 1, title: 'Pride and Prejudice', author: 'Jane Austen', note: '', read: true },
]

const storageKey = 'books'
const listeners = new Set<() => void>()
let books = load()

/** The books, the newest first. */
export function useBooks(): readonly Book[] {
  return useSyncExternalStore(subscribe, () => books)
}

export function findBook(id: number): Book | undefined {
  return books.find((book) => book.id === id)
}

export function addBook(book: Pick<Book, 'title' | 'author' | 'note'>): void {
  const id = Math.max(0, ...books.map((other) => other.id)) + 1
  save([{ ...book, id, read: false }, ...books])
}

export function changeBook(id: number, change: Partial<Book>): void {
  save(books.map((book) => (book.id === id ? { ...book, ...change } : book)))
}

export function removeBook(id: number): void {
  save(books.filter((book) => book.id !== id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function save(next: readonly Book[]): void {
  books = next
  localStorage.setItem(storageKey, JSON.stringify(next))
  for (const listener of listeners) listener()
}

function load(): readonly Book[] {
  const stored = localStorage.getItem(storageKey)
  return stored ? JSON.parse(stored) : examples
}
