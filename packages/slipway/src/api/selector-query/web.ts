import { elementContexts } from '../../base/page/elementContexts.ts'
import { type PageRect, rectInPage, viewportOf } from '../../base/page/pageRect.ts'
import { findNodes, rootOf } from '../query-scope/findNodes.ts'
import type { SelectorQueryHost } from './host.ts'
import type { NodeFields } from './nodes.ts'

/** Reads all nodes without writing in between, so that the browser computes the layout at most once. */
export const host: SelectorQueryHost = {
  query: (requests) =>
    requests.map(({ scope, selector, all, fields }) => {
      if (selector === undefined) return viewport(rootOf(scope), fields)
      const found = findNodes(scope, selector)
      const answers = (all ? found : found.slice(0, 1)).map((node) => answer(node, fields, () => rectInPage(node)))
      return all ? answers : (answers[0] ?? null)
    }),
}

/** Measures the viewport. Its id and dataset are empty, whatever those of its element are. */
function viewport(root: Element, fields: NodeFields): object {
  const node = viewportOf(root) ?? document.documentElement
  const { clientWidth: width, clientHeight: height } = node
  const seen = answer(node, fields, () => ({ left: 0, top: 0, right: width, bottom: height, width, height }))
  return { ...seen, ...(fields.id && { id: '' }), ...(fields.dataset && { dataset: {} }) }
}

function answer(node: Element, fields: NodeFields, measure: () => PageRect): object {
  const { id, dataset, rect, size, scrollOffset, properties = [], computedStyle = [], context } = fields
  const { left, top, right, bottom, width, height } = rect || size ? measure() : ({} as PageRect)
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = scrollOffset ? node : ({} as Element)
  const styles = computedStyle.length > 0 ? getComputedStyle(node) : undefined
  return {
    ...Object.fromEntries(properties.map((name) => [name, propertyOf(node, name)])),
    ...Object.fromEntries(computedStyle.map((name) => [name, styles?.getPropertyValue(hyphenated(name)) ?? ''])),
    ...(id && { id: node.id }),
    ...(dataset && { dataset: { ...(node as HTMLElement).dataset } }),
    ...(rect && { left, top, right, bottom }),
    ...(size && { width, height }),
    ...(scrollOffset && { scrollLeft, scrollTop, scrollWidth, scrollHeight }),
    ...(context && { context: elementContexts.get(node) ?? null }),
    ...(fields.node && { node }),
  }
}

function propertyOf(node: Element, name: string): string | number | boolean | null {
  const value = (node as unknown as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : node.getAttribute(name)
}

/** Converts `marginTop` to the CSS name `margin-top`. */
const hyphenated = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
