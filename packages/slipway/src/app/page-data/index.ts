export type { LoaderArgs } from './loaderArgs.ts'
export type { PageDataSource } from './pageData.ts'
export { pageData } from './pageData.ts'
export { usePageData } from './usePageData.ts'
