/*
 * Repairs of the history: entries of other scripts are in the way, the browser refuses an entry, or a move does not happen. One
 * chunk, loaded on demand, because most sessions never need it.
 */
export { followForeign } from './foreignEntry.ts'
export { persist } from './persist.ts'
