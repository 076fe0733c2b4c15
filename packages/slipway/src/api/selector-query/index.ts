export type { QueryScope } from '../query-scope/scope.ts'
export type { NodeRequest, SelectorQueryHost } from './host.ts'
export type {
  NodeAnswer,
  NodeContext,
  NodeElement,
  NodeFields,
  NodeIdentity,
  NodeRect,
  NodeScroll,
} from './nodes.ts'
export { createSelectorQuery, type NodesRef, type SelectorQuery } from './selectorQuery.ts'
