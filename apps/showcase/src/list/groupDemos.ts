import type { DocsMeta } from '../../build/docs.ts'

const order = ['Content', 'Forms', 'Navigation', 'Feedback', 'Device', 'Media', 'Network', 'System', 'Screens']

/** Demos of one category. */
export interface DemoGroup<Demo> {
  readonly category: string
  readonly demos: readonly Demo[]
}

/** Groups demos by category. Unknown categories are last. */
export function groupDemos<Demo extends Pick<DocsMeta, 'category'>>(demos: readonly Demo[]): DemoGroup<Demo>[] {
  const place = (category: string) => (order.includes(category) ? order.indexOf(category) : order.length)
  const categories = [...new Set(demos.map(({ category }) => category))].toSorted((a, b) => place(a) - place(b))
  return categories.map((category) => ({ category, demos: demos.filter((demo) => demo.category === category) }))
}
