/** The commands of components that have some, by their element: what a query's `context` finds. */
export const elementContexts = new WeakMap<object, object>()
