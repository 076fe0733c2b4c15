import { HostError } from '../../base/call/HostError.ts'
import { pageScroller } from '../../base/page/pageScroller.ts'
import type { NodeTarget, QueryScope } from './scope.ts'

/** What hosts look in: the element that a scope means. */
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
 * The elements that a selector means, in the document's order: of an element's scope the element itself too, of a page's
 * what is in it. Behind `>>>` open shadow roots are looked into.
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

/** The elements that are named, one at least. */
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
