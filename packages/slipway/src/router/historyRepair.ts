/*
 * What the navigator does if the history does not hold what it should: entries of other scripts, entries that the browser
 * refuses, moves that do not happen. One chunk, loaded on demand, because most sessions never need it.
 */
export { followForeign } from './foreignEntry.ts'
export { persist } from './persist.ts'
