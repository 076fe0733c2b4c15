export type { PageDataSource } from './pageData.ts'
export { pageData } from './pageData.ts'
export type { AnyLoader } from './usePageData.ts'
export { usePageData } from './usePageData.ts'
