import { pageChrome } from './pageChrome.ts'

/** Forgets what a page has changed in its navigation bar. */
export function forgetChrome(key: string): void {
  const rest = new Map(pageChrome.get())
  if (rest.delete(key)) pageChrome.set(rest)
}
