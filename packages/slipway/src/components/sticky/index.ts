export { StickyHeader, type StickyHeaderProps } from './StickyHeader.tsx'
export { StickySection, type StickySectionProps } from './StickySection.tsx'
