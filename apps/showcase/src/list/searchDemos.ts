import type { DocsMeta } from '../../build/docs.ts'

/**
 * Finds the demos and guides that contain each word of a query in their title, first sentence or category, or in their docs. Matches in
 * the title are first, those in the docs alone are last. Case and accents are ignored, and titles also match as component names:
 * "ScrollView". An empty query finds all.
 *
 * @param docsWords The words of the docs by path, in lower case.
 */
export function searchDemos<Demo extends Pick<DocsMeta, 'title' | 'summary' | 'category'> & { readonly path?: string }>(
  demos: readonly Demo[],
  query: string,
  docsWords: Readonly<Record<string, string>> = {},
): readonly Demo[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  const has = (text: string) => wanted.every((word) => plain(text).includes(word))
  const named = ({ title }: Demo) => `${title} ${title.replaceAll(/[ -]/g, '')}`
  const facts = (demo: Demo) => `${named(demo)} ${demo.summary} ${demo.category}`
  const rank = (demo: Demo) => {
    if (has(named(demo))) return 0
    if (has(facts(demo))) return 1
    return has(`${facts(demo)} ${docsWords[demo.path ?? ''] ?? ''}`) ? 2 : undefined
  }
  return demos
    .flatMap((demo) => {
      const place = rank(demo)
      return place === undefined ? [] : [{ demo, place }]
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ demo }) => demo)
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
