export type { Devtools } from './devtools.ts'
export { devtools } from './devtools.ts'
