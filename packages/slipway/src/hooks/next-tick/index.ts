export { nextTick } from './nextTick.tsx'
