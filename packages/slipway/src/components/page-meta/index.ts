export type { PageMetaNavigationBar, PageMetaProps, PageStyle } from './PageMeta.tsx'
export { PageMeta } from './PageMeta.tsx'
