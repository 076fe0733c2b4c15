/** What a pull is made of, for a component that can be used without it, and should not weigh as much. */
export { attachPull } from './attachPull.ts'
export { createPull } from './createPull.ts'
