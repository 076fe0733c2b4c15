export {
  type IntersectionDetail,
  IntersectionTrigger,
  type IntersectionTriggerProps,
} from './IntersectionTrigger.tsx'
