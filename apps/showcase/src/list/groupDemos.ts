import type { DocsMeta } from '../../build/docs.ts'

const order = [
  'Guides',
  'Content',
  'Forms',
  'Navigation',
  'Feedback',
  'Device',
  'Media',
  'Network',
  'System',
  'Screens',
]

/** Demos of one category. */
export interface DemoGroup<Demo> {
  readonly category: string
  readonly demos: readonly Demo[]
}

/**
 * Groups demos by category. Unknown categories are last.
 *
 * @param isRanked Whether the demos are the result of a search, the best first: then the category of the best one is first.
 */
export function groupDemos<Demo extends Pick<DocsMeta, 'category'>>(
  demos: readonly Demo[],
  isRanked = false,
): DemoGroup<Demo>[] {
  const place = (category: string) => (order.includes(category) ? order.indexOf(category) : order.length)
  const found = [...new Set(demos.map(({ category }) => category))]
  const categories = isRanked ? found : found.toSorted((a, b) => place(a) - place(b))
  return categories.map((category) => ({ category, demos: demos.filter((demo) => demo.category === category) }))
}
