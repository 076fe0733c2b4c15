export type { EmptyProps } from './Empty.tsx'
export { Empty } from './Empty.tsx'
