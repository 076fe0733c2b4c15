import type { DocsMeta } from '../../build/docs.ts'

/**
 * Finds the demos that contain each word of a query in their title, first sentence or category. Matches in the title are first.
 * Case and accents are ignored, and titles also match as component names: "ScrollView". An empty query finds all demos.
 */
export function searchDemos<Demo extends Pick<DocsMeta, 'title' | 'summary' | 'category'>>(
  demos: readonly Demo[],
  query: string,
): readonly Demo[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  const has = (text: string) => wanted.every((word) => plain(text).includes(word))
  const named = ({ title }: Demo) => `${title} ${title.replaceAll(/[ -]/g, '')}`
  const found = demos.filter((demo) => has(`${named(demo)} ${demo.summary} ${demo.category}`))
  return found.toSorted((a, b) => Number(has(named(b))) - Number(has(named(a))))
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
