export type { LoadSubPackageOptions, LoadSubPackageTask, SubPackageProgress } from './loadSubPackage.ts'
export { loadSubPackage } from './loadSubPackage.ts'
