export type { PageMetaHead, PageMetaProps, PageStyle } from './PageMeta.tsx'
export { PageMeta } from './PageMeta.tsx'
