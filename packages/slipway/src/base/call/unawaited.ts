/**
 * Texts for the developer, by the error of a refused call: shown if the call is not awaited, because such a refusal raises no
 * unhandled rejection. Set by a running app in development.
 */
export const unawaited: { texts?: WeakMap<object, string> } = {}
