/** The contexts of components by their element, for the `context` of a selector query. */
export const elementContexts = new WeakMap<object, object>()
