import { host as platformHost } from '#host/selector-query'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction, checkOptions } from '../../base/call/check.ts'
import { checkText } from '../../base/call/checkValue.ts'
import { reportLater } from '../../base/emitter.ts'
import { type QueryScope, shownPage } from '../query-scope/scope.ts'
import type { NodeRequest, SelectorQueryHost } from './host.ts'
import type { NodeAnswer, NodeContext, NodeElement, NodeFields, NodeRect, NodeScroll } from './nodes.ts'

/** Adds a result to the results of a query. The results of a query built in several statements have no known length. */
type With<Results extends readonly unknown[], Result> = number extends Results['length']
  ? readonly [Result]
  : readonly [...Results, Result]

/** A query of nodes: their identity, position, size and scroll offset. */
export interface SelectorQuery<Results extends readonly unknown[] = readonly unknown[]> {
  /** Sets the scope of the selections that follow: an element (itself included), the element of a React ref, or a page. */
  in(scope: QueryScope): SelectorQuery<Results>
  /** Selects the first node that matches a CSS selector. The part after `>>>` is searched for in open shadow roots as well. */
  select(selector: string): NodesRef<Results, 'one'>
  /** Selects all nodes that match a CSS selector; each of their results is a list. */
  selectAll(selector: string): NodesRef<Results, 'all'>
  /** Selects the viewport of the page: its size, and its scroll offset. */
  selectViewport(): NodesRef<Results, 'viewport'>
  /**
   * Runs all requests immediately and together. Returns a promise of all results in their order. Calls `callback` with them,
   * after the callbacks of the single requests.
   */
  exec(callback?: (results: Results) => void): Promise<Results>
}

/** The type of a result, according to the number of nodes selected. */
type ResultOf<Which, Answer> = Which extends 'all' ? readonly Answer[] : Which extends 'one' ? Answer | null : Answer

/** Selected nodes. Each of these methods adds a request and returns the query. */
export interface NodesRef<Results extends readonly unknown[], Which extends 'one' | 'all' | 'viewport'> {
  /** Requests id, dataset, position and size. */
  boundingClientRect(
    callback?: (result: ResultOf<Which, NodeRect>) => void,
  ): SelectorQuery<With<Results, ResultOf<Which, NodeRect>>>
  /** Requests id, dataset, scroll offset, and the size of the content. */
  scrollOffset(
    callback?: (result: ResultOf<Which, NodeScroll>) => void,
  ): SelectorQuery<With<Results, ResultOf<Which, NodeScroll>>>
  /** Requests the given fields. */
  fields<const Requested extends NodeFields>(
    fields: Requested,
    callback?: (result: ResultOf<Which, NodeAnswer<Requested>>) => void,
  ): SelectorQuery<With<Results, ResultOf<Which, NodeAnswer<Requested>>>>
  /** Requests the element itself. */
  node(
    callback?: (result: ResultOf<Which, NodeElement>) => void,
  ): SelectorQuery<With<Results, ResultOf<Which, NodeElement>>>
  /** Requests the commands of the element's component. */
  context(
    callback?: (result: ResultOf<Which, NodeContext>) => void,
  ): SelectorQuery<With<Results, ResultOf<Which, NodeContext>>>
}

/** A request as the app made it; it is checked when the query runs. */
interface UncheckedRequest extends Omit<NodeRequest, 'scope'> {
  readonly scope: QueryScope | undefined
  readonly callback: ((result: never) => void) | undefined
}

const api = 'createSelectorQuery'

/**
 * Creates a query that reads the position, size, scroll offset or styles of nodes, which it finds by selectors.
 *
 * Searches the current page, unless `in` sets another scope. Positions are measured from the upper left corner of the page's
 * viewport, below the navigation bar; outside pages, from that of the window. The result of `select` is `null` if the node does
 * not exist, and that of `selectAll` is an empty list. In React code with a ref, use `useElementRect`, or read from the element
 * itself.
 *
 * `exec` rejects with an `ApiError`: `invalid-argument` for invalid selectors, scopes, fields or callbacks; `not-found` for a
 * scope that no longer exists; `unavailable` without a running app, or without a document.
 *
 * @platform web, capacitor
 *
 * @example
 * const [card, page] = await createSelectorQuery()
 *   .select('#card').boundingClientRect()
 *   .selectViewport().scrollOffset()
 *   .exec()
 * if (card) await pageScrollTo({ scrollTop: page.scrollTop + card.top })
 */
export function createSelectorQuery(_scope?: unknown, host: SelectorQueryHost = platformHost): SelectorQuery {
  const requests: UncheckedRequest[] = []
  let scope: QueryScope | undefined

  const nodes = <Which extends 'one' | 'all' | 'viewport'>(
    selector: string | undefined,
    all: boolean,
  ): NodesRef<readonly unknown[], Which> => {
    const from = scope
    const add = (fields: NodeFields, callback?: (result: never) => void) => {
      requests.push({ scope: from, selector, all, fields, callback })
      return query as SelectorQuery<readonly [never]>
    }
    return {
      boundingClientRect: (callback) => add({ id: true, dataset: true, rect: true, size: true }, callback),
      scrollOffset: (callback) => add({ id: true, dataset: true, scrollOffset: true }, callback),
      fields: add,
      node: (callback) => add({ node: true }, callback),
      context: (callback) => add({ context: true }, callback),
    }
  }

  const query: SelectorQuery = {
    in(given) {
      scope = given
      return query
    },
    // A missing selector must not select the viewport.
    select: (selector) => nodes(selector ?? '', false),
    selectAll: (selector) => nodes(selector ?? '', true),
    selectViewport: () => nodes(undefined, false),
    exec: (callback) =>
      callApi(api, {}, () => {
        if (callback !== undefined) checkFunction(api, 'callback', callback)
        const requested = [...requests]
        const results = host.query(requested.map(checkRequest))
        for (const [index, request] of requested.entries()) callSafely(request.callback, results[index])
        callSafely(callback, results)
        return results
      }),
  }
  return query
}

function checkRequest({ scope, selector, all, fields, callback }: UncheckedRequest): NodeRequest {
  if (selector !== undefined) checkText(api, 'selector', selector)
  if (callback !== undefined) checkFunction(api, 'callback', callback)
  const { properties, computedStyle } = checkOptions(api, fields)
  checkNames('properties', properties)
  checkNames('computedStyle', computedStyle)
  return { scope: scope ?? shownPage(api), selector, all, fields }
}

function checkNames(field: string, names: unknown): void {
  if (names === undefined) return
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return
  throw new ApiError(api, 'invalid-argument', `${field} must be a list of strings`)
}

/** Calls a callback. An error in it does not prevent the calls of the other callbacks. */
function callSafely(callback: ((result: never) => void) | undefined, result: unknown): void {
  try {
    callback?.(result as never)
  } catch (error) {
    reportLater(error)
  }
}
