export type { OpenPageOptions } from './pageResult.ts'
export { answerPage, openPage } from './pageResult.ts'
