// A module of its own would split the first load: decisions/0013.
export { words } from './locale.ts'
