import { pageChrome } from './pageChrome.ts'

/** Removes all changes of a page's navigation bar. */
export function forgetChrome(key: string): void {
  const rest = new Map(pageChrome.get())
  if (rest.delete(key)) pageChrome.set(rest)
}
