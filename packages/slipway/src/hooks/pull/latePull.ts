// Separate chunk: loaded when a scroll view with a refresher mounts.
export { attachPull } from './attachPull.ts'
export { createPull } from './createPull.ts'
