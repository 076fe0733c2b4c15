export { MatchMedia, type MatchMediaProps } from './MatchMedia.tsx'
