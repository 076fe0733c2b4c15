import { ApiError } from '../../base/call/ApiError.ts'
import { peekNavigator } from '../../router/current.ts'
import { topOf } from '../../router/stack/stack.ts'

/** The component that a context commands: its `id` in the current page, a React ref to its element, or the element. */
export type ContextTarget = string | Element | { readonly current: Element | null }

/** A target with the page in which its id is searched for. The host finds its element by `elementOf`. */
export interface ScopedTarget {
  readonly target: ContextTarget
  /** Key of the page; `undefined` for the whole document. */
  readonly page: string | undefined
}

/**
 * Checks the target of a context, such as that of `createCanvasContext(refOrId)`. An id belongs to the page that is current when
 * this function is called; without a running app, to the document. The element may be rendered later.
 *
 * @param field Name of the argument in the error.
 * @throws {ApiError} `invalid-argument` if `target` cannot name an element.
 *
 * @example
 * const scoped = scopedTarget('createVideoContext', 'refOrId', refOrId)
 * return { play: () => callApi('play', {}, () => host.play(scoped)) }
 */
export function scopedTarget(api: string, field: string, target: ContextTarget): ScopedTarget {
  if (typeof target === 'string' ? target === '' : typeof target !== 'object' || target === null) {
    throw new ApiError(api, 'invalid-argument', `${field} must be an id, a ref or an element`)
  }
  const pages = typeof target === 'string' ? peekNavigator() : undefined
  return { target, page: pages && topOf(pages.stack.get()).key }
}
