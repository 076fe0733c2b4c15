// Separate chunk: loaded when the history does not follow the page stack.

/*
 * Repairs of the history, for entries of other scripts, entries that the browser refuses, and moves that do not happen. Most
 * sessions never need these repairs.
 */
export { persist } from '../history/persist.ts'
export { followForeign } from './foreignEntry.ts'
