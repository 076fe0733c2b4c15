export type { DividerProps } from './Divider.tsx'
export { Divider } from './Divider.tsx'
