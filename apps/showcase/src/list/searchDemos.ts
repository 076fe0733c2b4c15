import type { DocsMeta } from '../../build/docs.ts'

/**
 * Finds the demos that have each word of a query in their title, first sentence or category; those with it in the title
 * come first. Case and accents do not matter, nor whether a title is written as the name of its component: "ScrollView". A blank query finds all.
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
