// Separate chunk: loaded when the history does not follow the page stack.

/*
 * Repairs of the history: entries of other scripts are in the way, the browser refuses an entry, or a move does not happen. Most
 * sessions never need them.
 */
export { followForeign } from './foreignEntry.ts'
export { persist } from './persist.ts'
