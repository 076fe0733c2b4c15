import { HostError } from '../../base/call/HostError.ts'
import { pageScroller } from '../../base/page/pageScroller.ts'
import type { ScopedTarget } from './scopedTarget.ts'

/**
 * Finds the element of a context. For web hosts, each time a command runs, because the element may have been rendered or unmounted.
 *
 * @throws {HostError} `not-found` if the element does not exist or is unmounted, `unavailable` without a document.
 */
export function elementOf({ target, page }: ScopedTarget): Element {
  if (typeof document === 'undefined') throw new HostError('unavailable', 'there is no document here')
  const found = typeof target === 'string' ? findById(target, page) : 'current' in target ? target.current : target
  if (found instanceof Element && found.isConnected) return found
  throw new HostError('not-found', 'element not found')
}

function findById(id: string, page: string | undefined): Element | null {
  const root = page === undefined ? document : document.querySelector(pageScroller(CSS.escape(page)))
  return root?.querySelector(`#${CSS.escape(id)}`) ?? null
}
