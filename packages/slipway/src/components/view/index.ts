export type { ViewProps } from './View.tsx'
export { View } from './View.tsx'
