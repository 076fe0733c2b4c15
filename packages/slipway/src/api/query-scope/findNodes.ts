import { HostError } from '../../base/call/HostError.ts'
import { pageScroller } from '../../base/page/pageScroller.ts'
import type { NodeTarget, QueryScope } from './scope.ts'

/** Returns the element that a scope refers to; queries search in it. */
export function rootOf(scope: QueryScope): Element {
  if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
  if (scope instanceof Element) return scope
  if (typeof scope === 'object' && scope !== null) {
    if ('current' in scope && (scope.current instanceof Element || !scope.current)) {
      return scope.current ?? missing('element')
    }
    if ('key' in scope && typeof scope.key === 'string') {
      return document.querySelector(pageScroller(CSS.escape(scope.key))) ?? missing('page')
    }
  }
  throw new HostError('invalid-argument', 'scope must be an element, a ref or a page')
}

/**
 * Returns the elements that match a selector, in document order. The scope's own element can match too, unless the scope is a
 * page. The part after `>>>` is searched for in open shadow roots as well.
 */
export function findNodes(scope: QueryScope, selector: string): readonly Element[] {
  const root = rootOf(scope)
  const [first = '', ...inner] = selector.split('>>>')
  try {
    const isItself = !('key' in scope) && root.matches(first)
    let found = [...(isItself ? [root] : []), ...root.querySelectorAll(first)]
    for (const part of inner) found = [...new Set(found.flatMap((element) => findInside(element, part)))]
    return found
  } catch {
    throw new HostError('invalid-argument', 'selector is not valid')
  }
}

/** Returns the elements that a target names. Throws if none exist. */
export function nodesOf(target: NodeTarget, scope: QueryScope): readonly Element[] {
  const nodes = typeof target === 'string' ? findNodes(scope, target) : [rootOf(target)]
  return nodes.length > 0 ? nodes : missing('element')
}

function findInside(root: ParentNode, selector: string): Element[] {
  const inShadows = [...root.querySelectorAll('*'), root].flatMap((host) => {
    const shadow = (host as Partial<Element>).shadowRoot
    return shadow ? findInside(shadow, selector) : []
  })
  return [...root.querySelectorAll(selector), ...inShadows]
}

function missing(what: string): never {
  throw new HostError('not-found', `${what} not found`)
}
