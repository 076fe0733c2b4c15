export { answerPage, openPage } from './pageResult.ts'
