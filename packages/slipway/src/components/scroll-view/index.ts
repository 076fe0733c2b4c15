export type {
  RefresherDetail,
  RefresherPullingDetail,
  ScrollDetail,
  ScrollEdgeDetail,
  ScrollViewEvent,
} from './events.ts'
export { ScrollView, type ScrollViewProps } from './ScrollView.tsx'
