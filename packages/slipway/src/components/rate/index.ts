export type { RateEvent, RateProps } from './Rate.tsx'
export { Rate } from './Rate.tsx'
