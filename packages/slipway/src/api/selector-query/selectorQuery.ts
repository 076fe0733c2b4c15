import { host as platformHost } from '#host/selector-query'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction, checkOptions } from '../../base/call/check.ts'
import { checkText } from '../../base/call/checkValue.ts'
import { reportLater } from '../../base/emitter.ts'
import { type QueryScope, shownPage } from '../query-scope/scope.ts'
import type { NodeQuestion, SelectorQueryHost } from './host.ts'
import type { NodeAnswer, NodeContext, NodeElement, NodeFields, NodeRect, NodeScroll } from './nodes.ts'

/** The results of a query with one more. What was built in several statements is of no known length. */
type With<Results extends readonly unknown[], Result> = number extends Results['length']
  ? readonly [Result]
  : readonly [...Results, Result]

/** Looks at nodes of the page: what they are, where they are, how they are scrolled. */
export interface SelectorQuery<Results extends readonly unknown[] = readonly unknown[]> {
  /** Looks in an element (itself included), in what a React ref holds, or in a page, from the next selection on. */
  in(scope: QueryScope): SelectorQuery<Results>
  /** Selects the first node that a CSS selector means. Behind `>>>` it looks into open shadow roots, too. */
  select(selector: string): NodesRef<Results, 'one'>
  /** Selects all nodes that a CSS selector means; each of their results is a list. */
  selectAll(selector: string): NodesRef<Results, 'all'>
  /** Selects what the page is seen through: its size, and how far the page is scrolled. */
  selectViewport(): NodesRef<Results, 'viewport'>
  /**
   * Looks at everything that was asked for, now and in one go. Answers with a promise of all results in their order, and calls
   * `callback` with them, after those of the single questions.
   */
  exec(callback?: (results: Results) => void): Promise<Results>
}

/** How many nodes are meant, and so what a result is. */
type ResultOf<Which, Answer> = Which extends 'all' ? readonly Answer[] : Which extends 'one' ? Answer | null : Answer

/** Selected nodes, to be asked something. Each question leads back to the query. */
export interface NodesRef<Results extends readonly unknown[], Which extends 'one' | 'all' | 'viewport'> {
  /** Asks for id, dataset, place and size. */
  boundingClientRect(
    callback?: (result: ResultOf<Which, NodeRect>) => void,
  ): SelectorQuery<With<Results, ResultOf<Which, NodeRect>>>
  /** Asks for id, dataset, how far it is scrolled, and the size of its content. */
  scrollOffset(
    callback?: (result: ResultOf<Which, NodeScroll>) => void,
  ): SelectorQuery<With<Results, ResultOf<Which, NodeScroll>>>
  /** Asks for what the fields name. */
  fields<const Asked extends NodeFields>(
    fields: Asked,
    callback?: (result: ResultOf<Which, NodeAnswer<Asked>>) => void,
  ): SelectorQuery<With<Results, ResultOf<Which, NodeAnswer<Asked>>>>
  /** Asks for the element itself. */
  node(
    callback?: (result: ResultOf<Which, NodeElement>) => void,
  ): SelectorQuery<With<Results, ResultOf<Which, NodeElement>>>
  /** Asks for the commands of the component that the element is. */
  context(
    callback?: (result: ResultOf<Which, NodeContext>) => void,
  ): SelectorQuery<With<Results, ResultOf<Which, NodeContext>>>
}

/** A question as it was asked; it is checked when the query runs. */
interface Asked extends Omit<NodeQuestion, 'scope'> {
  readonly scope: QueryScope | undefined
  readonly callback: ((result: never) => void) | undefined
}

const api = 'createSelectorQuery'

/**
 * Makes a query, which looks at nodes by their selectors: where they are, how they are scrolled, what their styles are.
 *
 * It looks at the page shown, unless `in` names another scope. Places count from the upper left corner of what is seen of the
 * page, below its head; outside of pages, from that of the window. A node that is not there is `null`, and none of all are an
 * empty list. React code that has a ref takes `useElementRect`, or asks the element itself.
 *
 * `exec` rejects with an `ApiError`: `invalid-argument` for selectors, scopes, fields or callbacks that are none; `not-found` for
 * a scope that is gone; `unavailable` without a running app, or without a document.
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
export function createSelectorQuery(host: SelectorQueryHost = platformHost): SelectorQuery {
  const questions: Asked[] = []
  let scope: QueryScope | undefined

  const nodes = <Which extends 'one' | 'all' | 'viewport'>(
    selector: string | undefined,
    all: boolean,
  ): NodesRef<readonly unknown[], Which> => {
    const from = scope
    const ask = (fields: NodeFields, callback?: (result: never) => void) => {
      questions.push({ scope: from, selector, all, fields, callback })
      return query as SelectorQuery<readonly [never]>
    }
    return {
      boundingClientRect: (callback) => ask({ id: true, dataset: true, rect: true, size: true }, callback),
      scrollOffset: (callback) => ask({ id: true, dataset: true, scrollOffset: true }, callback),
      fields: ask,
      node: (callback) => ask({ node: true }, callback),
      context: (callback) => ask({ context: true }, callback),
    }
  }

  const query: SelectorQuery = {
    in(given) {
      scope = given
      return query
    },
    // A selector that was forgotten must not mean the viewport.
    select: (selector) => nodes(selector ?? '', false),
    selectAll: (selector) => nodes(selector ?? '', true),
    selectViewport: () => nodes(undefined, false),
    exec: (callback) =>
      callApi(api, {}, () => {
        if (callback !== undefined) checkFunction(api, 'callback', callback)
        const asked = [...questions]
        const results = host.ask(asked.map(checkQuestion))
        for (const [index, { callback: heard }] of asked.entries()) tell(heard, results[index])
        tell(callback, results)
        return results
      }),
  }
  return query
}

function checkQuestion({ scope, selector, all, fields, callback }: Asked): NodeQuestion {
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

/** A callback that throws keeps no other from hearing. */
function tell(callback: ((result: never) => void) | undefined, result: unknown): void {
  try {
    callback?.(result as never)
  } catch (error) {
    reportLater(error)
  }
}
