export type { SafeAreaEdge, SafeAreaProps } from './SafeArea.tsx'
export { SafeArea } from './SafeArea.tsx'
