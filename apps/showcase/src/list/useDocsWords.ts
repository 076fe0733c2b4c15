import { useEffect, useState } from 'react'

/** The words of the docs by the address of their page, for `searchDemos`. They are loaded with the first query. */
export function useDocsWords(query: string): Readonly<Record<string, string>> {
  const [words, setWords] = useState<Readonly<Record<string, string>>>({})
  const isNeeded = query.trim() !== ''
  useEffect(() => {
    if (!isNeeded) return
    let isStale = false
    // Without the words, the search still finds titles.
    import('virtual:docs-words').then(
      (loaded) => isStale || setWords(loaded.words),
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [isNeeded])
  return words
}
